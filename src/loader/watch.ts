import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './files.js';
import { splitFolders } from './rule-texts.js';

/** The time between two looks at a folder, and the share of the time that looking may take. */
const PAUSE = 500;
const SHARE = 0.2;

function describeFile(path: string): Promise<string> {
  return stat(path).then(
    ({ ino, size, mtimeMs, ctimeMs }) => [path, ino, size, mtimeMs, ctimeMs].join(),
    () => path,
  );
}

// the files at the folder's path now: a folder that was replaced, or a link with another target, has other files
async function describeFolder(folder: string): Promise<string> {
  const listed = await listFiles(folder);
  if (!listed.ok) return listed.problem.code;
  const files = listed.value.filter(file => /\.(?:md|yaml)$/.test(file));
  return (await Promise.all(files.map(file => describeFile(join(folder, file))))).join('\n');
}

/**
 * Notes how the rules in one or several folders look. The function it returns starts the watch: it calls back after each change, also
 * one made before the start, and returns what ends the watch. The watch asks for the files' times, because the events of
 * the file system miss a folder that is replaced, and fail on folders that come and go.
 */
export async function watchFolder(folders: string): Promise<(onEdit: () => void) => () => void> {
  const describe = async () => (await Promise.all(splitFolders(folders).map(describeFolder))).join('\n');
  let known = await describe();
  return onEdit => {
    let timer: NodeJS.Timeout;
    let ended = false;
    const look = async () => {
      const begun = performance.now();
      const found = await describe();
      if (ended) return;
      if (found !== known) onEdit();
      known = found;
      plan(Math.max(PAUSE, (performance.now() - begun) / SHARE));
    };
    const plan = (pause: number) => {
      timer = setTimeout(look, pause).unref();
    };
    plan(PAUSE);
    return () => {
      ended = true;
      clearTimeout(timer);
    };
  };
}
