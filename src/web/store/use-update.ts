import { useEffect, useState } from 'preact/hooks';

/** Keeps the page for visits without a network; gives what loads a newer version of it, where there is one. */
export function useUpdate(): (() => void) | null {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    void navigator.serviceWorker
      .register('/service-worker.js', { updateViaCache: 'none' })
      .then(registration => {
        const note = () => {
          // the first one of all replaces nothing
          if (navigator.serviceWorker.controller) setWaiting(registration.waiting);
        };
        note();
        registration.addEventListener('updatefound', () => {
          registration.installing?.addEventListener('statechange', note);
        });
      })
      .catch(() => {});
  }, []);
  if (!waiting) return null;
  return () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('take-over');
  };
}
