import { createHmac } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installedGhost } from './install-ghost.ts';
import { startProcess, whenReady } from './own-process.ts';
import type { DeskPlace } from './wordpress.ts';

export interface GhostDesk {
  readonly url: string;
  readonly adminKey: string;
  readonly contentKey: string;
  /** Any call of the Admin API with the key of an integration. */
  readonly call: (method: string, path: string, body?: object) => Promise<Readonly<Record<string, unknown>>>;
  /** Gives the address of the picture. */
  readonly upload: (name: string, png: Buffer) => Promise<string>;
  /** The JSON that Settings → Export content saves. */
  readonly exported: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

export const whyNoGhost = (): string | null =>
  installedGhost() === null ? 'needs Ghost: node tools/desks/start-ghost.ts installs it from npm' : null;

const owner = { name: 'Főszerkesztő', email: 'editor@desk.invalid', password: 'Zs9-tulipan-Kerekes-41' };

const settings = (url: string, port: number, folder: string): object => ({
  url,
  server: { host: '127.0.0.1', port },
  database: { client: 'sqlite3', connection: { filename: join(folder, 'ghost.db') }, useNullAsDefault: true },
  mail: { transport: 'stub' },
  privacy: { useUpdateCheck: false, useGravatar: false },
  // Webhooks may lead to loopback, which Ghost refuses otherwise.
  security: { staffDeviceVerification: false, allowWebhookInternalIPs: true },
  logging: { level: 'error', transports: ['stdout'] },
  paths: { contentPath: join(folder, 'content') },
  // Each desk is asked more often than a person would.
  spam: { user_login: { freeRetries: 1000 }, content_api_key: { freeRetries: 100_000 } },
});

/** Ghost reads its files from the working directory, and settings from variables such as `server__port`. */
const asEnvironment = (value: unknown, path: readonly string[] = []): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, part]) => asEnvironment(part, [...path, name]))
    : [[path.join('__'), typeof value === 'string' ? value : JSON.stringify(value)]];

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Ghost's own form: the key is an id and a secret in hexadecimal digits. */
const tokenOf = (adminKey: string): string => {
  const [kid = '', secret = ''] = adminKey.split(':');
  const iat = Math.floor(Date.now() / 1000);
  const text = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${encode({ iat, exp: iat + 300, aud: '/admin/' })}`;
  return `${text}.${createHmac('sha256', Buffer.from(secret, 'hex')).update(text).digest('base64url')}`;
};

interface Integration {
  readonly api_keys: readonly { readonly type: string; readonly secret: string }[];
}

type Send = (method: string, path: string, headers: HeadersInit, body?: object) => Promise<Response>;

/** For some seconds after the setup, Ghost gives sessions that it does not know at the next request. */
export const signIn = async (send: Send): Promise<string> => {
  for (let attempt = 1; ; attempt += 1) {
    const session = await send('POST', 'session/', {}, { username: owner.email, password: owner.password });
    const cookie = session.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const known = await send('GET', 'users/me/', { cookie }).then(
      () => true,
      (error: unknown) => {
        if (attempt === 10) throw error;
        return false;
      },
    );
    if (known) return cookie;
    await wait(1000);
  }
};

/** Starts an empty Ghost on loopback, in a folder of its own. */
export const startGhost = async ({ port, folder: given }: DeskPlace): Promise<GhostDesk> => {
  const installed = installedGhost();
  if (installed === null) throw new Error(whyNoGhost() ?? '');
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'ghost-desk-')));
  const url = `http://127.0.0.1:${port}`;
  for (const name of ['data', 'images', 'media', 'files', 'logs', 'settings', 'adapters', 'public', 'themes'])
    await mkdir(join(folder, 'content', name), { recursive: true });
  for (const theme of ['source', 'casper'])
    await symlink(join(installed.folder, 'content/themes', theme), join(folder, 'content/themes', theme));
  const server = startProcess(installed.node, [join(installed.folder, 'index.js')], {
    cwd: installed.folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      ...Object.fromEntries(asEnvironment(settings(url, port, folder))),
    },
  });
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const send: Send = async (method, path, headers, body) => {
    const response = await fetch(`${url}/ghost/api/admin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'accept-version': 'v6.0', origin: url, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: HTTP status ${response.status} ${await response.text()}`);
    return response;
  };
  try {
    await whenReady(server, async () => (await fetch(`${url}/ghost/api/admin/site/`)).ok, 180);
    await send('POST', 'authentication/setup/', {}, { setup: [{ ...owner, blogTitle: 'Régi Lap' }] });
    const cookie = await signIn(send);
    const made = (await (
      await send('POST', 'integrations/?include=api_keys', { cookie }, { integrations: [{ name: 'desk' }] })
    ).json()) as { readonly integrations: readonly Integration[] };
    const key = (type: string): string => made.integrations[0]?.api_keys.find((one) => one.type === type)?.secret ?? '';
    const adminKey = key('admin');
    return {
      url,
      adminKey,
      contentKey: key('content'),
      call: async (method, path, body) => {
        const response = await send(method, path, { authorization: `Ghost ${tokenOf(adminKey)}` }, body);
        return response.status === 204 ? {} : ((await response.json()) as Readonly<Record<string, unknown>>);
      },
      upload: async (name, png) => {
        const form = new FormData();
        form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), name);
        const response = await fetch(`${url}/ghost/api/admin/images/upload/`, {
          method: 'POST',
          headers: { authorization: `Ghost ${tokenOf(adminKey)}` },
          body: form,
        });
        if (!response.ok) throw new Error(`upload: HTTP status ${response.status} ${await response.text()}`);
        const { images } = (await response.json()) as { readonly images: readonly { readonly url: string }[] };
        return images[0]?.url ?? '';
      },
      exported: async () => (await send('GET', 'db/', { cookie })).text(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
