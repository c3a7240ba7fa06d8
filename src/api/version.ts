import { readFileSync } from 'node:fs';

const file = new URL('../../package.json', import.meta.url);

/** The version of the package; the same from `src/` and from `dist/`. */
export const VERSION: string = JSON.parse(readFileSync(file, 'utf8')).version;
