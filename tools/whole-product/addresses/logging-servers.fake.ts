import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import type { LogFormat } from '#cli/logs/log-formats.ts';
import { until } from '../running/built-process.fake.ts';

export const loggingServers = ['nginx', 'apache', 'lighttpd', 'haproxy', 'varnish', 'caddy'] as const;
export type LoggingServer = (typeof loggingServers)[number];

interface Logging {
  readonly program: string;
  readonly args: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  readonly logs: Readonly<Record<string, LogFormat>>;
  readonly writer?: { readonly program: string; readonly args: readonly string[] };
}

const apacheModules = '/usr/lib/apache2/modules';

const servers: Readonly<Record<LoggingServer, Logging>> = {
  nginx: {
    program: 'nginx',
    args: ['-e', 'stderr', '-p', 'FOLDER', '-c', 'FOLDER/nginx.conf'],
    files: {
      'nginx.conf': `daemon off; master_process off; pid FOLDER/nginx.pid; error_log stderr crit;
events { worker_connections 64; }
http { client_body_temp_path FOLDER/body; proxy_temp_path FOLDER/proxy; fastcgi_temp_path FOLDER/fast; uwsgi_temp_path FOLDER/uwsgi; scgi_temp_path FOLDER/scgi;
log_format bytes escape=json '{"time":"$time_iso8601","host":"$host","request":"$request","status":$status,"remote_addr":"$remote_addr","http_user_agent":"$http_user_agent"}';
log_format hex '{"time_local":"$time_local","msec":$msec,"host":"$host","request":"$request","status":$status,"remote_addr":"$remote_addr"}';
access_log FOLDER/combined.log; access_log FOLDER/bytes.log bytes; access_log FOLDER/hex.log hex;
server { listen 127.0.0.1:PORT; location / { return 200 x; } } }`,
    },
    logs: { 'combined.log': 'combined', 'bytes.log': 'json', 'hex.log': 'json' },
  },
  apache: {
    program: 'apache2',
    args: ['-X', '-f', 'FOLDER/apache.conf'],
    files: {
      'apache.conf': `ServerRoot FOLDER
ServerName site.example
UseCanonicalName Off
Listen 127.0.0.1:PORT
PidFile FOLDER/apache.pid
LoadModule mpm_event_module ${apacheModules}/mod_mpm_event.so
LoadModule authz_core_module ${apacheModules}/mod_authz_core.so
ErrorLog FOLDER/error.log
LogFormat "%h %l %u %t \\"%r\\" %>s %O \\"%{Referer}i\\" \\"%{User-Agent}i\\"" combined
LogFormat "%V:%p %h %l %u %t \\"%r\\" %>s %O \\"%{Referer}i\\" \\"%{User-Agent}i\\"" vhost_combined
CustomLog FOLDER/combined.log combined
CustomLog FOLDER/vhost.log vhost_combined
`,
    },
    logs: { 'combined.log': 'combined', 'vhost.log': 'vhost-combined' },
  },
  lighttpd: {
    program: 'lighttpd',
    args: ['-D', '-f', 'FOLDER/lighttpd.conf'],
    files: {
      'lighttpd.conf': `server.document-root = "FOLDER"
server.bind = "127.0.0.1"
server.port = PORT
server.modules = ("mod_accesslog")
server.errorlog = "FOLDER/error.log"
accesslog.filename = "FOLDER/access.log"
`,
    },
    logs: { 'access.log': 'lighttpd' },
  },
  haproxy: {
    program: 'haproxy',
    args: ['-db', '-f', 'FOLDER/haproxy.cfg'],
    files: {
      'haproxy.cfg': `global
  log stdout format raw local0
defaults
  mode http
  log global
  option httplog
  option accept-invalid-http-request
  timeout client 30s
  timeout server 30s
  timeout connect 5s
frontend edge
  bind 127.0.0.1:PORT
  http-request return status 200
`,
    },
    logs: { stdout: 'haproxy' },
  },
  varnish: {
    program: 'varnishd',
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
    files: { 'edge.vcl': 'vcl 4.1;\nbackend default none;\nsub vcl_recv { return (synth(200)); }\n' },
    logs: { stdout: 'varnish' },
    writer: { program: 'varnishncsa', args: ['-n', 'FOLDER/varnish', '-d'] },
  },
  caddy: {
    program: 'caddy',
    args: ['run', '--config', 'FOLDER/Caddyfile', '--adapter', 'caddyfile'],
    files: {
      Caddyfile: `{
	admin off
	auto_https off
}
http://:PORT {
	bind 127.0.0.1
	log {
		output file FOLDER/access.log
	}
	respond 200
}
`,
    },
    logs: { 'access.log': 'caddy' },
  },
};

const path = `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`;

export const canLog = (server: LoggingServer): boolean =>
  path.split(':').some((folder) => existsSync(join(folder, servers[server].program)));

/** Uses a connection of its own; the server has answered when it closes. */
const send = (port: number, bytes: Buffer): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    let answered = false;
    socket
      .on('data', () => (answered = true))
      .on('error', () => resolve(false))
      .on('close', () => resolve(answered));
  });

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => (child.exitCode === null ? child.once('close', () => resolve()) : resolve()));

const stop = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM');
  await ended(child);
};

export interface WrittenLog {
  readonly format: LogFormat;
  readonly bytes: Buffer;
}

export const logsOf = async (server: LoggingServer, requests: readonly Buffer[]): Promise<readonly WrittenLog[]> => {
  const { program, args, files, logs, writer } = servers[server];
  const folder = mkdtempSync(join(tmpdir(), 'logging-'));
  const port = await freePort();
  const filled = (text: string): string => text.replaceAll('FOLDER', folder).replaceAll('PORT', String(port));
  const env = { ...process.env, PATH: path, HOME: folder };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), filled(text));
  let [said, complained] = [Buffer.alloc(0), ''];
  const probe = (at: string): Promise<boolean> =>
    send(port, Buffer.from(`GET ${at} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`));
  const about = (): string => `${program}: ${complained}`;
  const child = spawn(program, args.map(filled), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.on('data', (bytes: Buffer) => (said = Buffer.concat([said, bytes])));
  child.stderr.on('data', (bytes: Buffer) => (complained += String(bytes)));
  try {
    await until(() => probe('/first'), about);
    for (const request of requests) await send(port, request);
    await probe('/last');
    if (writer !== undefined)
      await until(() => {
        said = spawnSync(writer.program, writer.args.map(filled), { env }).stdout;
        return said.includes('/last');
      }, about);
  } finally {
    await stop(child);
  }
  const logOf = (name: string): Buffer => (name === 'stdout' ? said : readFileSync(join(folder, name)));
  const all = Object.entries(logs).map(([name, format]) => ({ format, bytes: logOf(name) }));
  rmSync(folder, { recursive: true, force: true });
  return all;
};
