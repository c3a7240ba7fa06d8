import { useEffect, useRef } from 'preact/hooks';
import type { Problem, Status } from '../../knowledge/index.js';
import { STATUS_WORDS } from '../../language/index.js';
import type { Html } from '../../pages/index.js';
import { visit } from '../address.js';
import { link } from '../page.js';

interface HeadingProps {
  text: string;
  /** Of the window, where it is not the text. */
  title?: string;
  unseen?: boolean;
  /** The way up: a page that is kept on the home screen has no button of the browser. */
  up?: readonly [path: string, label: string] | undefined;
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

/** A link of a list. */
export interface Item extends TagsProps {
  /** Its name to the address, if it has another than its title. */
  id?: string;
  title: string;
  /** In smaller letters behind it. */
  note?: string | null;
  /** Whether it is open. */
  current?: boolean;
}

/** A rule or a question as an item, without its status. */
export const toItem = ({ id, title }: { id: string; title: string }): Item => ({ id, title });

interface LinksProps {
  heading?: string;
  items: readonly (string | Item)[];
  /** The address of an item, by its id. */
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
        {items.map((item, index) => {
          const {
            title,
            id = title,
            note,
            current,
            ...tags
          } = typeof item === 'string' ? { title: item } : item;
          return (
            <li key={index} data-id={id}>
              <a href={href(id)} aria-current={current ? 'page' : undefined}>
                {title}
              </a>{' '}
              {note && <span class="meta">{note} </span>}
              <Tags {...tags} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface UnknownProps extends Pick<LinksProps, 'href'> {
  heading: string;
  up: HeadingProps['up'];
  problem: Problem;
  /** What could have been meant, where the problem's own words for it are not for people. */
  near?: LinksProps['items'];
}

/** Shown for what does not exist: why, and what could have been meant. */
export function Unknown({ heading, up, problem, near = problem.near ?? [], href }: UnknownProps) {
  return (
    <div>
      <Heading text={heading} up={up} />
      <Fault text={problem.message} />
      <Links pills items={near} href={href} />
    </div>
  );
}
