import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { afterEach, describe, expect, it } from 'vitest';
import { cachedArticles } from '#adapters/cache/cached-articles.ts';
import { createDataCache } from '#adapters/cache/data-cache.ts';
import { unchanged } from '#adapters/changes/unchanged.fake.ts';
import type { Articles } from '#core/ports/articles.ts';
import type { Failure } from '#core/failure/failure.ts';
import { someResolver } from '#core/addresses/address-resolver.fake.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { createLiveVersion } from './live-version.ts';

const page = '/belfold/2026/11/21/arviz/elo';
let server: Server | undefined;
afterEach(() => server?.close());

const serve = async (version: (site: string, slug: string) => ResultAsync<number, Failure>) => {
  const { judge } = someResolver();
  const answer = createLiveVersion({
    makeCurrent: unchanged().makeCurrent,
    judge,
    tellVersion: version,
    headers: ['x-content-type-options', 'nosniff'],
  });
  server = createServer(
    (request, response) =>
      void answer(request, response, { host: 'lapunk.example', path: request.url ?? '', query: '' }).then(
        (known) => known || response.writeHead(404).end(),
      ),
  );
  await new Promise<void>((ready) => void server?.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
};

describe('the version of an open article', () => {
  it('is a few bytes that anybody may keep for a moment', async () => {
    const ask = await serve(() => okAsync(7));
    const answer = await ask(`${page}/_version.json`, { 'accept-encoding': 'br' });
    expect(await answer.json()).toEqual({ data: { v: 7 } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=3',
      etag: expect.stringMatching(/^W\/"/),
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'content-length': '16',
    });
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  it('is not sent again with a current ETag', async () => {
    let version = 7;
    const ask = await serve(() => okAsync(version));
    const etag = (await ask(`${page}/_version.json`)).headers.get('etag') ?? '';
    expect((await ask(`${page}/_version.json`, { 'if-none-match': etag })).status).toBe(304);
    version = 8;
    expect((await ask(`${page}/_version.json`, { 'if-none-match': etag })).status).toBe(200);
  });

  it('is requested by site and slug, for every kind of article URL', async () => {
    const seen: string[] = [];
    const ask = await serve((site, slug) => {
      seen.push(`${site} ${slug}`);
      return okAsync(1);
    });
    for (const path of [page, '/2026/11/21/hir', '/g7/adat/2026/11/21/kozvetites'])
      expect((await ask(`${path}/_version.json`)).status).toBe(200);
    expect(seen).toEqual(['lapunk arviz', 'lapunk hir', 'g7 kozvetites']);
  });

  it('does not exist for other pages and missing articles', async () => {
    const ask = await serve(() => errAsync({ kind: 'not-found', upstream: 'main-api' }));
    for (const path of ['/_version.json', '/rovat/belfold/_version.json', '/legfrissebb', `${page}/_version.json`])
      expect((await ask(path)).status).toBe(404);
  });

  it('passes on Retry-After of the upstream', async () => {
    const ask = await serve(() => errAsync({ kind: 'unavailable', upstream: 'main-api', retryAfter: 30 }));
    const answer = await ask(`${page}/_version.json`);
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '30',
      'private, no-store',
    ]);
  });

  it('costs one call upstream, however many tabs are open', async () => {
    let [calls, now] = [0, 0];
    const upstream = {
      version: () => {
        calls += 1;
        return okAsync(7);
      },
    } as unknown as Articles;
    const articles = cachedArticles(
      upstream,
      createDataCache({ time: { ...stillTime(), monotonic: () => now * 1000 } }),
    );
    const ask = await serve(articles.version);
    const answers = await Promise.all(Array.from({ length: 200 }, () => ask(`${page}/_version.json`)));
    expect([answers.every(({ status }) => status === 200), calls]).toEqual([true, 1]);
    now = 3;
    await ask(`${page}/_version.json`);
    expect(calls).toBe(2);
  });
});
