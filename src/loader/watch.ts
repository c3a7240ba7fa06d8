import { watch } from 'node:fs';

/** Editors write a file in several steps; what happens within this time is one edit. In milliseconds. */
const SETTLE = 150;

/** Calls back after edits below a folder, once for those that come together. Returns what ends it. */
export function watchFolder(folder: string, onEdit: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true, persistent: false }, () => {
    clearTimeout(timer);
    timer = setTimeout(onEdit, SETTLE);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
