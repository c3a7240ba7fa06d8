import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePage } from '../page.js';

interface HeadingProps {
  text: string;
  /** Of the window, where it is not the text. */
  title?: string;
  unseen?: boolean;
}

/** The heading of a view: it names the window, and takes the focus when a link has led here. */
export function Heading({ text, title = text, unseen = false }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { visit } = usePage();
  useEffect(() => {
    document.title = `${title} · l5r-judge`;
  }, [title]);
  useEffect(() => {
    if (visit > 0) heading.current?.focus({ preventScroll: true });
  }, [visit]);
  return (
    <h1 ref={heading} tabIndex={-1} class={unseen ? 'unseen' : undefined}>
      {text}
    </h1>
  );
}

/** The way up from a view: a page that is kept on the home screen has no button of the browser. */
export function Up({ path, label }: { path: string; label: string }) {
  const { link } = usePage();
  return (
    <p class="up">
      <a href={link(path)}>‹ {label}</a>
    </p>
  );
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

/** Rules or questions by title, each a link to its place below `under`. */
export function TitleList({
  under,
  items,
}: {
  under: string;
  items: readonly { id: string; title: string }[];
}) {
  const { link } = usePage();
  return (
    <ul class="list plain">
      {items.map(({ id, title }) => (
        <li key={id}>
          <a href={link(`${under}/${id}`)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

/** Keywords as buttons, each a link to the place that `path` gives. */
export function KeywordPills({ names, path }: { names: readonly string[]; path(name: string): string }) {
  const { link } = usePage();
  return (
    <ul class="pills plain row">
      {names.map(name => (
        <li key={name}>
          <a href={link(path(name))}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

interface CopyProps {
  /** Made when the button is tapped. */
  text(): string;
  children?: ComponentChildren;
}

/** A button that copies a text, and shows whether that worked. */
export function Copy({ text, children }: CopyProps) {
  const [result, setResult] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setResult('Copied');
    } catch {
      setResult('The browser refused');
    }
    setTimeout(() => setResult(''), 2500);
  };
  return (
    <button type="button" class="quiet" onClick={() => void copy()}>
      {result || children}
      <span class="unseen" role="status">
        {result}
      </span>
    </button>
  );
}

/** A button that saves a text as a file. */
export function Save({ text, name, children = 'Save as file' }: CopyProps & { name: string }) {
  const save = () => {
    const type = name.endsWith('.json') ? 'application/json' : 'text/plain';
    const address = URL.createObjectURL(new Blob([text()], { type }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <button type="button" class="quiet" onClick={save}>
      {children}
    </button>
  );
}
