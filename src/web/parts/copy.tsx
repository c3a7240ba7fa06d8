import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface CopyProps {
  /** Made when the button is tapped. */
  text(): string;
  children: ComponentChildren;
}

/** A button that copies a text, and says whether it could. */
export function Copy({ text, children }: CopyProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid('Copied');
    } catch {
      setSaid('The browser does not allow it');
    }
    setTimeout(() => setSaid(''), 2500);
  };
  return (
    <button type="button" class="quiet" onClick={() => void copy()}>
      {said || children}
      <span class="unseen" role="status">
        {said}
      </span>
    </button>
  );
}
