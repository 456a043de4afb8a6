import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDevice } from '#adapters/origin/staff/device.fake.ts';
import { codeOf, stepAt } from '#adapters/origin/staff/one-time-code.ts';
import { freePort } from '#adapters/origin/testing/free-port.ts';
import { brand } from '../../../config/settings/brand.ts';
import {
  advance,
  build,
  makeDataDir,
  start,
  startSite,
  taviro,
  until,
  untilReady,
  type Started,
} from '../running/built-process.fake.ts';
import { client, startLocalProvider, type LocalProvider } from '../../dev/local-provider.ts';
import { makeFilledDataDir } from '../running/filled-data-dir.fake.ts';
import { signInAtProvider } from './sign-in-at-provider.fake.ts';
import { openStaffBrowser } from './staff-browser.fake.ts';
import { askPort, type RawAnswer } from '../running/test-web-server.fake.ts';

const secret = 'a-secret-of-the-public-site-and-its-preview';
const password = 'lila-hegedu-felhok-alatt';
const [publicHost, previewHost] = [`${brand.slug}.localhost`, 'elonezet.localhost'];
const folders: string[] = [];
const processes: Started[] = [];
const kept = (node: Started): Started => {
  processes.push(node);
  return node;
};
const folder = async (made: Promise<string>): Promise<string> => {
  const path = await made;
  folders.push(path);
  return path;
};

const textAt = async (port: number, path: string): Promise<string> =>
  fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());
const letterTo = async (port: number, email: string): Promise<string> => {
  const [, path = ''] =
    new RegExp(`href="(/outbox/\\d+)"><strong>[^<]*</strong><br>${email} `).exec(await textAt(port, '/outbox')) ?? [];
  const [, text = ''] = /<pre>([^]*)<\/pre>/.exec(await textAt(port, path)) ?? [];
  return text;
};
const originsIn = (letter: string): readonly string[] => [
  ...new Set([...letter.matchAll(/https?:\/\/[^\s/]+/g)].map(([origin]) => origin)),
];
const browserAt = (port: number, host: string) =>
  openStaffBrowser({ ask: askPort(port, host) }, { host: `${host}:${port}`, origin: `http://${host}:${port}` });
const post = (
  browser: ReturnType<typeof browserAt>,
  origin: string,
  path: string,
  fields: Readonly<Record<string, string>>,
) => {
  const body = new URLSearchParams(fields).toString();
  const about = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  return browser.ask('POST', path, { ...about, origin, 'sec-fetch-site': 'same-origin' }, body);
};
const askPath = '/api/newsletter/subscribe';
const heading = ({ body }: RawAnswer): string => /<h1[^>]*>([^<]*)/.exec(body)?.[1] ?? '';

beforeAll(build, 180_000);
afterAll(async () => {
  await Promise.all(processes.map((node) => node.stop('SIGKILL')));
  await Promise.all(folders.map((path) => rm(path, { recursive: true, force: true })));
});

describe('an origin that a public site and its preview share', () => {
  let provider: LocalProvider;
  let [originPort, publicPort, previewPort, outboxPort] = [0, 0, 0, 0];
  let [publicOrigin, sisterOrigin, previewOrigin, dataDir] = ['', '', '', ''];
  const command = (...words: readonly string[]) => taviro(words, { DATA_DIR: dataDir, ORIGIN_SECRET: secret });

  beforeAll(async () => {
    [originPort, publicPort, previewPort, outboxPort] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    publicOrigin = `http://${publicHost}:${publicPort}`;
    sisterOrigin = `http://${brand.sisterSlug}.localhost:${publicPort}`;
    previewOrigin = `http://${previewHost}:${previewPort}`;
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    provider = await startLocalProvider({
      publicOrigin: previewOrigin,
      redirectUris: [`${previewOrigin}/login`],
      server,
    });
    const oidc = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.clientId, OIDC_CLIENT_SECRET: client.clientSecret };
    dataDir = await folder(makeFilledDataDir());
    const origin = kept(
      start('taviro.js', ['origin', '--port', String(originPort), '--json'], {
        DATA_DIR: dataDir,
        ORIGIN_SECRET: secret,
        OPERATOR_PORT: String(outboxPort),
        PUBLIC_ORIGIN: publicOrigin,
        SISTER_PUBLIC_ORIGIN: sisterOrigin,
        PREVIEW_ORIGINS: previewOrigin,
        ...oidc,
      }),
    );
    await until(() => origin.said().includes('"url"'), origin.said);
    const shared = { MAIN_API_URL: `http://127.0.0.1:${originPort}`, ORIGIN_SECRET: secret };
    const nodes = [
      [publicPort, { PUBLIC_ORIGIN: publicOrigin, SISTER_PUBLIC_ORIGIN: sisterOrigin }],
      [
        previewPort,
        { PREVIEW: 'on', PREVIEW_OF: publicOrigin, PUBLIC_ORIGIN: previewOrigin, MAIN_DOMAIN: previewHost, ...oidc },
      ],
    ] as const;
    for (const [port, more] of nodes) {
      const node = kept(
        start('server.js', [], { ...shared, ...more, PORT: String(port), DATA_DIR: await folder(makeDataDir()) }),
      );
      await untilReady(node, port);
    }
  }, 180_000);
  afterAll(() => provider?.close());

  it('signs staff in at the preview by the provider and by a passkey', async () => {
    const added = await taviro(
      ['users', 'add', 'eva@lapunk.example', '--name', 'Éva', '--json'],
      {
        DATA_DIR: dataDir,
        ORIGIN_SECRET: secret,
      },
      `${password}\n`,
    );
    const { otpSecret } = JSON.parse(added.out) as { readonly otpSecret: string };
    const issuer = provider.issuer;
    expect((await command('users', 'link', 'eva@lapunk.example', '--issuer', issuer, '--subject', 'eva')).code).toBe(0);
    const byProvider = browserAt(previewPort, previewHost);
    await byProvider.get('/rovat/sport');
    const address = (await byProvider.get('/login/szolgaltato')).headers['location'] ?? '';
    const returned = await signInAtProvider(previewOrigin, address, 'eva');
    expect((await byProvider.get(`${returned.pathname}${returned.search}`)).headers['location']).toBe('/rovat/sport');
    expect((await byProvider.get('/rovat/sport')).status).toBe(200);

    const [device, asked] = [
      openDevice(),
      ({ body }: RawAnswer): { readonly challenge: string } =>
        JSON.parse((/data-passkey="([^"]*)"/.exec(body)?.[1] ?? '').replaceAll('&quot;', '"')) as never,
    ];
    const byCode = browserAt(previewPort, previewHost);
    await byCode.send({ lepes: 'jelszo', nev: 'eva@lapunk.example', jelszo: password });
    await byCode.send({ lepes: 'kod', kod: codeOf(otpSecret, stepAt(Date.now() / 1000)) });
    await byCode.send({ lepes: 'uj-kulcs', kulcsnev: 'Telefon' });
    const making = asked(await byCode.get('/login/kulcsok'));
    const made = device.make({ origin: previewOrigin, ...making });
    expect((await byCode.send({ lepes: 'uj-kulcs-valasz', valasz: JSON.stringify(made) })).status).toBe(303);
    const byKey = browserAt(previewPort, previewHost);
    await byKey.send({ lepes: 'kulcs' });
    const signed = device.sign({ origin: previewOrigin, ...asked(await byKey.get('/login/kulcsok')) });
    await byKey.send({ lepes: 'kulcs-valasz', valasz: JSON.stringify(signed) });
    expect((await byKey.get('/rovat/sport')).status).toBe(200);

    const letters = await post(byKey, previewOrigin, askPath, { email: 'eva@posta.example', level: 'napi' });
    expect(heading(letters)).toBe('Nézd meg a postádat');
    expect(originsIn(await letterTo(outboxPort, 'eva@posta.example'))).toEqual([publicOrigin]);
  }, 120_000);

  it('sends letters with links to the public site, where readers can unsubscribe', async () => {
    const browser = browserAt(publicPort, publicHost);
    await post(browser, publicOrigin, askPath, { email: 'anna@posta.example', level: 'napi' });
    const letter = await letterTo(outboxPort, 'anna@posta.example');
    expect(originsIn(letter)).toEqual([publicOrigin]);
    const [, path = ''] = /http:\/\/[^\s/]+(\/api\/newsletter\/confirm\/\S+)/.exec(letter) ?? [];
    expect(heading(await browser.get(path))).toBe('Feliratkoztál');
    await post(browser, publicOrigin, '/tamogatas/belepes', { email: 'csaba@posta.example' });
    const signIn = await letterTo(outboxPort, 'csaba@posta.example');
    expect([signIn.includes('/tamogatas/belepes?kulcs='), originsIn(signIn)]).toEqual([true, [publicOrigin]]);
    expect((await command('newsletters', 'send', 'napi')).code).toBe(0);
    const issue = await letterTo(outboxPort, 'anna@posta.example');
    expect(originsIn(issue).filter((one) => one !== publicOrigin && one !== sisterOrigin)).toEqual([]);
    const [, end = ''] = /http:\/\/[^\s/]+(\/api\/newsletter\/unsubscribe\/\S+)/.exec(issue) ?? [];
    expect(heading(await post(browser, publicOrigin, end, {}))).toBe('Leiratkoztál');
    expect((await command('passes', 'add', '--days', '3', '--note', 'próba')).out).toContain(publicOrigin);
  }, 120_000);
});

describe('an origin without public addresses', () => {
  it('sends nothing and logs it, and does all other work', async () => {
    const [dataDir, outboxPort] = [await folder(makeFilledDataDir()), await freePort()];
    const env = { DATA_DIR: dataDir, ORIGIN_SECRET: secret };
    const origin = kept(
      start('taviro.js', ['origin', '--port', '0', '--json'], { ...env, OPERATOR_PORT: String(outboxPort) }),
    );
    await until(() => origin.said().includes('"url"'), origin.said);
    expect(await origin.logged('mail-off')).toMatchObject({
      level: 'warn',
      why: 'no-public-origin',
      unset: ['PUBLIC_ORIGIN', 'SISTER_PUBLIC_ORIGIN'],
    });
    const [url] = /http:[^"]*/.exec(
      origin
        .said()
        .split('\n')
        .find((line) => line.includes('"url"')) ?? '',
    ) ?? [''];
    expect(origin.said()).toContain('"noMail":"no-public-origin"');
    await expect(textAt(outboxPort, '/outbox')).rejects.toThrow();
    const sent = await taviro(['--lang', 'en', 'newsletters', 'send', 'napi'], env);
    expect(sent).toMatchObject({ code: 1, err: expect.stringContaining('Set PUBLIC_ORIGIN and SISTER_PUBLIC_ORIGIN') });
    const port = await freePort();
    const web = kept(
      start('server.js', [], {
        MAIN_API_URL: url,
        ORIGIN_SECRET: secret,
        PORT: String(port),
        DATA_DIR: await folder(makeDataDir()),
      }),
    );
    await untilReady(web, port);
    expect((await browserAt(port, publicHost).get('/')).status).toBe(200);
  }, 180_000);
});

describe('a preview with its own origin', () => {
  it('sends no newsletter in a whole day, neither by itself nor by an order', async () => {
    const dataDir = await folder(makeFilledDataDir());
    const open = await startSite({ DATA_DIR: dataDir });
    const browser = browserAt(open.port, publicHost);
    const origin = `http://${publicHost}:${open.port}`;
    await post(browser, origin, askPath, { email: 'bela@posta.example', level: 'napi' });
    const letter = await letterTo(open.operatorPort, 'bela@posta.example');
    const [, path = ''] = /http:\/\/[^\s/]+(\/api\/newsletter\/confirm\/\S+)/.exec(letter) ?? [];
    expect(heading(await browser.get(path))).toBe('Feliratkoztál');
    await open.stop();
    const listed = async () =>
      JSON.parse(
        (await taviro(['newsletters', 'list', '--json'], { DATA_DIR: dataDir })).out.split('\n')[0] ?? '{}',
      ) as {
        readonly readers: number;
        readonly last: object | null;
      };
    const before = await listed();

    const preview = kept(
      await startSite({ DATA_DIR: dataDir, PREVIEW: 'on', PREVIEW_OF: 'https://nyilvanos.example', TEST_CLOCK: 'on' }),
    );
    expect(preview.said()).toMatch(/"level":"info","event":"mail-off","why":"preview"/);
    const composed = await taviro(['newsletters', 'compose', 'napi'], { DATA_DIR: dataDir });
    expect(originsIn(composed.out)).toContain('https://nyilvanos.example');
    expect(composed.out).not.toContain('localhost');
    expect((await taviro(['passes', 'add', '--days', '3', '--note', 'próba'], { DATA_DIR: dataDir })).out).toMatch(
      /^https:\/\/nyilvanos\.example\//,
    );
    const sent = await taviro(['--lang', 'en', 'newsletters', 'send', 'napi'], { DATA_DIR: dataDir });
    expect(sent).toMatchObject({ code: 1, err: expect.stringContaining('this is a preview') });
    await advance(dataDir, 86_400);
    expect(await listed()).toEqual(before);
    expect(before).toMatchObject({ readers: 1 });
  }, 240_000);
});
