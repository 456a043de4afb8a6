import { Agent, request } from 'node:http';
import { isProgram, runServer } from '#tools/edge/run-server.fake.ts';
import type { EdgeFormat } from '#cli/edge/edge-formats.ts';

/** Status when the rules leave the request to the web server. */
export const leftAlone = 418;

interface EdgeServer {
  readonly program: string;
  readonly files: (rules: string) => Readonly<Record<string, string>>;
  readonly args: readonly string[];
}

const servers: Readonly<Record<EdgeFormat, EdgeServer>> = {
  nginx: {
    program: 'nginx',
    files: (rules) => ({
      'nginx.conf': `daemon off; master_process off; pid FOLDER/nginx.pid; error_log stderr;
events { worker_connections 64; }
http { access_log off; client_body_temp_path FOLDER/body; proxy_temp_path FOLDER/proxy; fastcgi_temp_path FOLDER/fast; uwsgi_temp_path FOLDER/uwsgi; scgi_temp_path FOLDER/scgi;
server { listen 127.0.0.1:PORT;
${rules}
location / { return ${leftAlone}; } } }`,
    }),
    args: ['-e', 'stderr', '-p', 'FOLDER', '-c', 'FOLDER/nginx.conf'],
  },
  varnish: {
    program: 'varnishd',
    files: (rules) => ({
      'rules.vcl': rules,
      'edge.vcl': `vcl 4.1;
backend default none;
include "FOLDER/rules.vcl";
sub vcl_recv { return (synth(${leftAlone})); }`,
    }),
    args: [
      '-F',
      '-a',
      '127.0.0.1:PORT',
      '-f',
      'FOLDER/edge.vcl',
      '-n',
      'FOLDER/varnish',
      '-s',
      'malloc,16m',
      '-T',
      'none',
      '-j',
      'none',
    ],
  },
  haproxy: {
    program: 'haproxy',
    files: (rules) => ({
      'haproxy.cfg': `defaults
  mode http
  timeout client 30s
  timeout server 30s
  timeout connect 5s
frontend edge
  bind 127.0.0.1:PORT
${rules}
  http-request return status 404 hdr x-left-alone 1
`,
    }),
    args: ['-db', '-f', 'FOLDER/haproxy.cfg'],
  },
  caddy: {
    program: 'caddy',
    files: (rules) => ({
      Caddyfile: `{
	admin off
	auto_https off
}
http://:PORT {
	bind 127.0.0.1
${rules}
	respond ${leftAlone}
}
`,
    }),
    args: ['run', '--config', 'FOLDER/Caddyfile', '--adapter', 'caddyfile'],
  },
};

export const isInstalled = (format: EdgeFormat): boolean => isProgram(servers[format].program);

export interface EdgeAnswer {
  readonly status: number;
  readonly location: string | null;
}

export interface RunningEdge {
  readonly ask: (host: string, target: string) => Promise<EdgeAnswer>;
  readonly stop: () => Promise<void>;
}

const asking =
  (port: number, agent: Agent): RunningEdge['ask'] =>
  (host, target) =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, agent, path: target, headers: { host } }, (response) => {
        const { statusCode = 0, headers } = response;
        const status = headers['x-left-alone'] === undefined ? statusCode : leftAlone;
        response.resume().on('end', () => resolve({ status, location: headers.location ?? null }));
      })
        .on('error', reject)
        .end();
    });

export const startEdge = async (format: EdgeFormat, rules: string): Promise<RunningEdge> => {
  const { program, files, args } = servers[format];
  const agent = new Agent({ maxSockets: 8 });
  const server = await runServer({
    program,
    args,
    files: Object.fromEntries(
      Object.entries(files('RULES')).map(([name, text]) => [name, text.replace('RULES', () => rules)]),
    ),
    isUp: async (port) => {
      await asking(port, agent)('x', '/');
      return true;
    },
  });
  return {
    ask: asking(server.port, agent),
    stop: async () => {
      agent.destroy();
      await server.stop();
    },
  };
};
