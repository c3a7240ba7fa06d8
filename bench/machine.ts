import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

/** On what, when and of what the figures were taken. */
export function describeMachine(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const [cpu] = cpus();
  const dirty = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ', with changes';
  return [
    `Date: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `Machine: ${cpus().length} cores, ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.version}, ${process.platform} ${process.arch}`,
    `Commit: ${git('rev-parse', '--short', 'HEAD')}${dirty}`,
    `Load at the start: ${loadavg()
      .map(load => load.toFixed(1))
      .join(', ')}`,
  ];
}
