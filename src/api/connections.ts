import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';

/** Files that stay free for everything else: documents, the log, packages that are loaded late. */
const RESERVE = 64;

/**
 * Takes no more connections than leave files to open, for each may be sent one of the page's files: without a free one,
 * the framework's own checks end the process.
 * Linux tells the limit; elsewhere the system's own bound stays.
 */
export async function limitConnections(server: Server, limits = '/proc/self/limits'): Promise<void> {
  const text = await readFile(limits, 'utf8').catch(() => '');
  const files = Number(/^Max open files\s+(\d+)/m.exec(text)?.[1]);
  if (files > RESERVE) server.maxConnections = Math.ceil((files - RESERVE) / 2);
}
