import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { brand } from '../../config/settings/brand.ts';

const names = [
  'edge',
  'node-1',
  'node-2',
  'postgres',
  'pgbouncer',
  'redis',
  'metrics-1',
  'metrics-2',
  'prometheus',
] as const;
type PortName = (typeof names)[number];

export interface Plan {
  readonly folder: string;
  readonly ports: Readonly<Record<PortName, number>>;
  readonly databaseUrl: string;
  readonly listenUrl: string;
  /** Of the web nodes and of commands. */
  readonly env: Readonly<Record<string, string>>;
}

/** All on loopback, on ports next to each other. */
export const planIn = (folder: string, firstPort: number): Plan => {
  const ports = Object.fromEntries(names.map((name, at) => [name, firstPort + at])) as Record<PortName, number>;
  const database = (port: number): string => `postgres://taviro@127.0.0.1:${port}/postgres`;
  const [databaseUrl, listenUrl] = [database(ports.pgbouncer), database(ports.postgres)];
  return {
    folder,
    ports,
    databaseUrl,
    listenUrl,
    env: {
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATABASE_LISTEN_URL: listenUrl,
      REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
      PUBLIC_ORIGIN: `http://${brand.slug}.localhost:${ports.edge}`,
      SISTER_PUBLIC_ORIGIN: `http://${brand.sisterSlug}.localhost:${ports.edge}`,
      BUILDS_DIR: join(folder, 'builds'),
      ORIGIN_SECRET: randomBytes(24).toString('hex'),
      TRUSTED_PROXIES: '127.0.0.1',
      EDGE_TAGS: 'xkey',
      EDGE_SECONDS: '300',
      EDGE_VARNISH_URLS: `http://127.0.0.1:${ports.edge}`,
      EDGE_VARNISH_TOKEN: randomBytes(24).toString('hex'),
      OPERATOR_PORT: '0',
      LOG_FORMAT: 'json',
    },
  };
};
