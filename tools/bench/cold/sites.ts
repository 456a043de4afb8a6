import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { startTestPostgres, type TestPostgres } from '#adapters/origin/testing/start-test-postgres.ts';
import { cpuSeconds, megabytes } from '../load.ts';
import { answers, asStarted, kept, settle, startSite, stopped, until } from '../servers.ts';

export interface ColdSite {
  readonly port: number;
  /** Seconds of every process that serves it. */
  cpu(): Promise<number>;
  /** Megabytes in use, without the database server. */
  memory(): number;
  stop(): Promise<void>;
}

export interface Build {
  /** Its folder. */
  readonly root: string;
  /** Data of its own. */
  readonly dataDir: string;
  readonly port: number;
}

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

export const startEmbedded = async (
  { root, dataDir, port }: Build,
  env: Readonly<Record<string, string>>,
): Promise<ColdSite> => {
  const { pid, stop } = await startSite(port, { DATA_DIR: dataDir, ...env }, '/readyz', root);
  return { port, cpu: async () => cpuSeconds(pid), memory: () => megabytes(pid, 'VmRSS'), stop };
};

const secret = 'a'.repeat(32);

const backendsOf = async (databaseUrl: string): Promise<readonly number[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rows.map(({ pid }) => pid);
};

const origin = (root: string, port: number, env: Readonly<Record<string, string>>): ChildProcess =>
  kept(
    spawn(process.execPath, ['dist/server/taviro.js', 'origin', '--port', String(port)], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, ...asStarted.env, LOG_LEVEL: 'silent', ORIGIN_SECRET: secret, OPERATOR_PORT: '0', ...env },
    }),
  );

export const createDatabase = async ({ databaseUrl }: TestPostgres, name: string): Promise<string> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href;
};

export const runTaviro = (root: string, words: readonly string[], env: Readonly<Record<string, string>>): void =>
  void execFileSync(process.execPath, [...asStarted.words.slice(0, -1), 'dist/server/taviro.js', ...words], {
    cwd: root,
    stdio: ['ignore', 'ignore', 2],
    env: { ...process.env, ...env },
  });

/** A web node and an origin in processes of their own, on a database of their own with the sample newspaper. */
export const startOnPostgres = async (
  postgres: TestPostgres,
  { root, dataDir, port }: Build,
  env: Readonly<Record<string, string>>,
): Promise<ColdSite> => {
  const databaseUrl = await createDatabase(postgres, `site_${port}`);
  const own = { DATABASE_URL: databaseUrl, DATA_DIR: join(dataDir, 'origin') };
  runTaviro(root, ['init', '--sample'], own);
  const process = origin(root, port + 1, own);
  await until(() => answers(port + 1, '/healthz'));
  const web = await startSite(
    port,
    { MAIN_API_URL: `http://127.0.0.1:${port + 1}`, ORIGIN_SECRET: secret, DATA_DIR: join(dataDir, 'web'), ...env },
    '/readyz',
    root,
  );
  const pids = [web.pid, process.pid ?? 0];
  await settle(process.pid ?? 0);
  return {
    port,
    cpu: async () => sum([...pids, ...(await backendsOf(databaseUrl))].map(cpuSeconds)),
    memory: () => sum(pids.map((pid) => megabytes(pid, 'VmRSS'))),
    stop: async () => {
      await web.stop();
      await stopped(process);
    },
  };
};

export const postgresForBench = async (): Promise<TestPostgres> => {
  const found = await startTestPostgres();
  if (found === null) throw new Error('PostgreSQL is missing: apt-get install postgresql, or set TEST_DATABASE_URL');
  return found;
};
