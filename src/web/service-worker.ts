/**
 * Keeps the files of the page, so that it opens without a network. What the rules say is not kept here: the page
 * stores its pack itself, and knows which corpus it has.
 */

// what a service worker has, which a page has not
interface WorkerEvent extends Event {
  request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
  addEventListener(type: 'install' | 'activate' | 'fetch', listen: (event: WorkerEvent) => void): void;
}

const worker = globalThis as unknown as Worker;
// both are filled in when the page is built
const files = 'BUILT_FILES' as unknown as string[];
const NAME = 'l5r-judge-page-BUILT_VERSION';

async function answerFromStore(request: Request, path: string): Promise<Response> {
  const store = await caches.open(NAME);
  return (await store.match(path)) ?? fetch(request);
}

// without a network, a link to a rule leads to it on the page, and one to the booklet to all rules of its day
async function answerRules(request: Request, { pathname, searchParams }: URL): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const asOf = searchParams.get('asOf');
    const path = pathname === '/booklet' ? '/rules' : pathname;
    return Response.redirect(`/#${path}${asOf ? `?asOf=${encodeURIComponent(asOf)}` : ''}`, 302);
  }
}

worker.addEventListener('install', event => {
  const store = caches.open(NAME);
  // past the browser's own store: a new version must not be made of old files
  const fresh = files.map(path => new Request(path, { cache: 'reload' }));
  // it takes over at once: the page says so, and a part that it does not have any more is loaded anew
  event.waitUntil(store.then(cache => cache.addAll(fresh)).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', event => {
  const old = (name: string) => name.startsWith('l5r-judge-page-') && name !== NAME;
  const clean = caches.keys().then(names => Promise.all(names.filter(old).map(name => caches.delete(name))));
  event.waitUntil(clean.then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', event => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  const path = url.pathname === '/index.html' ? '/' : url.pathname;
  if (files.includes(path)) event.respondWith(answerFromStore(request, path));
  else if (request.mode === 'navigate' && /^\/(?:booklet$|rules(?:\/|$))/.test(path))
    event.respondWith(answerRules(request, url));
});
