import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpuSeconds } from './load.ts';

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill()));
export const kept = <T extends ChildProcess>(child: T): T => {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
};

export const stopped = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
};

export const answers = async (port: number, path: string): Promise<boolean> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
};

export const until = async (condition: () => Promise<boolean>, seconds = 120, pause = 5): Promise<void> => {
  const end = Date.now() + seconds * 1000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('timeout: the server did not become ready');
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};

/** Waits for the background work of a new process: JIT, garbage collection, refreshes. */
export const settle = async (pid: number): Promise<void> => {
  for (let tries = 0; tries < 30; tries += 1) {
    const before = cpuSeconds(pid);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    if (cpuSeconds(pid) - before < 0.05) return;
  }
};

export const asStarted = {
  words: ['--max-semi-space-size=8', 'dist/server/server.js'],
  env: {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '1048576',
    MALLOC_TRIM_THRESHOLD_: '1048576',
    NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
  },
};

export const startSite = async (
  port: number,
  env: Readonly<Record<string, string>>,
  path = '/readyz',
  root = '.',
  words: readonly string[] = asStarted.words,
): Promise<RunningServer> => {
  const child = kept(
    spawn(process.execPath, words, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...asStarted.env, PORT: String(port), LOG_LEVEL: 'silent', DRAIN_SECONDS: '0', ...env },
    }),
  );
  await until(() => answers(port, path));
  await settle(child.pid ?? 0);
  return { pid: child.pid ?? 0, port, stop: () => stopped(child) };
};

export const startBare = async (script: string, ...words: readonly string[]): Promise<RunningServer> => {
  const child = kept(fork(script, words, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { pid: child.pid ?? 0, port, stop: () => stopped(child) };
};
