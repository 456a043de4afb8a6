import { globSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { isProgram, type RunningServer, runServer, type ServerPlan } from './run-server.fake.ts';

export const frontServers = ['varnish', 'nginx', 'caddy'] as const;
export type FrontServer = (typeof frontServers)[number];

const programs = { varnish: 'varnishd', nginx: 'nginx', caddy: 'caddy' } as const;

/** The configuration of Varnish needs a module of Debian's `varnish-modules`. */
const hasXkey = (): boolean => globSync('/usr/{,local/}lib/{,*/}varnish/vmods/libvmod_xkey.so').length > 0;

export const isFrontInstalled = (server: FrontServer): boolean =>
  isProgram(programs[server]) && (server !== 'varnish' || hasXkey());

const shipped = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');

export const token = 'a-token-that-varnish-and-the-nodes-know';

export interface Asked {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Status 0 when there is no response. */
export const askAt = (port: number, path: string, { method, host = 'lap.test', headers, body }: Asked = {}) =>
  new Promise<Told>((resolve) => {
    request({ host: '127.0.0.1', port, path, method, agent: false, headers: { host, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('close', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]),
          ),
          body: Buffer.concat(parts).toString(),
        }),
      );
    })
      .on('error', () => resolve({ status: 0, headers: {}, body: '' }))
      .end(body);
  });

const isUp = async (port: number): Promise<boolean> => (await askAt(port, '/')).status !== 0;

/** The nodes' addresses of the shipped file become those of the test. */
const withPorts = (text: string, ports: readonly number[]): string =>
  text.replaceAll(/\b(3000|3010)\b/g, (shippedPort) => String(ports[shippedPort === '3000' ? 0 : 1] ?? ports[0]));

const planOf: Readonly<Record<FrontServer, (ports: readonly number[]) => Omit<ServerPlan, 'program' | 'isUp'>>> = {
  varnish: (ports) => ({
    files: { 'varnish.vcl': shipped('varnish.vcl'), 'nodes.vcl': withPorts(shipped('nodes.vcl'), ports) },
    env: { EDGE_VARNISH_TOKEN: token },
    args: [
      '-F',
      '-a',
      '127.0.0.1:PORT',
      '-f',
      'FOLDER/varnish.vcl',
      '-n',
      'FOLDER/varnish',
      '-s',
      'malloc,32m',
      '-p',
      'vcl_path=FOLDER',
      '-p',
      'http_gzip_support=off',
      '-T',
      'none',
      '-j',
      'none',
    ],
  }),
  nginx: (ports) => ({
    files: {
      'nginx.conf': `daemon off; master_process off; pid FOLDER/nginx.pid; error_log stderr;
events { worker_connections 256; }
http { access_log off; client_body_temp_path FOLDER/body; proxy_temp_path FOLDER/proxy; fastcgi_temp_path FOLDER/fast; uwsgi_temp_path FOLDER/uwsgi; scgi_temp_path FOLDER/scgi;
include FOLDER/site.conf; }`,
      'site.conf': withPorts(shipped('nginx.conf'), ports)
        .replace('/var/cache/nginx/site', 'FOLDER/cache')
        .replace(/listen \d+/, 'listen 127.0.0.1:PORT'),
    },
    args: ['-e', 'stderr', '-p', 'FOLDER', '-c', 'FOLDER/nginx.conf'],
  }),
  caddy: (ports) => ({
    files: {
      Caddyfile: withPorts(shipped('Caddyfile'), ports).replace(
        /^\{\$DOMAIN.*\{$/m,
        'http://:PORT {\n\tbind 127.0.0.1',
      ),
    },
    args: ['run', '--config', 'FOLDER/Caddyfile', '--adapter', 'caddyfile'],
  }),
};

/** Starts a server with the shipped configuration in front of nodes on these ports. */
export const startFront = (
  server: FrontServer,
  ports: readonly number[],
  changed: (text: string) => string = (text) => text,
): Promise<RunningServer> => {
  const { files, ...plan } = planOf[server](ports);
  const own = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, changed(text)]));
  return runServer({ program: programs[server], files: own, ...plan, isUp });
};
