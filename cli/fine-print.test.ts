import { describe, expect, it } from 'vitest';
import { objects, run } from './cli.fake.ts';

/** Claims from docs/command-line.md; claims about `ask` are in ask/*.fixtures.ts. */
const explained = async (...args: readonly string[]): Promise<readonly Readonly<Record<string, unknown>>[]> =>
  objects(await run(['explain', '--json', ...args]));

const outcomes = async (...args: readonly string[]): Promise<readonly unknown[]> =>
  (await explained(...args)).map(({ outcome }) => outcome);

const locations = async (...args: readonly string[]): Promise<readonly unknown[]> =>
  (await explained(...args)).map(({ redirect }) => (redirect as { location: string } | null)?.location ?? null);

describe('arguments', () => {
  it('arguments with http:// or https:// are URLs, all others are paths on --host', async () => {
    expect(
      await locations(
        'http://lapunk.example/te/',
        'https://masik.example/te/',
        'te/',
        'lapunk.example/te/',
        '//te',
        '--host',
        'testver.example',
      ),
    ).toEqual([
      'http://lapunk.example/te',
      'https://masik.example/te',
      'https://testver.example/te',
      'https://testver.example/lapunk.example/te',
      'https://testver.example/te',
    ]);
  });

  it('the path is judged as received: raw non-ASCII counts as its percent-encoding, a fragment is dropped', async () => {
    expect(
      (await explained('/cimke/ő', '/cimke/%C5%91', '/cimke/x#y', '/te#?fbclid=1')).map(({ outcome, route }) => [
        outcome,
        route,
      ]),
    ).toEqual([
      ['page', { name: 'articles_by_tag', params: { fullPath: 'ő' } }],
      ['page', { name: 'articles_by_tag', params: { fullPath: 'ő' } }],
      ['page', { name: 'articles_by_tag', params: { fullPath: 'x' } }],
      ['page', { name: 'youth', params: {} }],
    ]);
    expect(await locations('/tag/ő', '/tag/%c5%91')).toEqual([
      'https://lapunk.example/cimke/%C5%91',
      'https://lapunk.example/cimke/%c5%91',
    ]);
  });

  it.each([
    '/%',
    '/%zz',
    '/a%2',
    '/%ff',
    '/%C5',
    '/%c0%af',
    '/te\u0001',
    '/te%00',
    '/te%0A',
    '/te%7f',
    '/te%C2%85',
    '/a%2Fb',
    '/a%2fb',
    '/a%5Cb',
    '/a%5cb',
    '/.',
    '/..',
    '/./te',
    '/te/..',
    '/te/%2e',
    '/%2E%2e/te',
    `/${'x'.repeat(4096)}`,
    `/${'ő'.repeat(700)}`,
  ])('%j is a bad request', async (path) => {
    expect(await explained(path)).toEqual([
      expect.objectContaining({
        outcome: 'bad-request',
        route: null,
        redirect: null,
        site: { slug: 'lapunk', reason: 'domain' },
      }),
    ]);
  });

  it('a path of 4,096 bytes is not, nor are dots within a segment', async () => {
    expect(await outcomes(`/cimke/${'x'.repeat(4096 - 7)}`, '/cimke/..x', '/cimke/x.', '/cimke/...')).toEqual([
      'page',
      'page',
      'page',
      'page',
    ]);
  });

  it('a malformed % in the query is unchanged', async () => {
    expect(await locations('/te/?a=%&fbclid=%zz&b=%ff')).toEqual(['https://lapunk.example/te?a=%&b=%ff']);
  });

  it('paths are case-sensitive, and there is no http→https rule', async () => {
    expect(await outcomes('/TE', '/Cimke/x', 'http://lapunk.example/te')).toEqual(['not-found', 'not-found', 'page']);
  });
});

describe('location', () => {
  it('has the scheme, host and port of the address judged: host lower-cased, no trailing dot, no default port', async () => {
    expect(
      await locations(
        'https://LAPUNK.example.:443/te/',
        'http://lapunk.example:80/te/',
        'http://lapunk.example:443/te/',
        'https://Masik.example:8443/te/',
        'http://[::1]:3000/te/',
        '/te/',
      ),
    ).toEqual([
      'https://lapunk.example/te',
      'http://lapunk.example/te',
      'http://lapunk.example:443/te',
      'https://masik.example:8443/te',
      'http://[::1]:3000/te',
      'https://lapunk.example/te',
    ]);
  });

  it('only the shop differs', async () => {
    expect(await locations('http://masik.example:81/shop?a=1&fbclid=x')).toEqual(['https://bolt.example/?a=1']);
  });
});

describe('site and route', () => {
  it('a prefix gives its reason on any host, then an unknown host, then the domain', async () => {
    expect(
      (
        await explained(
          'https://masik.example/g7',
          '/after/x',
          'https://masik.example/te',
          '/te',
          'https://testver.example/g7',
        )
      ).map(({ site }) => site),
    ).toEqual([
      { slug: 'g7', reason: 'prefix' },
      { slug: 'after', reason: 'prefix' },
      { slug: 'lapunk', reason: 'unknown-host' },
      { slug: 'lapunk', reason: 'domain' },
      { slug: 'testver', reason: 'domain' },
    ]);
  });

  it('both are null for the shop, and the route is null for other addresses than pages', async () => {
    expect(await explained('/shop', '/rss', '/uploads/x.jpg', '/te/_payload.json', '/nincs')).toMatchObject([
      { site: null, route: null },
      { outcome: 'resource', route: null },
      { outcome: 'resource', route: null },
      { outcome: 'resource', route: null },
      { outcome: 'not-found', route: null },
    ]);
  });

  it('describe the final address of a redirect', async () => {
    expect(await explained('/x/20240328/y?fbclid=1')).toMatchObject([
      {
        site: { slug: 'g7', reason: 'prefix' },
        route: { name: 'single_article', params: { site: 'g7', year: '2024', month: '03', day: '28', slug: 'y' } },
      },
    ]);
    expect(await explained('/nincs/')).toMatchObject([{ outcome: 'redirect', site: { slug: 'lapunk' }, route: null }]);
  });

  it('a matched but not offered page is not found and keeps its route', async () => {
    expect(await explained('https://testver.example/te', 'https://testver.example/tamogatas/siker')).toMatchObject([
      { outcome: 'not-found', route: { name: 'youth' } },
      { outcome: 'not-found', route: { name: 'support', params: { slug: 'siker' } } },
    ]);
    expect(await outcomes('/tamogatas', '/tamogatas/siker', '--donations', '1')).toEqual(['not-found', 'page']);
    expect(await outcomes('/tamogatas')).toEqual(['page']);
  });

  it('without preview /login redirects to / with 302; in preview all other pages redirect to it', async () => {
    expect(await explained('/login')).toMatchObject([
      { redirect: { status: 302, location: 'https://lapunk.example/' }, route: { name: 'index' } },
    ]);
    expect(await explained('/login', '/te', '--preview')).toMatchObject([
      { outcome: 'page', route: { name: 'live-login' } },
      { outcome: 'redirect', redirect: { status: 302, location: 'https://lapunk.example/login' } },
    ]);
  });

  it('returns the page number beside the parameters, as a number, only for routes with pages', async () => {
    const pages = [
      '/cimke/x?oldal=2',
      '/cimke/x?oldal=02',
      '/cimke/x?oldal=1',
      '/cimke/x?oldal=-2',
      '/cimke/x?oldal=0000002',
      '/cimke/x?oldal=x&oldal=2',
      '/2024/03/28/x?oldal=3',
      '/te?oldal=2',
      '/?oldal=2',
      '/rovat/sport/forma-1?oldal=2',
    ];
    expect((await explained(...pages)).map(({ route }) => (route as { page?: number }).page)).toEqual([
      2,
      2,
      undefined,
      undefined,
      undefined,
      undefined,
      3,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

const set = (...rules: readonly object[]): Readonly<Record<string, string>> => ({
  'set.json': JSON.stringify({
    rules: rules.map((rule, index) => ({ id: `r${index + 1}`, status: 301, examples: [], ...rule })),
  }),
});

const location = async (address: string, ...rules: readonly object[]): Promise<unknown> =>
  (
    objects(await run(['explain', '--json', '--rules', 'set.json', address], { files: set(...rules) }))[0]?.[
      'redirect'
    ] as { location: string } | null
  )?.location.replace('https://lapunk.example', '') ?? null;

describe('rule sets', () => {
  it.each([
    ['/a/b', { from: '/a/b', to: '/te' }, '/te'],
    ['/a/x', { from: '/a/{name}', to: '/cimke/{name}' }, '/cimke/x'],
    ['/a/x/y', { from: '/a/{name}', to: '/cimke/{name}' }, null],
    ['/b/x', { from: '/{a|b}/x', to: '/cimke/{a|b}' }, '/cimke/b'],
    ['/c/x', { from: '/{a|b}/x', to: '/te' }, null],
    ['/a/x/y', { from: '/a/{rest...}', to: '/cimke/{rest...}' }, '/cimke/x/y'],
    ['/a', { from: '/a/{rest...}', to: '/cimke/{rest...}' }, null],
    ['/a/20240229', { from: '/a/{yyyymmdd}', to: '/cimke/{yyyy}-{mm}-{dd}' }, '/cimke/2024-02-29'],
    ['/a/20230229', { from: '/a/{yyyymmdd}', to: '/te' }, null],
    ['/a/%C5%91', { from: '/a/{name}', to: '/cimke/{name}' }, '/cimke/%C5%91'],
    ['/ő', { from: '/ő', to: '/cimke/ű' }, '/cimke/%C5%B1'],
  ])('%s by %j leads to %j', async (address, rule, expected) => {
    expect(await location(address, rule)).toBe(expected);
  });

  it('the first that fits wins, and the reader takes one hop', async () => {
    expect(
      await location('/a', { from: '/a', to: '/b' }, { from: '/a', to: '/te' }, { from: '/b', to: '/legfrissebb' }),
    ).toBe('/legfrissebb');
  });
});

const findings = async (target: string, status: number, ...rules: readonly object[]): Promise<readonly string[]> => {
  const files = {
    ...set(...rules),
    log: `192.0.2.7 - - [21/Nov/2026:12:00:00 +0000] "GET ${target} HTTP/1.1" ${status} 5\n`,
  };
  const [report] = objects(
    await run(['replay', 'log', '--rules', 'set.json', '--json'], { files }),
  ) as unknown as readonly [{ findings: readonly { kind: string; hits: number }[] }];
  return report.findings.map(({ kind, hits }) => `${kind} ${hits}`);
};

describe('findings', () => {
  it('loop: evaluation returns to an earlier address or passes 20 steps', async () => {
    expect(await findings('/a', 404, { from: '/a', to: '/b' }, { from: '/b', to: '/a' })).toEqual(['loop 1']);
    expect(await findings('/a/x', 404, { from: '/a/{x...}', to: '/a/y/{x...}' })).toEqual(['loop 1']);
    const steps = (count: number): readonly object[] =>
      Array.from({ length: count }, (_, index) => ({
        from: `/a${index}`,
        to: index === count - 1 ? '/te' : `/a${index + 1}`,
      }));
    expect(await findings('/a0', 404, ...steps(20))).toEqual(['chain 1']);
    expect(await findings('/a0', 404, ...steps(21))).toContain('loop 1');
  });

  it("chain: a rule's target matches another rule", async () => {
    expect(await findings('/a', 301, { from: '/a', to: '/b' }, { from: '/b', to: '/te' })).toEqual(['chain 1']);
    expect(await findings('/a/', 301, { from: '/a', to: '/te' })).toEqual([]);
  });

  it('new-404: logged status below 400, verdict not-found', async () => {
    expect(await findings('/nincs', 200)).toEqual(['new-404 1']);
    expect(await findings('/nincs', 399)).toEqual(['new-404 1']);
    expect(await findings('/nincs', 400)).toEqual([]);
    expect(await findings('/nincs', 404)).toEqual([]);
  });

  it('lost-query: a parameter other than fbclid is missing from the target', async () => {
    const losing = { from: '/a', to: '/te?x=1' };
    expect(await findings('/a?b=2', 301, losing)).toContain('lost-query 1');
    expect(await findings('/a?fbclid=2', 301, losing)).not.toContain('lost-query 1');
    const consuming = { ...losing, from: '/a?b={digits}' };
    expect(await findings('/a?b=2', 301, consuming)).not.toContain('lost-query 1');
    expect(await findings('/a?b=2&c=3', 301, consuming)).toContain('lost-query 1');
    expect(await findings('/a?b=2&fbclid=3', 301, { from: '/a', to: '/te' })).toEqual([]);
  });

  it("unsafe-target: another host than the request's or the shop's", async () => {
    expect(await findings('/a', 301, { from: '/a', to: 'https://masik.example/' })).toEqual(['unsafe-target 1']);
    expect(await findings('/a', 301, { from: '/a', to: '//masik.example/' })).toContain('unsafe-target 1');
    expect(await findings('/a', 301, { from: '/a', to: 'https://bolt.example/' })).toEqual([]);
  });

  it('dead-rule: no hit in this input', async () => {
    expect(await findings('/te', 200, { from: '/a', to: '/te' })).toEqual(['dead-rule 0']);
  });
});

describe('ask', () => {
  it('gives a reason that is a text, and ends with 2 for a rule that it does not know', async () => {
    expect(objects(await run(['ask', 'favicon'], { input: ['{"path":"/"}'] }))).toEqual([
      { answer: 'default', reason: '' },
    ]);
    expect((await run(['ask', 'nincs-ilyen'], { input: ['{}'] })).code).toBe(2);
  });

  it('ignores fields that a rule does not need', async () => {
    expect(
      objects(await run(['ask', 'favicon'], { input: ['{"path":"/g7","more":[{}],"__proto__":1}'] })),
    ).toMatchObject([{ answer: 'g7' }]);
  });

  it('matches the route of the original address, before redirects', async () => {
    const input = ['/kozlemenyek', '/te/', '/shop', '/list/newest'].map((url) => JSON.stringify({ url }));
    expect(objects(await run(['ask', 'route'], { input })).map(({ answer }) => answer)).toEqual([
      { name: 'list', params: { slug: 'kozlemenyek' } },
      null,
      null,
      null,
    ]);
  });
});

describe('all commands', () => {
  it('give the same output for the same input', async () => {
    const files = {
      log: ['/te', '/nincs', '/list/newest', '/g7', '/x']
        .flatMap((target) => Array.from({ length: 3 }, () => `${target}\n`))
        .join(''),
      ...set({ from: '/te', to: '/g7' }),
    };
    for (const args of [
      ['replay', 'log', '--format', 'csv'],
      ['coverage', 'log'],
      ['sample', 'log'],
      ['lint'],
      ['diff', 'set.json', 'set.json', 'log'],
      ['rules'],
      ['routes'],
      ['sites'],
      ['ask', '--list'],
    ]) {
      expect((await run(args, { files })).out).toBe((await run(args, { files })).out);
    }
  });

  it('know --json, one object a line, and --lang', async () => {
    const files = { log: '/te\n', 'e.csv': '/te,200,youth\n/te,404\n', ...set({ from: '/a', to: '/b' }) };
    for (const args of [
      ['explain', '/te', '/g7'],
      ['replay', 'log'],
      ['check', 'e.csv'],
      ['diff', 'set.json', 'set.json'],
      ['lint', 'set.json'],
      ['coverage', 'log'],
      ['sample', 'log'],
      ['rules'],
      ['routes'],
      ['sites'],
      ['ask', '--list'],
      ['completion', 'bash'],
    ]) {
      for (const lang of ['hu', 'en']) {
        const ran = await run([...args, '--json', '--lang', lang], { files });
        expect([0, 1], args.join(' ')).toContain(ran.code);
        for (const object of objects(ran)) expect(typeof object, args.join(' ')).toBe('object');
      }
    }
  });
});
