import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface CopyProps {
  /** Made when the button is tapped. */
  text(): string;
  children: ComponentChildren;
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
