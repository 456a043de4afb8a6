import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const fromProc = async (pid: number): Promise<string> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may hold spaces; the start time is the 20th field after it.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'unknown';
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
  const read = process.platform === 'linux' ? fromProc : fromPs;
  return read(pid).catch(() => 'unknown');
};
