import { execFileSync, spawn } from 'node:child_process';
import { freePort } from '#adapters/origin/testing/free-port.ts';

export interface TestRedis {
  readonly url: string;
  stop(): Promise<void>;
}

const command = (): string | null =>
  ['redis-server', 'valkey-server'].find((name) => {
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  }) ?? null;

export const hasRedis = (): boolean => command() !== null;

/** Starts a Redis or Valkey without persistence; null when none is installed. */
export const startTestRedis = async (port?: number): Promise<TestRedis | null> => {
  const name = command();
  if (name === null) return null;
  const taken = port ?? (await freePort());
  const running = spawn(name, ['--port', String(taken), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise<void>((resolve, reject) => {
    running.stdout.on('data', (text: Buffer) => text.includes('eady to accept connections') && resolve());
    running.once('error', reject).once('exit', () => reject(new Error(`${name} ended`)));
  });
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  return {
    url: `redis://127.0.0.1:${taken}`,
    stop: async () => {
      running.kill('SIGKILL');
      await ended;
    },
  };
};
