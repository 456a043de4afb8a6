import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkAt, kitNeeds, mockWith } from './kit.fake.ts';
import { plantFault } from './plant-fault.ts';
import { sampleCalls } from './sample-calls.ts';

const checkMock = async (...faults: readonly string[]) => {
  const mock = (await mockWith(...faults))._unsafeUnwrap();
  try {
    return await checkAt(mock.url);
  } finally {
    await mock.close();
  }
};

/** Fault, then call, page, path and kind of its finding. */
const planted = [
  ['fronts.news:status:503', 'fronts.news', 'index after karakter g7', '', 'status'],
  ['articles.bySlug:missing:content', 'articles.bySlug', 'single_article liveblog_article', 'content', 'missing'],
  ['articles.posts:type:items', 'articles.posts', 'liveblog_article', 'items', 'type'],
  ['lists.search:value:totalItems', 'lists.search', 'archivum', 'totalItems', 'value'],
  [
    'recommender.recommended:type:special.0.pubDate',
    'recommender.recommended',
    'index after g7',
    'special.0.pubDate',
    'type',
  ],
  ['commonData.setup:type', 'commonData.setup', '*', '', 'type'],
  ['documents.staff:missing', 'documents.staff', 'impress', '', 'missing'],
  [
    'sportCoverage.ofDay:missing:items.0.fixture.id',
    'sportCoverage.ofDay',
    'articles_by_mstag',
    'items.0.fixture.id',
    'missing',
  ],
  ['changes.after:type:epoch', 'changes.after', 'change-feed', 'epoch', 'type'],
  [
    'races.races:missing:response.0.competition.id',
    'races.races',
    'articles_by_mstag',
    'response.0.competition.id',
    'missing',
  ],
] as const;

describe('the check of an upstream', () => {
  it('finds nothing in a valid one, and skips no call', async () => {
    const { checked, findings } = await checkMock();
    expect([findings, checked.skipped, checked.absent, checked.unreachable]).toEqual([[], [], [], null]);
    expect(checked.calls).toBeGreaterThan(65);
  });

  it('names ten of ten planted faults with call, page and path, and nothing else', async () => {
    const { findings } = await checkMock(...planted.map(([fault]) => fault));
    expect(findings.map(({ call, page, path, kind }) => [call, page, path, kind])).toEqual(
      planted.map(([, ...told]) => told),
    );
    expect(findings.filter(({ needed }) => needed).map(({ call }) => call)).toEqual([
      'fronts.news',
      'articles.bySlug',
      'lists.search',
    ]);
  });

  it('names a slow call', async () => {
    const mock = (await mockWith())._unsafeUnwrap();
    const { findings } = await checkAt(mock.url, -1);
    await mock.close();
    expect(findings.every(({ kind }) => kind === 'slow')).toBe(true);
    expect(findings.length).toBeGreaterThan(60);
  });

  it('sends only GET, each with the site', async () => {
    const sent: unknown[] = [];
    const server = createServer(({ method, url, headers }, response) => {
      if (url?.startsWith('/livescore') === false) sent.push([method, headers['lapunk-sites'] ?? url]);
      response.writeHead(404).end('{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { checked, findings } = await checkAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.close();
    expect(new Set(sent.map((one) => JSON.stringify(one)))).toContain('["GET","lapunk"]');
    expect(sent.every((one) => Array.isArray(one) && one[0] === 'GET')).toBe(true);
    expect(findings.find(({ call }) => call === 'lists.latest')).toMatchObject({ kind: 'missing', got: '404' });
    expect(checked.absent).toEqual(['main-api', 'live-score-api']);
  });

  it('says when nothing responds', async () => {
    expect((await checkAt('http://127.0.0.1:9')).checked).toMatchObject({ calls: 0, unreachable: expect.any(String) });
  });
});

describe('a fault to plant', () => {
  it.each([
    ['articles.bySlug', 'grammar'],
    ['articles.bySlug:odd', 'grammar'],
    ['articles.bySlug:slow:never', 'grammar'],
    ['articles.bySlug:status:404', 'grammar'],
    ['articles.bySlag:missing', 'unknown-call'],
    ['articles.bySlug:missing:contents', 'no-field'],
    ['articles.bySlug:missing:lead', 'harmless'],
  ])('%s is refused as %s', async (fault, why) => {
    expect(plantFault(fault, await sampleCalls(kitNeeds))._unsafeUnwrapErr()).toEqual({ fault, why });
  });

  it('is slow for the given time', async () => {
    const calls = await sampleCalls(kitNeeds);
    const msOf = (fault: string) => plantFault(fault, calls)._unsafeUnwrap().answer.delayMs;
    expect([msOf('fronts.news:slow'), msOf('fronts.news:slow:300')]).toEqual([1_500, 300]);
  });
});
