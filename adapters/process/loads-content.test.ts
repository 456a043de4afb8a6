import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalUpstream, startLocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { watchCalls } from '#adapters/http/watch-calls.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { someResolver } from '#core/addresses/address-resolver.fake.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { loadsContent } from './loads-content.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

it.each([
  ['a list of articles', 200, '{"items":[],"totalItems":0,"page":1,"totalPages":0,"title":""}', true],
  ['an empty object', 200, '{}', false],
  ['a 404 in JSON', 404, '{"title":"Not Found"}', false],
  ['a 404 in HTML', 404, '<h1>Not Found</h1>', false],
  ['an error', 500, '{}', false],
])('asks again at each try, and for %s (%i) reports whether it is content', async (_, status, body, found) => {
  upstream.answer = (_, response) => void response.writeHead(status).end(body);
  const load = loadsContent(
    { mainApiUrl: upstream.baseUrl, mainApiHeaders: {}, sites: fiveSites, time: createSteerableTime() },
    { siteHeader: 'lapunk-sites', sites: fiveSites, linkTo: someResolver().linkTo, clock: { now: () => 0 } },
    watchCalls(createLog('silent', () => undefined)),
  );
  const before = upstream.requests.length;
  expect([await load(), await load()]).toEqual([found, found]);
  expect(upstream.requests.length - before).toBe(2);
});
