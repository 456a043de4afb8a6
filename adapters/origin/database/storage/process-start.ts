import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * A killed process keeps its pid until its parent reaps it, which may never happen in a container. Its first thread may
 * exit before the others.
 */
const isOver = async (pid: number, state: string | undefined): Promise<boolean> =>
  (state === 'Z' || state === 'X') && (await readdir(`/proc/${pid}/task`)).length <= 1;

const fromProc = async (pid: number): Promise<string | null> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may contain spaces. State is the first field after it, start time the 20th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (await isOver(pid, fields[0])) ? null : (fields[19] ?? 'unknown');
};

const fromPs = async (pid: number): Promise<string> => {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
  return stdout.trim() || 'unknown';
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Null when no such process runs, 'unknown' when the system does not report it. */
export const processStart = async (pid: number): Promise<string | null> => {
  if (!isAlive(pid)) return null;
  const read: (of: number) => Promise<string | null> = process.platform === 'linux' ? fromProc : fromPs;
  return read(pid).catch(() => 'unknown');
};
