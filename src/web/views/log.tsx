import { useState } from 'preact/hooks';
import { capitalise, formatDay } from '../../language/index.js';
import { formatLog, keepLog, type LogEntry, readLog, sayWhen } from '../log.js';
import { Copy, Quiet, Save } from '../parts/buttons.js';
import { Heading } from '../parts/lists.js';
import { LooksWrong } from '../parts/ruling.js';

/** The rulings given at an event, with table and note. They stay on this device. */
export default function Log() {
  const [entries, setEntries] = useState(readLog);
  const change = (next: LogEntry[]) => {
    setEntries(next);
    keepLog(next);
  };
  const put = (at: number, part: Partial<LogEntry>) =>
    change(entries.map(entry => (entry.at === at ? { ...entry, ...part } : entry)));
  return (
    <div class="log">
      <Heading text="Ruling log" up={['/', 'Ask']} />
      <p class="meta">Rulings that you keep stay on this device.</p>
      {entries.length === 0 && <p class="nothing">Nothing yet: “Keep” below a ruling puts it here.</p>}
      <ol class="plain">
        {entries.map(entry => {
          const { at, question, answer, asOf, corpus, link } = entry;
          return (
            <li class="card entry" key={at}>
              <p class="meta">
                {sayWhen(entry)}, as of {formatDay(asOf)}
              </p>
              <p>
                <a href={link}>{question}</a>
              </p>
              <p>{answer}</p>
              <div class="row">
                {(['table', 'note'] as const).map(name => (
                  <label key={name}>
                    {capitalise(name)}{' '}
                    <input
                      type="text"
                      inputMode={name === 'table' ? 'numeric' : 'text'}
                      maxLength={500}
                      value={entry[name]}
                      onInput={({ currentTarget }) => put(at, { [name]: currentTarget.value })}
                    />
                  </label>
                ))}
                <Quiet onClick={() => change(entries.filter(entry => entry.at !== at))}>Remove</Quiet>
                <LooksWrong report={{ question, day: asOf, corpus, permalink: link }} />
              </div>
            </li>
          );
        })}
      </ol>
      {entries.length > 0 && (
        <div class="tools row">
          <Copy text={() => formatLog(entries)}>Copy as text</Copy>
          <Save text={() => formatLog(entries)} name="rulings.txt">
            Save as text
          </Save>
          <Save text={() => JSON.stringify(entries, null, 2)} name="rulings.json">
            Save as JSON
          </Save>
        </div>
      )}
    </div>
  );
}
