import { useMemo } from 'preact/hooks';
import { isObject, readJson } from '../../knowledge/index.js';
import { capitalise } from '../../language/index.js';
import type { QuestionInfo, Shape } from '../../resolver/index.js';
import { Panel } from '../form/facts.js';
import type { Draft } from '../form/field.js';
import { link, readEngine, readPage, update } from '../page.js';
import { Fault, Heading, Links } from '../parts/lists.js';

/** Whether a form can show a value of a link. */
function canShow(value: unknown, { type, items, properties }: Shape): boolean {
  const types: unknown[] = [type].flat();
  if (Array.isArray(value))
    return types.includes('array') && value.every(one => canShow(one, (items ?? {}) as Shape));
  if (isObject(value)) return types.includes('object') && readFacts(value, properties).unread.length === 0;
  return value === null || !types.some(type => type === 'array' || type === 'object');
}

/** The facts of a link that a form can show, and the names of those that it cannot. */
function readFacts(given: Draft, properties: Shape['properties'] = {}) {
  const isRead = ([name, value]: [string, unknown]) =>
    Object.hasOwn(properties, name) && canShow(value, properties[name] as Shape);
  const all = Object.entries(given);
  return {
    facts: Object.fromEntries(all.filter(isRead)),
    unread: all.filter(one => !isRead(one)).map(([name]) => name),
  };
}

/** The question of an address with the facts of its link, and what to say where they cannot all be read. */
function openQuestion(questions: readonly QuestionInfo[], id: string, written = '') {
  const open = questions.find(question => question.id === id);
  const given = readJson(written);
  const { facts, unread } = readFacts(isObject(given) ? given : {}, open?.facts.properties);
  const isCut = written !== '' && !isObject(given);
  const which = isCut
    ? 'The facts in the link'
    : unread.length > 0
      ? `Facts in the link (${unread.join(', ')})`
      : '';
  return { open, facts, written, note: which && `${which} could not be read. Fill them in below.` };
}

/** The guided questions: a list, or the form of the question that the address names. */
export default function Questions() {
  const { path, params, asOf } = readPage();
  const id = path.split('/').slice(2).join('/');
  const questions = readEngine().judge.questions();
  // the address follows the form and not the other way round, or every key would start it anew
  const { open, facts, written, note } = useMemo(() => openQuestion(questions, id, params.facts), [id]);
  if (open) {
    return (
      <div class="question">
        <Heading text={open.title} up={['/questions', 'All questions']} />
        <Fault text={written === params.facts ? note : ''} />
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
