import { usePage } from '../page.js';

const EXAMPLES = [
  'Zombie',
  'is a ratling a creature?',
  'did zombies count as Shadowlands on June 19 2008?',
  '4 players A B C D, C defends, who gets the next battle action after C',
  'may not bring holdings',
];

/** Below the empty box: what can be asked. */
export function Start() {
  const { link } = usePage();
  return (
    <section class="start">
      <h2>For instance</h2>
      <ul>
        {EXAMPLES.map(example => (
          <li key={example}>
            <a href={link('/', { q: example })}>{example}</a>
          </li>
        ))}
      </ul>
      <p class="meta">
        Legacy Format and Multiplayer Format. Pick a day above, and every answer is as of that day.
      </p>
    </section>
  );
}
