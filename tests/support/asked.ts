import type { Page } from 'playwright-core';

/** What an answer to a question in plain words shows, on the page and from the API alike. */
export interface Shown {
  kind: string;
  verdict: string | null;
  answer: string | null;
  asOf: string | null;
  steps: string[];
  caveats: string[];
  sources: string[];
  /** The questions that may be meant. */
  candidates: string[];
  hits: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: JSON of the API
type Json = any;

/** The part of an API answer that the page shows. */
export function shownOf({ interpretation, ruling, candidates, hits }: Json): Shown {
  return {
    kind: interpretation.kind,
    verdict: ruling?.verdict ?? null,
    answer: ruling?.answer ?? null,
    asOf: ruling?.asOf ?? null,
    steps: ruling?.steps.map((step: Json) => step.text) ?? [],
    caveats: ruling?.caveats ?? [],
    sources: ruling?.citations.map((citation: Json) => citation.rule) ?? [],
    candidates: candidates.map((candidate: Json) => candidate.text),
    hits: hits.map((hit: Json) => hit.id),
  };
}

/** Types a question into the box and reads what the page answers. */
export async function askPage(page: Page, question: string): Promise<Shown> {
  await page.fill('#box', question);
  await page.waitForFunction(
    text => document.querySelector<HTMLElement>('.answers')?.dataset.text === text,
    question,
  );
  return page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`.answers .ruling ${selector}`)].map(node => {
        const copy = node.cloneNode(true) as HTMLElement;
        for (const link of copy.querySelectorAll('a')) link.remove();
        return copy.textContent.trim();
      });
    const rules = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(node => node.dataset.rule as string);
    const ruling = document.querySelector<HTMLElement>('.answers .ruling');
    return {
      kind: document.querySelector<HTMLElement>('.answers')?.dataset.kind ?? '',
      verdict: ruling?.dataset.verdict ?? null,
      answer: texts('> .answer')[0] ?? null,
      asOf: ruling?.dataset.asOf ?? null,
      steps: texts('.proof li'),
      caveats: texts('> .caveat'),
      sources: rules('.answers .ruling .sources li'),
      candidates: [...document.querySelectorAll<HTMLElement>('.candidate')].map(
        node => node.dataset.text as string,
      ),
      hits: rules('.answers .hits li'),
    };
  });
}
