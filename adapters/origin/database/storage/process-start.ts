import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * One that has been killed keeps its number until whoever began it asks what became of it, which in a container may be
 * nobody. Its first thread may be gone before the others.
 */
const isOver = async (pid: number, state: string | undefined): Promise<boolean> =>
  (state === 'Z' || state === 'X') && (await readdir(`/proc/${pid}/task`)).length <= 1;

const fromProc = async (pid: number): Promise<string | null> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold spaces; the state is the first field after it, the start time the 20th.
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

/**
 * When a process began, as the system words it; null when no such process runs, 'unknown' when the system does not
 * tell.
 */
export const processStart = async (pid: number): Promise<string | null> => {
  if (!isAlive(pid)) return null;
  const read: (of: number) => Promise<string | null> = process.platform === 'linux' ? fromProc : fromPs;
  return read(pid).catch(() => 'unknown');
};
