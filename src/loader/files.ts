import { constants } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fail, type Outcome, succeed } from '../knowledge/index.js';

function unreadable(file: string, error: unknown): ReturnType<typeof fail> {
  const { code: found } = error as { code: string };
  const cure = found === 'ENOENT' ? 'Check the path.' : 'The file must be readable, and text in UTF-8.';
  return fail('unreadable-file', 'The file or folder cannot be read.', { file, found, cure });
}

/** Where the path `-` is read from: standard input, as bytes. */
export type Piped = AsyncIterable<unknown>;

// a pipe without a writer would be waited for at its opening, and a device may never end
async function readRegularFile(path: string): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!(await file.stat()).isFile()) throw Object.assign(new Error(), { code: 'not a file' });
    return await file.readFile();
  } finally {
    await file.close();
  }
}

async function readBytes(path: string, input?: Piped): Promise<Buffer> {
  if (!input) return readRegularFile(path);
  return path === '-' ? buffer(input) : readFile(path);
}

/**
 * Reads a text file: UTF-8, a byte order mark dropped, every line ending as `\n`. With `input` the path `-` is what comes
 * from there, and a pipe is read like a file; without, it is refused. `name` is what a problem calls the file. Error: `unreadable-file`.
 */
export async function readText(path: string, name: string, input?: Piped): Promise<Outcome<string>> {
  try {
    const bytes = await readBytes(path, input);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return succeed(text.replace(/\r\n?/g, '\n'));
  } catch (error) {
    return unreadable(name, error);
  }
}

/**
 * Lists the files below a folder, with slashes and relative to it, sorted. Hidden files and folders, and
 * what lies in them, are left out. Error: `unreadable-file`.
 */
export async function listFiles(folder: string): Promise<Outcome<string[]>> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const names = entries
      .filter(entry => !entry.isDirectory())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, sep).length))
      .map(path => path.split(sep).join('/'));
    return succeed(names.filter(name => !/(^|\/)\./.test(name)).sort());
  } catch (error) {
    return unreadable(folder, error);
  }
}
