import { usePage } from '../page.js';

const PLACES = [
  { path: '/', label: 'Ask' },
  { path: '/keywords', label: 'Keywords' },
  { path: '/questions', label: 'Forms' },
  { path: '/table', label: 'Table' },
  { path: '/changes', label: 'Changes' },
  { path: '/deck', label: 'Deck' },
] as const;

/** The places of the page; the one that is open is marked. */
export function Menu() {
  const { link, path } = usePage();
  const open = path.split('/')[1] ?? '';
  return (
    <nav class="menu" aria-label="Places">
      {PLACES.map(({ path, label }) => (
        <a key={path} href={link(path)} aria-current={path === `/${open}` ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
