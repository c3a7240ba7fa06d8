import { useMemo } from 'preact/hooks';
import { capitalise } from '../../language/index.js';
import type { Draft } from '../form/field.js';
import { Panel } from '../form/panel.js';
import { useEngine, usePage } from '../page.js';
import { Heading, TitleList, Up } from '../parts/lists.js';

function readFacts(text: string): Draft {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Draft) : {};
  } catch {
    // a link that was cut: the form starts empty
    return {};
  }
}

/** The guided questions: a list, or the form of the question that the address names. */
export default function Questions() {
  const { path, params, asOf, update } = usePage();
  const id = path.split('/').slice(2).join('/');
  const questions = useEngine().judge.questions();
  // the address follows the form and not the other way round, or every key would start it anew
  const facts = useMemo(() => readFacts(params.facts ?? '{}'), [id]);
  const open = questions.find(question => question.id === id);
  if (open) {
    return (
      <div class="question">
        <Up path="/questions" label="All questions" />
        <Heading text={open.title} />
        <Panel
          key={id}
          id={id}
          facts={facts}
          asOf={asOf}
          understood=""
          onFacts={next => update({ facts: Object.keys(next).length > 0 ? JSON.stringify(next) : '' })}
        />
      </div>
    );
  }
  return (
    <div class="questions">
      <Heading text="Guided questions" />
      {id && <p class="caveat">There is no question “{id}”.</p>}
      <div class="columns">
        {[...new Set(questions.map(question => question.id.split('/')[0] as string))].map(format => (
          <section key={format}>
            <h2>{capitalise(format)}</h2>
            <TitleList
              under="/questions"
              items={questions.filter(question => question.id.startsWith(`${format}/`))}
            />
          </section>
        ))}
      </div>
    </div>
  );
}
