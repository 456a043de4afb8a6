import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';

const explained = async (...args: readonly string[]): Promise<Readonly<Record<string, unknown>>> =>
  objects(await run(['explain', '--json', ...args]))[0] ?? {};

describe('explain --json', () => {
  it('prints every step in the format of the contract', async () => {
    expect(await explained('https://lapunk.example/list/announcement?fbclid=x&a=1')).toEqual({
      schemaVersion: 1,
      input: 'https://lapunk.example/list/announcement?fbclid=x&a=1',
      outcome: 'redirect',
      redirect: {
        status: 301,
        location: 'https://lapunk.example/rovat/kozlemeny?a=1',
        rules: ['announcement', 'announcements', 'strip-fbclid'],
      },
      site: { slug: 'lapunk', reason: 'domain' },
      route: { name: 'articles_by_mstag', params: { fullPath: 'kozlemeny' } },
      final: { outcome: 'page', status: 200, location: 'https://lapunk.example/rovat/kozlemeny?a=1' },
    });
  });

  it.each([
    ['/te', 'page', 200, null],
    ['/nincs', 'not-found', 404, null],
    ['/nincs?fbclid=1', 'not-found', 404, 'https://lapunk.example/nincs'],
    ['https://testver.example/te?fbclid=1', 'not-found', 404, 'https://testver.example/te'],
    ['/rss', 'resource', 200, null],
    ['/%zz', 'bad-request', 400, null],
    ['/shop?a=1', 'external', null, 'https://bolt.example/?a=1'],
  ])('says where %s leads: %s', async (url, outcome, status, location) => {
    expect((await explained(url))['final']).toEqual({ outcome, status, location });
  });

  it('puts the page beside the parameters', async () => {
    expect((await explained('/g7/rovat/penz?oldal=02'))['route']).toEqual({
      name: 'articles_by_mstag',
      params: { site: 'g7', fullPath: 'penz' },
      page: 2,
    });
  });

  it.each([
    [['http://lapunk.example:8080/x/'], 'http://lapunk.example:8080/x'],
    [['/x/', '--host', 'http://localhost:3000'], 'http://localhost:3000/x'],
    [['LAPUNK.EXAMPLE/'], 'https://lapunk.example/LAPUNK.EXAMPLE'],
    [['/shop?a=1'], 'https://bolt.example/?a=1'],
    [['/login'], 'https://lapunk.example/'],
    [['/rovat/x', '--preview'], 'https://lapunk.example/login'],
  ])('%j leads to %s', async (args, location) => {
    expect((await explained(...args))['redirect']).toMatchObject({ location });
  });

  it('prints null for missing values', async () => {
    expect(await explained('/%zz')).toMatchObject({ outcome: 'bad-request', route: null, redirect: null });
    expect(await explained('/shop')).toMatchObject({ outcome: 'redirect', site: null, route: null });
    expect(await explained('/rss')).toMatchObject({ outcome: 'resource', route: null, redirect: null });
    expect(await explained('https://testver.example/te')).toMatchObject({
      outcome: 'not-found',
      route: { name: 'youth', params: {} },
    });
    expect(await explained('/tamogatas', '--donations', '1')).toMatchObject({
      outcome: 'not-found',
      route: { name: 'support' },
    });
  });

  it('prints one object a line, in the order of the arguments', async () => {
    const ran = await run(['--json', 'explain', '/b', '/a']);
    expect(objects(ran).map(({ input }) => input)).toEqual(['/b', '/a']);
    expect(ran.code).toBe(0);
  });

  it('judges by another rule set from a file', async () => {
    const files = {
      'rules.json': JSON.stringify({ rules: [{ id: 'x', from: '/x', to: '/te', status: 301, examples: [] }] }),
      'bad.json': '{"rules":[1]}',
    };
    const wanted = (file: string): ReturnType<typeof run> =>
      run(['explain', '--json', '/x', '--rule-set', file], { files });
    expect(objects(await wanted('rules.json'))[0]).toMatchObject({
      redirect: { location: 'https://lapunk.example/te' },
    });
    expect(await wanted('bad.json')).toMatchObject({ code: 4, out: '' });
    expect(await wanted('none.json')).toMatchObject({ code: 4, out: '' });
  });
});

describe('explain for a person', () => {
  it('numbers site, rules, route and outcome', async () => {
    const { out, code } = await run(['explain', '/list/newest?a=1']);
    expect(code).toBe(0);
    expect(out).toBe(`https://lapunk.example/list/newest?a=1
  1. Oldal        lapunk (a domain alapján)
  2. Szabályok    16 szabályból 1 lépés, egyetlen ugrás (301)
                  newest  /list/newest?a=1 → /legfrissebb?a=1
  3. Útvonal      legfrissebb  /legfrissebb
  4. Végeredmény  átirányítás 301 → https://lapunk.example/legfrissebb?a=1
`);
  });

  it('separates addresses by an empty line', async () => {
    const { out } = await run(['explain', '/te', '/nincs']);
    expect(out.split('\n\n')).toHaveLength(2);
  });

  it('says why there is no page', async () => {
    const { out } = await run([
      'explain',
      '/x/2024/02/30/y',
      '/lapakademia/x',
      '/%zz',
      'https://testver.example/g7',
      '/x/elo',
    ]);
    for (const word of [
      '2024/02/30 nem létező nap',
      'más alakú: /lapakademia',
      'hibás %-kódolás',
      '/g7 előtag',
      'ott: nincs ilyen oldal',
    ])
      expect(out).toContain(word);
  });

  it('speaks English when asked to', async () => {
    expect((await run(['explain', '--lang', 'en', '/te'])).out).toContain('4. Outcome  page (200)');
  });

  it('has colours on a terminal only', async () => {
    expect((await run(['explain', '/te'])).out).not.toContain('\u001b');
    expect((await run(['explain', '/te'], { colour: true })).out).toContain('\u001b[1m');
  });
});
