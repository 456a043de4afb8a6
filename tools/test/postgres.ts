import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

const programs = (): string | undefined => globSync('/usr/lib/postgresql/*/bin/initdb').map(dirname).sort().at(-1);
/** PostgreSQL refuses to run as root; Debian's package brings a user of its own. */
const owner = (): { readonly uid: number; readonly gid: number } | Record<string, never> =>
  process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
const idOf = (which: string): number => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const accepts = async (url: string): Promise<boolean> => {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
};

const end = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGINT');
  });

const run = async (bin: string): Promise<TestPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const user = owner();
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'], { stdio: 'ignore', cwd: folder, ...user });
  const port = await freePort();
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off'], { stdio: 'ignore', cwd: folder, ...user });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  for (let tries = 0; !(await accepts(url)); tries += 1) {
    if (tries > 300) throw new Error('PostgreSQL did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    stop: async () => {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** `TEST_DATABASE_URL`, else Debian's PostgreSQL started in a folder of its own, else null: then contracts run on the embedded one alone. */
export const startTestPostgres = async (): Promise<TestPostgres | null> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const bin = programs();
  return bin ? run(bin) : null;
};
