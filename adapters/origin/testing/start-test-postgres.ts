import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

export interface TestPostgres {
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

const run = promisify(execFile);
const home = '/usr/lib/postgresql';

const newestBin = async (): Promise<string | null> => {
  const versions = await readdir(home).catch(() => []);
  const newest = versions
    .map(Number)
    .filter(Number.isFinite)
    .toSorted((one, other) => other - one)[0];
  if (newest === undefined) return null;
  const bin = join(home, String(newest), 'bin');
  return stat(join(bin, 'initdb')).then(
    () => bin,
    () => null,
  );
};

/** PostgreSQL refuses to run as root: run it as the unprivileged owner of the folder. */
const nobody = async (folder: string): Promise<readonly string[]> => {
  if (process.getuid?.() !== 0) return [];
  const [{ stdout: uid }, { stdout: gid }] = await Promise.all([
    run('id', ['-u', 'nobody']),
    run('id', ['-g', 'nobody']),
  ]);
  await chown(folder, Number(uid), Number(gid));
  return ['runuser', '-u', 'nobody', '--'];
};

const untilReady = (running: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let log = '';
    running.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = `${log}${text}`.slice(-4_000);
      if (log.includes('ready to accept connections')) resolve();
    });
    running.once('close', (code, signal) => reject(new Error(`PostgreSQL ended (${code ?? signal}): ${log}`)));
  });

const cache = join(import.meta.dirname, '../../../node_modules/.cache');

const copyOf = async (from: string, to: string): Promise<boolean> => {
  const begun = `${to}-${process.pid}-begun`;
  return run('cp', ['-a', from, begun])
    .then(() => rename(begun, to))
    .then(
      () => true,
      async () => {
        await rm(begun, { recursive: true, force: true });
        return false;
      },
    );
};

/** Copies a cached data folder: initdb takes ten times as long. */
const server = async (bin: string): Promise<TestPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'origin-pg-'));
  await chmod(folder, 0o755);
  const as = await nobody(folder);
  const data = join(folder, 'data');
  const kept = join(cache, `postgres${bin.replaceAll('/', '-')}`);
  const command = (name: string, ...given: readonly string[]): readonly [string, readonly string[]] => {
    const [first = '', ...rest] = [...as, join(bin, name), ...given];
    return [first, rest];
  };
  const [initdb, initOptions] = command(
    'initdb',
    '-D',
    data,
    '-U',
    'test',
    '--auth=trust',
    '--locale=C.UTF-8',
    '--encoding=UTF8',
    '--no-sync',
  );
  if (!(await copyOf(kept, data))) {
    await run(initdb, initOptions);
    await mkdir(cache, { recursive: true });
    await copyOf(data, kept);
  }
  const port = await freePort();
  const [postgres, options] = command(
    'postgres',
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    'fsync=off',
  );
  const running = spawn(postgres, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  const databaseUrl = `postgres://test@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    const [control, controlOptions] = command('pg_ctl', 'stop', '-D', data, '-m', 'immediate');
    await run(control, controlOptions).catch(() => running.kill('SIGTERM'));
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await untilReady(running).catch(async (cause: unknown) => {
    await stop();
    throw cause;
  });
  return { databaseUrl, stop };
};

const databaseOn = async (url: string): Promise<TestPostgres> => {
  const name = `origin_${process.pid}_${Date.now()}`;
  const admin = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await admin(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { databaseUrl: own.href, stop: () => admin(`drop database ${name} with (force)`) };
};

/** TEST_DATABASE_URL, or Debian's PostgreSQL in a temporary folder; null without either. */
export const startTestPostgres = async (): Promise<TestPostgres | null> => {
  if (process.env.TEST_DATABASE_URL !== undefined) return databaseOn(process.env.TEST_DATABASE_URL);
  const bin = await newestBin();
  return bin === null ? null : server(bin);
};

export const hasPostgres = async (): Promise<boolean> =>
  process.env.TEST_DATABASE_URL !== undefined || (await newestBin()) !== null;
