import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressResolverOf } from '#config/wiring/installation.ts';
import { publicAddresses, sitesAt } from '#config/settings/sites.ts';
import { createAnswerFromStore } from './answer-from-store.ts';
import { type CachedPage, storedBody, textHead } from '../responses/cached-page.ts';

const now = 1_000_000;
const sites = sitesAt(publicAddresses);
const { domain, slug } = sites[0]!;
const page = (text: string, opensFurther = false): CachedPage => {
  const html = storedBody(Buffer.from(text), 'tag', textHead('text/html', 'public, max-age=10', []));
  return {
    page: `${slug} /`,
    html,
    payload: html,
    madeAt: now - 90_000,
    freshUntil: now - 60_000,
    lifetime: { fresh: 30, whileRevalidating: 60, ifError: 60 },
    edition: null,
    route: 'cikk',
    opensFurther,
  };
};
const stored = new Map([
  [`${slug} /?`, page('főlap')],
  [`${slug} /legfrissebb?`, page('lista')],
  [`${slug} /belfold/2026/11/20/zart?`, page('zárt', true)],
]);

let standing = false;
const answerFromStore = createAnswerFromStore({
  judge: addressResolverOf(sites, 'https://bolt.example').judge,
  find: async (key) => {
    const cachedPage = stored.get(key);
    return cachedPage === undefined ? null : { cachedPage, stale: key !== `${slug} /?` };
  },
  mustNotify: async () => standing,
  readerCookie: 'reader',
  now: () => now,
  dictionaryFor: () => null,
});

let server: Server;
beforeAll(async () => {
  server = createServer(
    (asked, response) =>
      void answerFromStore(asked, response).then((sent) => sent || response.writeHead(202).end('a többi')),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => new Promise((closed) => server.close(closed)));

const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, method, headers: { host: domain, ...headers } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.on('end', () => resolve(`${answer.statusCode} ${body}${answer.headers.age === undefined ? '' : ' old'}`));
    })
      .on('error', reject)
      .end();
  });

describe('while the server loads', () => {
  it('stored pages are sent, an old one with its age', async () => {
    expect(await ask('/')).toBe('200 főlap');
    expect(await ask('/legfrissebb')).toBe('200 lista old');
    expect(await ask('/', {}, 'HEAD')).toBe('200 ');
    expect(await ask('/belfold/2026/11/20/zart')).toBe('200 zárt old');
    expect(await ask('/', { cookie: 'reader=1; session=1', authorization: 'Bearer x' })).toBe('200 főlap');
  });

  it.each([
    ['what is not stored', '/rovat/belfold', {}],
    ['what leads elsewhere', '/legfrissebb/', {}],
    ['what an added rule may lead elsewhere', '/?p=12', {}],
    ['what is no page', '/rss', {}],
    ['a page’s data', '/_payload.json', {}],
    ['what is asked in words of one’s own', '/legfrissebb?oldal=2', {}],
    ['a reader to whom it opens further', '/belfold/2026/11/20/zart', { cookie: 'reader=1' }],
  ])('%s waits', async (_what, path, headers) => {
    expect(await ask(path, headers as Record<string, string>)).toBe('202 a többi');
  });

  it('queues form posts, and all requests while a notice must be inserted', async () => {
    expect(await ask('/', {}, 'POST')).toBe('202 a többi');
    standing = true;
    expect(await ask('/')).toBe('202 a többi');
    standing = false;
  });
});
