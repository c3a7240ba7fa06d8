import { useMemo } from 'preact/hooks';
import { isObject, readJson } from '../../knowledge/index.js';
import { capitalise } from '../../language/index.js';
import { Panel } from '../form/facts.js';
import type { Draft } from '../form/field.js';
import { link, readEngine, readPage, update } from '../page.js';
import { Fault, Heading, Links } from '../parts/lists.js';

// after a link that was cut, the form starts empty
function readFacts(text = ''): Draft {
  const value = readJson(text);
  return isObject(value) ? value : {};
}

/** The guided questions: a list, or the form of the question that the address names. */
export default function Questions() {
  const { path, params, asOf } = readPage();
  const id = path.split('/').slice(2).join('/');
  const questions = readEngine().judge.questions();
  // the address follows the form and not the other way round, or every key would start it anew
  const facts = useMemo(() => readFacts(params.facts), [id]);
  const open = questions.find(question => question.id === id);
  if (open) {
    return (
      <div class="question">
        <Heading text={open.title} up={['/questions', 'All questions']} />
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
      <Fault text={id && `There is no question “${id}”.`} />
      <div class="columns">
        {[...new Set(questions.map(question => question.id.split('/')[0] as string))].map(format => (
          <Links
            key={format}
            heading={capitalise(format)}
            href={id => link(`/questions/${id}`)}
            items={questions.filter(question => question.id.startsWith(`${format}/`))}
          />
        ))}
      </div>
    </div>
  );
}
