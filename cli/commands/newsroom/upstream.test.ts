import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';
import type { UpstreamFinding, UpstreamKit } from '../../installation/upstream-kit.ts';

const finding: UpstreamFinding = {
  call: 'articles.bySlug',
  url: 'http://127.0.0.1:4000/api/articles/a',
  page: 'single_article',
  needed: true,
  path: 'content',
  kind: 'missing',
  expected: 'string',
  got: 'nothing',
  ms: 12,
};
const url = 'http://127.0.0.1:4000';

const kitWith = (own: Partial<UpstreamKit>): UpstreamKit => ({
  check: async () => ({ calls: 70, skipped: [], absent: [], unreachable: null }),
  mock: async () => null,
  ...own,
});

describe('upstream check', () => {
  const finds: UpstreamKit['check'] = async (_, tell) => {
    tell(finding);
    return {
      calls: 70,
      skipped: [{ call: 'articles.posts', lacking: 'live-blog' }],
      absent: ['live-score-api'],
      unreachable: null,
    };
  };

  it('prints a line for each finding and exits with 1', async () => {
    const ran = await run(['upstream', 'check', url, '--json'], { upstreamKit: kitWith({ check: finds }) });
    expect([ran.code, objects(ran)]).toEqual([1, [{ schemaVersion: 1, ...finding }]]);
  });

  it('prints a table with the page and the field, and what was not checked', async () => {
    const { out, err } = await run(['upstream', 'check', url], { upstreamKit: kitWith({ check: finds }) });
    expect(out).toMatch(/kell\s+articles\.bySlug\s+single_article\s+content\s+hiányzik\s+string\s+nothing\s+12\n/);
    expect(err).toContain('articles.posts');
    expect(err).toContain('live-score-api');
  });

  it('leaves out optional calls with --needed', async () => {
    const check: UpstreamKit['check'] = async (order, tell) => {
      tell({ ...finding, needed: false });
      return kitWith({}).check(order, tell);
    };
    const codes = [await run(['upstream', 'check', url, '--needed'], { upstreamKit: kitWith({ check }) })];
    codes.push(await run(['upstream', 'check', url], { upstreamKit: kitWith({ check }) }));
    expect(codes.map(({ code }) => code)).toEqual([0, 1]);
  });

  it('exits with 0 without findings, and with 5 without a response', async () => {
    expect((await run(['upstream', 'check', url], { upstreamKit: kitWith({}) })).code).toBe(0);
    const silent = await run(['upstream', 'check', url]);
    expect([silent.code, silent.out, silent.err]).toEqual([5, '', expect.stringContaining('refused')]);
  });

  it('asks for the chosen site, and calls a response slow after the chosen time', async () => {
    const orders: unknown[] = [];
    const check: UpstreamKit['check'] = async (order) => {
      orders.push(order);
      return { calls: 1, skipped: [], absent: [], unreachable: null };
    };
    await run(['upstream', 'check', `${url}/`], { upstreamKit: kitWith({ check }) });
    await run(['upstream', 'check', url, '--site', 'g7', '--slow', '250ms'], { upstreamKit: kitWith({ check }) });
    expect(orders).toEqual([
      { url, site: 'lapunk', slowMs: 1_000 },
      { url, site: 'g7', slowMs: 250 },
    ]);
  });

  it.each([
    [['ftp://x'], 'ftp://x'],
    [['http://x/?a=1'], 'http://x/?a=1'],
    [[url, '--site', 'nincs'], 'lapunk, after'],
    [[url, '--slow', '2'], '500ms'],
  ])('refuses %j', async (args, told) => {
    const ran = await run(['upstream', 'check', ...args], { upstreamKit: kitWith({}) });
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining(told)]);
  });
});

describe('upstream mock', () => {
  it('says where it listens, and passes the faults on', async () => {
    const orders: unknown[] = [];
    const mock: UpstreamKit['mock'] = async (order, onReady) => {
      orders.push(order);
      onReady(url);
      return null;
    };
    const args = ['upstream', 'mock', '--port', '4000', '--fault', 'a:slow', '--fault', 'b:type', '--json'];
    const ran = await run(args, { upstreamKit: kitWith({ mock }) });
    expect([ran.code, objects(ran), orders]).toEqual([
      0,
      [{ schemaVersion: 1, url }],
      [{ port: 4000, faults: ['a:slow', 'b:type'] }],
    ]);
  });

  it.each([
    [{ fault: 'a:b', why: 'grammar' } as const, 'a:b'],
    [{ fault: 'a:type', why: 'unknown-call' } as const, 'pages.md'],
    ['EADDRINUSE', 'EADDRINUSE'],
  ])('exits with 2 for %j', async (failed, told) => {
    const ran = await run(['upstream', 'mock'], { upstreamKit: kitWith({ mock: async () => failed }) });
    expect([ran.code, ran.err]).toEqual([2, expect.stringContaining(told)]);
  });
});
