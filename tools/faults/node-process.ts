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

export const startNode = (port: number, dataDir: string, env: Readonly<Record<string, string>> = {}) => {
  const child = spawn(process.execPath, ['dist/server/server.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...env },
  });
  const log = createWriteStream(`${dataDir}.log`, { flags: 'a' });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  running.add(child);
  const exit = once(child, 'exit').finally(() => running.delete(child));
  return {
    port,
    pid: child.pid ?? 0,
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
