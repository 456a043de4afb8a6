import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callUpstream } from '#adapters/http/call-upstream.ts';
import { type LocalUpstream, startLocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { watchCalls } from '#adapters/http/watch-calls.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { someResolver } from '#core/addresses/address-resolver.fake.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { sample } from '../calls.fake.ts';
import { createArticleLists } from '../editorial/lists/create-article-lists.ts';
import { createCommonDataParts } from '../editorial/common-data/create-common-data-parts.ts';
import { createSupplementData } from '../editorial/supplements/create-supplement-data.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

const needs = {
  sites: fiveSites,
  linkTo: someResolver().linkTo,
  siteHeader: 'lapunk-sites',
  clock: { now: () => 2_000_000_000 },
};
const http = (lines: unknown[]) =>
  callUpstream({
    baseUrl: upstream.baseUrl,
    name: 'main-api',
    time: createSteerableTime(),
    ...watchCalls(createLog('info', (line) => void lines.push(JSON.parse(line)))),
  });
const answering = (body: object): void => {
  upstream.answer = (_, response) => void response.end(JSON.stringify(body));
};

describe('a list item that cannot be read', () => {
  it('is dropped from its list, and the log has its index', async () => {
    const list = JSON.parse(sample('list'));
    answering({ ...list, items: [...list.items, { ...list.items[0], slug: null }] });
    const lines: unknown[] = [];
    const read = await createArticleLists(http(lines), needs).latest('lapunk', 1);
    expect(read._unsafeUnwrap().items).toHaveLength(list.items.length);
    expect(lines).toMatchObject([
      { event: 'upstream-dropped', call: 'GET /api/articles', zod: [`items.${list.items.length}.slug invalid_type`] },
    ]);
  });

  it('is reported also when the page can omit the whole list', async () => {
    const init = JSON.parse(sample('init'));
    const menu = init.menus.main;
    upstream.answer = (request, response) =>
      void response.end(
        request.url === '/api/frontend/init'
          ? JSON.stringify({ ...init, menus: { ...init.menus, main: [...menu, { label: 3 }], site: { no: 'list' } } })
          : sample('refresh'),
      );
    const lines: { zod?: string[] }[] = [];
    expect((await createCommonDataParts(http(lines as unknown[]), needs).setup('lapunk')).isOk()).toBe(true);
    expect(lines.flatMap(({ zod }) => zod)).toEqual([
      'menus.site invalid_type',
      `menus.main.${menu.length}.label invalid_type`,
      `menus.main.${menu.length}.url invalid_type`,
    ]);
  });

  it('is reported for data blocks', async () => {
    answering({ blocks: [{ type: 'frame', src: '' }, { type: 'frame', src: 'https://x.example/' }, { type: 'new' }] });
    const lines: unknown[] = [];
    expect(
      (await createSupplementData(http(lines), needs).data('lapunk', 'a', 'b'))._unsafeUnwrap().value.blocks,
    ).toHaveLength(1);
    expect(lines).toMatchObject([{ zod: ['blocks.0.src too_small', 'blocks.2.type invalid_union'] }]);
  });
});
