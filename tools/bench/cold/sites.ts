import { execFileSync, spawn } from 'node:child_process';
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

export interface Origin {
  /** For its web nodes. */
  readonly env: Readonly<Record<'MAIN_API_URL' | 'ORIGIN_SECRET', string>>;
  readonly pid: number;
  /** Seconds of the origin and its PostgreSQL. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** An origin in a process of its own, on a database of its own with the sample newspaper. */
export const startOrigin = async (postgres: TestPostgres, { root, dataDir, port }: Build): Promise<Origin> => {
  const databaseUrl = await createDatabase(postgres, `site_${port}`);
  const own = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  runTaviro(root, ['init', '--sample'], own);
  const child = kept(
    spawn(process.execPath, ['dist/server/taviro.js', 'origin', '--port', String(port)], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, ...asStarted.env, LOG_LEVEL: 'silent', ORIGIN_SECRET: secret, OPERATOR_PORT: '0', ...own },
    }),
  );
  await until(() => answers(port, '/healthz'));
  const pid = child.pid ?? 0;
  return {
    env: { MAIN_API_URL: `http://127.0.0.1:${port}`, ORIGIN_SECRET: secret },
    pid,
    cpu: async () => sum([pid, ...(await backendsOf(databaseUrl))].map(cpuSeconds)),
    stop: () => stopped(child),
  };
};

/** A web node and its origin. */
export const startOnPostgres = async (
  postgres: TestPostgres,
  { root, dataDir, port }: Build,
  env: Readonly<Record<string, string>>,
): Promise<ColdSite> => {
  const origin = await startOrigin(postgres, { root, dataDir: join(dataDir, 'origin'), port: port + 1 });
  const web = await startSite(port, { ...origin.env, DATA_DIR: join(dataDir, 'web'), ...env }, '/readyz', root);
  await settle(origin.pid);
  return {
    port,
    cpu: async () => cpuSeconds(web.pid) + (await origin.cpu()),
    memory: () => megabytes(web.pid, 'VmRSS') + megabytes(origin.pid, 'VmRSS'),
    stop: async () => {
      await web.stop();
      await origin.stop();
    },
  };
};

export const postgresForBench = async (): Promise<TestPostgres> => {
  const found = await startTestPostgres();
  if (found === null) throw new Error('PostgreSQL is missing: apt-get install postgresql, or set TEST_DATABASE_URL');
  return found;
};
