import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestOrigin, type TestOrigin } from '../testing/ask-origin.ts';
import { now } from '../testing/small-content.ts';

const clock = { now };
let origin: TestOrigin;
beforeAll(async () => {
  origin = await startTestOrigin({ inMemory: true }, undefined, () => clock.now);
}, 60_000);
afterAll(() => origin.close());

const run = (command: object) => origin.command(command as { readonly do: string });
const put = (addresses: readonly object[], site = 'main') => run({ do: 'put-old-addresses', site, addresses });
const remove = (given: object) =>
  run({ do: 'remove-old-addresses', site: 'main', addresses: null, article: null, ...given });
const article = (from: string, to: string) => ({ from, kind: 'article', to });
const ask = async (query = '', site?: string) => (await origin.ask(`/api/old-addresses${query}`, site)).json;
const all = async (site?: string): Promise<Record<string, string>> => Object.fromEntries((await ask('', site)).items);
const lists = async (site?: string): Promise<Record<string, string>> =>
  Object.fromEntries((await origin.ask('/api/old-addresses/lists', site)).json.lists);
const since = ({ epoch, number, at }: { epoch: string; number: number; at: number }) =>
  ask(`?after=${number}&epoch=${epoch}&at=${at}`);
const friss = '/belfold/2026/09/21/friss';

beforeEach(async () => {
  const { items } = await ask();
  const { json } = await origin.ask('/api/old-addresses/lists');
  const known = [...items, ...json.lists, ...json.shapes].map(([from]: [string]) => from);
  if (known.length > 0) await remove({ addresses: known });
});

describe('old addresses of articles', () => {
  it('lead to the address of now', async () => {
    await put([article('/regi/cím', 'friss'), article('/?p=12', 'friss'), article('/blog', 'elo')]);
    expect(await all()).toEqual({ '/regi/cím': friss, '/?p=12': friss, '/blog': '/belfold/2026/09/21/elo/elo' });
    expect(await all('testver')).toEqual({});
  });

  it('are unknown while their article is hidden, scheduled, in a closed section, or missing', async () => {
    await put(['rejtett', 'jovo', 'megszunt', 'nincs'].map((slug, at) => article(`/?p=${at}`, slug)));
    expect(await all()).toEqual({});
    const before = await ask();
    clock.now = now + 3_600;
    expect(await all()).toEqual({ '/?p=1': expect.stringMatching(/\/jovo$/) });
    expect(await since(before)).toMatchObject({ slugs: ['jovo'], items: [['/?p=1', expect.any(String)]] });
    expect(before.publication).toBe(3_600);
    clock.now = now;
  });

  it('belong to the domain of their site', async () => {
    await put([article('/kolozsvar', 'erdelyi')], 'sister');
    await put([article('/adat', 'adatos'), article('/masik', 'erdelyi')]);
    expect(await all('testver')).toEqual({ '/kolozsvar': '/erdely/2026/09/21/erdelyi' });
    expect(await all()).toEqual({ '/adat': '/g7/adat/2026/09/21/adatos' });
    await run({ do: 'remove-old-addresses', site: 'sister', addresses: ['/kolozsvar'], article: null });
  });

  it('give way to an article or a list that has the address now', async () => {
    await put([
      article(friss, 'hosszu'),
      article('/rovat/sport', 'hosszu'),
      article('/cimke/viz', 'hosszu'),
      article('/cimke/nincs', 'hosszu'),
    ]);
    expect(Object.keys(await all())).toEqual(['/cimke/nincs']);
    await remove({ article: 'hosszu' });
  });

  it('are put once, led elsewhere and removed', async () => {
    const given = [article('/a', 'friss'), article('/b', 'friss')];
    expect(await put(given)).toMatchObject({ done: { changed: 2 } });
    const before = await ask();
    expect(await put(given)).toEqual({ done: { changed: 0 }, told: null });
    expect(await put([article('/a', 'hosszu')])).toMatchObject({ done: { changed: 1 } });
    const { slugs, items } = await since(before);
    expect([slugs.toSorted(), Object.keys(Object.fromEntries(items)).toSorted()]).toEqual([
      ['friss', 'hosszu'],
      ['/a', '/b'],
    ]);
    expect(await remove({ article: 'hosszu' })).toMatchObject({ done: { removed: 1 } });
    expect(await since(before)).toMatchObject({ items: [['/b', friss]] });
    expect(await remove({ addresses: ['/b', '/nincs'] })).toMatchObject({ done: { removed: 1 } });
    expect(await all()).toEqual({});
  });

  it('all lead to the other article when theirs is renamed', async () => {
    await put([article('/a', 'friss'), article('/b', 'hosszu')]);
    const before = await ask();
    const renamed = [
      { from: 'friss', to: 'hosszu' },
      { from: 'hosszu', to: 'friss' },
    ];
    await run({ do: 'put-old-addresses', site: 'main', addresses: [article('/c', 'friss')], renamed });
    expect(await all()).toEqual({ '/a': expect.stringMatching(/hosszu$/), '/b': friss, '/c': friss });
    expect((await since(before)).slugs.toSorted()).toEqual(['friss', 'hosszu']);
  });

  it.each(['nincs-per', '//masik.example', '/', '/a/', '/a?b&c&d&e&f&g', '/a\\b', '/a#b', `/${'ő'.repeat(1_001)}`])(
    'are refused when they cannot be asked for: %s',
    async (from) => expect(await put([article(from, 'friss')])).toHaveProperty('refused'),
  );

  it('come in pages', async () => {
    await put(Array.from({ length: 5_000 }, (_, at) => article(`/sok/${at}`, 'friss')));
    await put([article('/zz', 'friss')]);
    const first = await ask();
    expect([first.items.length, first.next]).toEqual([5_000, expect.stringMatching(/^\/sok\//)]);
    expect(await ask(`?from=${first.next}`)).toMatchObject({ items: [['/zz', friss]], next: null });
    await remove({ article: 'friss' });
  });
});

describe('changes of old addresses', () => {
  it('name every edited article', async () => {
    await put([article('/a', 'partner'), article('/b', 'angol')]);
    const before = await ask();
    await run({ do: 'delete', site: 'main', slugs: ['partner'] });
    expect(await since(before)).toMatchObject({ slugs: ['partner'], items: [] });
    await run({ do: 'undelete', slug: 'partner' });
    expect(await since(before)).toMatchObject({
      slugs: ['partner'],
      items: [['/a', expect.stringMatching(/partner$/)]],
    });
    await run({ do: 'kill', slug: 'partner' });
    expect(await since(before)).toMatchObject({ slugs: ['partner'], items: [] });
    expect(await remove({ article: 'partner' })).toMatchObject({ done: { removed: 0 } });
  });

  it('begin with a whole list after a change of everything, or from another epoch', async () => {
    await put([article('/a', 'friss')]);
    const before = await ask();
    await run({
      do: 'rename-label',
      kind: 'section',
      site: 'main',
      slug: 'belfold',
      to: 'itthon',
      name: null,
      title: null,
    });
    expect(await since(before)).toMatchObject({ slugs: null, items: [['/a', '/itthon/2026/09/21/friss']] });
    await run({
      do: 'rename-label',
      kind: 'section',
      site: 'main',
      slug: 'itthon',
      to: 'belfold',
      name: null,
      title: null,
    });
    expect(await ask('?after=0&epoch=masik')).toMatchObject({ slugs: null, items: [['/a', friss]] });
  });
});

describe('old addresses of lists', () => {
  it('lead to the label of now, if anything public has it', async () => {
    await put([
      { from: '/tag/viz', kind: 'tag', to: 'viz' },
      { from: '/tag/nincs', kind: 'tag', to: 'nincs' },
      { from: '/category/sport', kind: 'section', to: 'sport' },
      { from: '/category/regi', kind: 'section', to: 'regi' },
      { from: '/author/anna', kind: 'author', to: 'kiss-anna' },
      { from: '/feed', kind: 'place', to: '/rss' },
    ]);
    const { '/rovat/itthon': _, ...known } = await lists();
    expect(known).toEqual({
      '/tag/viz': '/cimke/viz',
      '/category/sport': '/rovat/sport',
      '/feed': '/rss',
      '/author/anna': '/szerzo/kiss-anna',
    });
    await run({
      do: 'rename-label',
      kind: 'author',
      site: null,
      slug: 'kiss-anna',
      to: 'kam',
      name: null,
      title: null,
    });
    expect(await lists()).toMatchObject({
      ...known,
      '/author/anna': '/szerzo/kam',
      '/szerzo/kiss-anna': '/szerzo/kam',
    });
    await run({
      do: 'rename-label',
      kind: 'author',
      site: null,
      slug: 'kam',
      to: 'kiss-anna',
      name: null,
      title: null,
    });
  });

  it('include shapes', async () => {
    await put([{ from: '/{y:digits}', kind: 'shape', to: '/archivum' }]);
    expect((await origin.ask('/api/old-addresses/lists')).json.shapes).toEqual([['/{y:digits}', '/archivum']]);
    expect(await put([{ from: '/x', kind: 'place', to: '//masik.example' }])).toHaveProperty('refused');
  });
});
