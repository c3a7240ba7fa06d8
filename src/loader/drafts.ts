import { type Corpus, formatHeading } from '../knowledge/index.js';
import { listClaims, listRestated } from './claims.js';
import type { OfficialPage } from './official.js';

/** A document that a person has to complete: its place and its tags are filled in, its words are not. */
export interface Draft {
  /** Below the folder of the rules. */
  file: string;
  text: string;
}

function nameFile(folder: string, heading: string, number: number): string {
  const words = heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${folder}/${words}-paragraph-${number}.md`;
}

/** A draft for each paragraph that no document restates, or whose change tag none has. */
export function draftDocuments(corpus: Corpus, official: readonly OfficialPage[]): Draft[] {
  return official.flatMap(one =>
    one.sections.flatMap(section =>
      listRestated(section, listClaims(corpus, one.page))
        .filter(({ documents, tags }) => documents.length === 0 || tags.length > 0)
        .map(({ paragraph: { number, operation }, tags }) => {
          const heading = section.heading ? formatHeading(section.heading) : section.name;
          const lines = [
            '---',
            '# Fill in title and answer, and state the rule in your own words below.',
            'title:',
            'answer:',
            'source:',
            `  page: ${one.page.key}`,
            `  heading: ${JSON.stringify(heading)}`,
            ...(operation === null ? [] : [`  operation: ${JSON.stringify(operation)}`]),
            `  paragraphs: [${number}]`,
            ...(tags.length > 0 ? [`changes: ${JSON.stringify(tags)}`] : []),
            '---',
          ];
          return { file: nameFile(one.page.folder, heading, number), text: `${lines.join('\n')}\n` };
        }),
    ),
  );
}
