import { execFileSync } from 'node:child_process';
import {
  chownSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import type { Program } from './part.ts';
import type { Plan } from './plan.ts';

const root = resolve(import.meta.dirname, '../..');
const databases = '/usr/lib/postgresql';
/** A user without files of its own on Debian. */
const userId = 65_534;

/** PostgreSQL and PgBouncer refuse to run as root. */
const unprivileged: readonly string[] =
  process.getuid?.() === 0 ? ['setpriv', `--reuid=${userId}`, `--regid=${userId}`, '--clear-groups'] : [];

const folderFor = (path: string): string => {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (unprivileged.length > 0) chownSync(path, userId, userId);
  return path;
};

const postgresBin = (): string => {
  const newest = (existsSync(databases) ? readdirSync(databases) : []).toSorted((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined) throw new Error(`PostgreSQL is missing (${databases}): apt-get install postgresql`);
  return join(databases, newest, 'bin');
};

const postgres = ({ folder, ports }: Plan): Program['command'] => {
  const [bin, data] = [postgresBin(), join(folderFor(join(folder, 'postgres')), 'data')];
  const make = [...unprivileged, join(bin, 'initdb'), '-D', data, '-U', 'taviro', '--auth=trust', '--locale=C.UTF-8'];
  if (!existsSync(data)) execFileSync(make[0] ?? '', [...make.slice(1), '--encoding=UTF8'], { stdio: 'ignore' });
  const options = ['-p', `${ports.postgres}`, '-h', '127.0.0.1', '-k', join(folder, 'postgres')];
  return [...unprivileged, join(bin, 'postgres'), '-D', data, ...options];
};

const pgbouncer = ({ folder, ports }: Plan): Program['command'] => {
  const file = join(folderFor(join(folder, 'pgbouncer')), 'pgbouncer.ini');
  const settings = [
    '[databases]',
    `* = host=127.0.0.1 port=${ports.postgres} user=taviro`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${ports.pgbouncer}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
  ];
  writeFileSync(file, `${settings.join('\n')}\n`);
  return [...unprivileged, 'pgbouncer', file];
};

const edge = resolve(import.meta.dirname, '../edge');

/** The configuration of tools/edge, with the ports of these nodes. */
const varnish = ({ folder, ports }: Plan): Program['command'] => {
  const nodes = readFileSync(join(edge, 'nodes.vcl'), 'utf8');
  const own = nodes.replace('"3000"', `"${ports['node-1']}"`).replace('"3010"', `"${ports['node-2']}"`);
  writeFileSync(join(folder, 'nodes.vcl'), own);
  const place = ['-a', `127.0.0.1:${ports.edge}`, '-n', join(folder, 'varnish'), '-s', 'malloc,64m'];
  const parameters = ['-p', `vcl_path=${folder}`, '-p', 'http_gzip_support=off'];
  return ['varnishd', '-F', '-f', join(edge, 'varnish.vcl'), '-j', 'none', '-T', 'none', ...parameters, ...place];
};

const isReady = async (port: number): Promise<void> => {
  const { ok, status } = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) });
  if (!ok) throw new Error(`/readyz responds ${status}`);
};

const webNode = ({ folder, ports, env }: Plan, at: 1 | 2): Omit<Program, 'log'> => {
  const [name, link] = [`node-${at}` as const, join(folder, `release-${at}`)];
  if (!existsSync(link)) symlinkSync(root, link);
  const port = ports[name];
  return {
    name,
    port,
    command: [process.execPath, join(link, 'tools/deploy/run-node.ts'), link],
    env: { ...env, PORT: `${port}`, DATA_DIR: join(folder, name), METRICS_PORT: `${ports[`metrics-${at}`]}` },
    check: () => isReady(port),
  };
};

/** In the order of their start. */
export const programsOf = (plan: Plan): readonly (readonly Program[])[] => {
  chmodSync(plan.folder, 0o755);
  const logged = (program: Omit<Program, 'log'>): Program => ({
    ...program,
    log: join(plan.folder, `${program.name}.log`),
  });
  const { ports } = plan;
  const redis = ['redis-server', '--port', `${ports.redis}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return [
    [
      { name: 'postgres', port: ports.postgres, command: postgres(plan) },
      { name: 'pgbouncer', port: ports.pgbouncer, command: pgbouncer(plan) },
      { name: 'redis', port: ports.redis, command: redis },
    ].map(logged),
    [webNode(plan, 1), webNode(plan, 2)].map(logged),
    [
      logged({
        name: 'varnish',
        port: ports.edge,
        command: varnish(plan),
        env: plan.env,
        check: () => isReady(ports.edge),
      }),
    ],
  ];
};
