import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Asked } from '../../ask/index.js';
import type { PanelProps } from '../form/panel.js';
import { usePage } from '../page.js';
import { RulingCard } from './ruling.js';

/** The ruling on a sentence; where facts are missing, they are asked for in place. */
export function AskedRuling({ asked: { ruling, interpretation } }: { asked: Asked }) {
  const { link } = usePage();
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const { question, facts, text, asOf } = interpretation;
  const open = (ruling?.needs.length ?? 0) > 0;
  useEffect(() => {
    if (!open) return;
    import('../form/panel.js').then(
      module => setPanel(() => module.Panel),
      // without the fields the ruling still tells what it needs
      () => {},
    );
  }, [open]);
  if (!ruling) return null;
  if (question && Panel) {
    return <Panel id={question} facts={facts ?? {}} first={ruling} understood={text} asOf={asOf} />;
  }
  return (
    <RulingCard ruling={ruling} understood={text}>
      {open && (
        <ul class="needs">
          {ruling.needs.map(({ fact, why }) => (
            <li key={fact}>{why}</li>
          ))}
        </ul>
      )}
      {question && (
        <p>
          <a href={link(`/questions/${question}`, { facts: JSON.stringify(facts ?? {}), asOf })}>
            Change the facts
          </a>
        </p>
      )}
    </RulingCard>
  );
}
