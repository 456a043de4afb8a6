import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export type Slot = 'a' | 'b';

export interface ReleaseProcess {
  readonly release: string;
  readonly slot: Slot;
  readonly dataDir: string;
  readonly pid: number;
  /** Null once it is ready; the exit code if it ended before. */
  readonly started: Promise<number | null>;
  readonly ended: Promise<number>;
  /** Another process has taken over: it stops accepting connections, drains and exits. */
  replace(): void;
  kill(signal: NodeJS.Signals): void;
}

export interface NodeSettings {
  /** The file descriptor of the bound socket. */
  readonly socket: number;
  /** Contains a folder for each of the two processes of a deploy. */
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Null if the folder is a built release. */
export const faultOfRelease = (release: string): string | null => {
  const missing = ['tools/serve.sh', 'dist/server/server.js', 'node_modules/.bin/node'].find(
    (file) => !existsSync(join(release, file)),
  );
  return missing === undefined ? null : `${release} is not a built release: ${missing} is missing`;
};

/** Starts a release on an open socket, with a data folder of its own: two processes cannot share one. */
export const startRelease = (
  release: string,
  slot: Slot,
  { dataDir, env, socket }: NodeSettings,
  listenAt: 'start' | 'ready',
): ReleaseProcess => {
  const own = join(dataDir, slot);
  const builds = env['BUILDS_DIR'] ?? join(dataDir, 'builds');
  const child = spawn('sh', ['tools/serve.sh'], {
    cwd: release,
    env: { ...env, LISTEN_FD: '3', LISTEN_AT: listenAt, DATA_DIR: own, BUILDS_DIR: builds },
    stdio: ['ignore', 'inherit', 'inherit', socket, 'ipc'],
  });
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const ready = new Promise<null>((resolve) => child.on('message', (message) => message === 'ready' && resolve(null)));
  return {
    release,
    slot,
    dataDir: own,
    pid: child.pid ?? 0,
    started: Promise.race([ready, ended]),
    ended,
    replace: () => void (child.connected && child.send('replaced')),
    kill: (signal) => void child.kill(signal),
  };
};
