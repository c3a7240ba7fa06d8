import { useEffect, useRef } from 'preact/hooks';
import type { Problem, Status } from '../../knowledge/index.js';
import { STATUS_WORDS } from '../../language/index.js';
import type { Html } from '../../pages/index.js';
import type { Step } from '../../resolver/index.js';
import { visit } from '../address.js';
import { link } from '../page.js';

interface HeadingProps {
  text: string;
  /** Of the window, where it is not the text. */
  title?: string;
  unseen?: boolean;
  /** The way up: a page that is kept on the home screen has no button of the browser. */
  up?: readonly [path: string, label: string];
}

/** The heading of a view: it names the window, and takes the focus when a link has led here. */
export function Heading({ text, title = text, unseen = false, up }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · l5r-judge`;
  }, [title]);
  useEffect(() => {
    if (visit.value > 0) heading.current?.focus({ preventScroll: true });
  }, [visit.value]);
  return (
    <>
      {up && (
        <p class="up">
          <a href={link(up[0])}>‹ {up[1]}</a>
        </p>
      )}
      <h1 ref={heading} tabIndex={-1} class={unseen ? 'unseen' : undefined}>
        {text}
      </h1>
    </>
  );
}

/** What is wrong, and what would be right, as it is read aloud. */
export function Fault({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p class="caveat" role="alert">
      {text}
    </p>
  );
}

/** A problem in two sentences: what is wrong, and the fix. */
export function sayProblem({ message, cure = '' }: Problem): string {
  return `${message} ${cure}`.trim();
}

/** Limits of an answer, each in a paragraph. */
export function Caveats({ caveats }: { caveats: readonly string[] }) {
  return (
    <>
      {caveats.map(caveat => (
        <p class="caveat" key={caveat}>
          {caveat}
        </p>
      ))}
    </>
  );
}

interface TagsProps {
  status?: Status;
  tags?: readonly string[];
  undated?: boolean;
}

/** How a rule stands on the day, where it is not simply in force, and its change tags. */
export function Tags({ status = 'in-force', tags = [], undated = false }: TagsProps) {
  return (
    <>
      {status !== 'in-force' && <span class={`tag ${status}`}>{STATUS_WORDS[status]}</span>}
      {tags.map(tag => (
        <span class="tag" key={tag}>
          {tag}
        </span>
      ))}
      {undated && <span class="tag meta">undated</span>}
    </>
  );
}

/** What the pages of the service show as well. Its texts are escaped. */
export function Drawn({ html: { html } }: { html: Html }) {
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

interface LinksProps {
  heading?: string;
  /** Names; or rules and questions, which have an id and a title. */
  items: readonly (string | { id: string; title: string })[];
  /** The address of an item, by its name or id. */
  href(id: string): string;
  pills?: boolean;
}

/** Links below each other, or as pills in a row; nothing where there are none. */
export function Links({ heading, items, href, pills = false }: LinksProps) {
  if (items.length === 0) return null;
  return (
    <section>
      {heading && <h2>{heading}</h2>}
      <ul class={pills ? 'pills plain row' : 'list'}>
        {items.map(item => {
          const { id, title } = typeof item === 'string' ? { id: item, title: item } : item;
          return (
            <li key={id}>
              <a href={href(id)}>{title}</a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Steps of a proof in one paragraph, each with its rule. */
export function Because({ steps }: { steps: readonly Step[] }) {
  return (
    <>
      {steps.map(({ text, rule }) => (
        <span key={text}>
          {text} <a href={link(`/rules/${rule}`)}>Rule</a>{' '}
        </span>
      ))}
    </>
  );
}
