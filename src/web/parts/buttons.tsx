import type { ComponentChildren, ComponentProps } from 'preact';
import { useState } from 'preact/hooks';

/** A button that sends no form. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}

/** A button that is seldom needed. */
export function Quiet(props: ComponentProps<'button'>) {
  return <Button class="quiet" {...props} />;
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
    <Quiet onClick={() => void copy()}>
      {result || children}
      <span class="unseen" role="status">
        {result}
      </span>
    </Quiet>
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
  return <Quiet onClick={save}>{children}</Quiet>;
}

/** A field that reads a file of the device as text. */
export function OpenFile({
  label,
  accept,
  read,
}: {
  label: string;
  accept: string;
  read(text: string): void;
}) {
  return (
    <p>
      <label>
        {label}{' '}
        <input
          type="file"
          accept={accept}
          onChange={async ({ currentTarget }) => read((await currentTarget.files?.[0]?.text()) ?? '')}
        />
      </label>
    </p>
  );
}
