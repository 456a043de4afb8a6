import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

const isReady = async (port: number): Promise<boolean> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
};

type Env = Readonly<Record<string, string>>;

const run = (args: readonly string[], dataDir: string, env: Env) => {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
  });
  const log = createWriteStream(`${dataDir}.log`, { flags: 'a' });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  running.add(child);
  const exit = once(child, 'exit').finally(() => running.delete(child));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exit;
  };
  return { child, exit, kill };
};

const waitFor = async (holds: () => Promise<boolean>): Promise<boolean> => {
  for (const end = Date.now() + 120_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50)))
    if (await holds()) return true;
  return false;
};

const isListening = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );

/** The embedded origin alone, once it has written the sample newspaper. */
export const startOrigin = async (port: number, dataDir: string, env: Env) => {
  const args = ['dist/server/taviro.js', 'origin', '--json', '--port', String(port)];
  const { child, exit, kill } = run(args, dataDir, env);
  const ready = new Promise<true>((resolve) => {
    child.stdout.on('data', (text: Buffer) => text.includes('"url"') && resolve(true));
  });
  if ((await Promise.race([ready, exit])) !== true) throw new Error(`the origin ended (see ${dataDir}.log)`);
  return { kill };
};

export const startNode = (port: number, dataDir: string, env: Env = {}) => {
  const { child, exit, kill } = run(['dist/server/server.js'], dataDir, { PORT: String(port), ...env });
  return {
    port,
    pid: child.pid ?? 0,
    kill,
    listening: (): Promise<boolean> => waitFor(() => isListening(port)),
    ready: async (): Promise<void> => {
      for (
        const end = Date.now() + 120_000;
        !(await isReady(port));
        await new Promise((resolve) => setTimeout(resolve, 50))
      ) {
        if (Date.now() > end || child.exitCode !== null)
          throw new Error(`the server on ${port} did not become ready (see ${dataDir}.log)`);
      }
    },
    stop: async (): Promise<{ readonly code: number | null; readonly ms: number }> => {
      const begun = performance.now();
      child.kill('SIGTERM');
      const [code] = (await exit) as [number | null];
      return { code, ms: Math.round(performance.now() - begun) };
    },
  };
};

export type NodeProcess = ReturnType<typeof startNode>;
