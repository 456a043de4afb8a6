import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { contractContent } from '../../testing/contract-content.ts';
import { newYear } from '../../testing/contract-articles.ts';
import { fails } from '../../testing/refusals.fake.ts';
import type { ContentFixture, ArticleFixture } from '../../testing/content-fixture.ts';
import type { LiveHistory } from '../../polling/live-history.ts';
import type { Count, CountedData } from '../../editorial/supplements/count.ts';
import type { DataBlock } from '../../editorial/supplements/data-block.ts';
import { fakeNeeds, open, openAs } from '../page-needs.fake.ts';

const article = (slug: string, section: string, tags: readonly string[] = []): ArticleFixture => ({
  site: 'main',
  type: 'article',
  slug,
  title: slug,
  lead: '',
  pages: ['<p>x</p>'],
  publishedAt: newYear,
  section,
  tags,
});
const withSupplement: ContentFixture = {
  ...contractContent,
  sections: [
    ...contractContent.sections,
    { site: 'main', slug: 'kupa-2024', name: 'Kupa 2024' },
    { site: 'main', slug: 'valasztas', name: 'Választás' },
  ],
  articles: [
    ...contractContent.articles,
    article('dontő', 'kupa-2024'),
    article('szavazunk', 'valasztas'),
    article('miert', 'valasztas', ['Elemzés']),
  ],
};
const unit = {
  slug: 'baranya-1',
  name: 'Baranya 1.',
  seat: 'Pécs',
  county: 'Baranya',
  turnout: 60,
  candidates: [{ name: 'Kis Éva', party: 'Part', votes: 3 }],
};
const constituencies: DataBlock = { type: 'constituencies', title: 'Körzetek', note: '', units: [unit] };
const frame = (src: string): DataBlock => ({ type: 'frame', title: src, note: '', src });
const kept = (blocks: readonly DataBlock[], count: Count | null = null): LiveHistory<CountedData> => ({
  states: [{ since: 1, value: { count, blocks, held: [] } }],
  observedAt: 1,
});
const withBlocks = (byPath: Readonly<Record<string, readonly DataBlock[]>>) =>
  fakeNeeds(
    {
      liveCount: (_site, _supplement, path) => {
        const blocks = byPath[path];
        return blocks === undefined ? fails('not-found') : okAsync(kept(blocks));
      },
    },
    withSupplement,
  );
const needs = fakeNeeds({}, withSupplement);

describe('openSupplement', () => {
  it('lists its articles under its own name, tabs, feed and search', async () => {
    const { content, head } = await openAs('melleklet', needs, '/melleklet/valasztas');
    expect(content).toMatchObject({
      kind: 'articles',
      header: { title: 'Választás', rss: '/rss/melleklet/valasztas' },
      supplement: {
        boxes: { election: true, euDisclaimer: false },
        searchTags: [{ text: 'Választás', protected: true }],
      },
    });
    expect(content.tabs.map(({ current }) => current)).toEqual([true, false, false, false, false]);
    expect(head).toMatchObject({
      title: 'Választás',
      canonical: '/melleklet/valasztas',
      feed: { title: 'Választás', path: '/rss/melleklet/valasztas' },
    });
  });

  it('lists on a tab only the articles of its kind', async () => {
    const { content, head } = await openAs('melleklet', needs, '/melleklet/valasztas/elemzesek');
    expect(content.kind === 'articles' && content.list.items.map(({ slug }) => slug)).toEqual(['miert']);
    expect(head).toMatchObject({
      title: 'Választás – Elemzések',
      canonical: '/melleklet/valasztas/elemzesek',
      feed: { title: 'Választás – Elemzések', path: '/rss/melleklet/valasztas/elemzesek' },
    });
  });

  it('does not find an unknown tab or supplement, an empty list, nor any of it on the sister site', async () => {
    for (const address of [
      '/melleklet/valasztas/nincs',
      '/melleklet/valasztas/listak/x',
      '/melleklet/nincs',
      '/melleklet/unio',
      '//testver.example/melleklet/valasztas',
      '/melleklet/valasztas/listak',
    ]) {
      expect(await open(needs, address), address).toEqual({ kind: 'not-found' });
    }
    expect(await open(withBlocks({ listak: [] }), '//testver.example/melleklet/valasztas/listak')).toEqual({
      kind: 'not-found',
    });
  });

  it('shows data without a feed, and a subpage of a tab by its own path', async () => {
    const tab = await openAs('melleklet', needs, '/melleklet/kupa-2024/eredmenyek');
    expect(tab.content).toMatchObject({
      kind: 'data',
      header: { rss: null },
      views: [{ current: true }, { current: false }],
    });
    expect(tab.content.kind === 'data' && tab.content.blocks.map(({ type }) => type)).toEqual(['medals', 'matches']);
    expect(tab.head).toMatchObject({ title: 'Kupa 2024 – Eredmények', feed: null, noindex: false });
    const below = await openAs('melleklet', needs, '/melleklet/kupa-2024/eredmenyek/regi');
    expect(below.content.kind === 'data' && below.content.blocks.map(({ type }) => type)).toEqual(['shares']);
    expect(below.head).toMatchObject({
      title: 'Kupa 2024 – Eredmények – Régi',
      canonical: '/melleklet/kupa-2024/eredmenyek/regi',
    });
  });

  it('opens empty when no block can be parsed, and fails only when upstream does', async () => {
    expect(
      (await openAs('melleklet', withBlocks({ listak: [] }), '/melleklet/valasztas/listak')).content,
    ).toMatchObject({ kind: 'data', blocks: [] });
    const down = fakeNeeds({ liveCount: () => fails('unavailable') }, withSupplement);
    expect(await open(down, '/melleklet/valasztas/listak')).toMatchObject({ kind: 'unavailable' });
    expect(await open(down, '/melleklet/valasztas/korzetek/baranya-1')).toMatchObject({ kind: 'unavailable' });
    const halfDown = fakeNeeds(
      {
        liveCount: (_site, _supplement, path) =>
          path === 'korzetek' ? okAsync(kept([constituencies])) : fails('unavailable'),
      },
      withSupplement,
    );
    expect(await open(halfDown, '/melleklet/valasztas/korzetek/baranya-1')).toMatchObject({ kind: 'unavailable' });
  });

  it('shows one constituency by itself, and a search of them that is not to be indexed', async () => {
    const some = withBlocks({ korzetek: [constituencies] });
    const one = await openAs('melleklet', some, '/melleklet/valasztas/korzetek/baranya-1');
    expect(one.content).toMatchObject({
      kind: 'data',
      unit: { name: 'Baranya 1.' },
      blocks: [],
      tabPath: '/melleklet/valasztas/korzetek',
    });
    expect(one.head).toMatchObject({ title: 'Választás – Körzetek – Baranya 1.', noindex: false });
    expect(await open(some, '/melleklet/valasztas/korzetek/zala-1')).toEqual({ kind: 'not-found' });
    const search = await openAs('melleklet', some, '/melleklet/valasztas/korzetek?term=p%C3%A9cs&megye=Baranya');
    expect(search.content).toMatchObject({ choice: { term: 'pécs', county: 'Baranya' } });
    expect(search.head).toMatchObject({ noindex: true, canonical: '/melleklet/valasztas/korzetek' });
    for (const [query, noindex] of [
      ['term=p', true],
      ['megye=Zala', true],
      ['term=&megye=', false],
    ] as const) {
      expect((await openAs('melleklet', some, `/melleklet/valasztas/korzetek?${query}`)).head.noindex).toBe(noindex);
    }
  });

  it('frames only allowed pages, links others, and drops invalid URLs', async () => {
    const { content } = await openAs(
      'melleklet',
      withBlocks({
        listak: [frame('https://masutt.example/x'), frame('javascript:alert(1)'), frame('http://masutt.example/x')],
      }),
      '/melleklet/valasztas/listak',
    );
    expect(content.kind === 'data' && content.blocks).toMatchObject([
      { type: 'frame', embed: { kind: 'link', url: 'https://masutt.example/x' } },
    ]);
  });

  it('shows its state from its data or else its articles, if any', async () => {
    const standingAt = async (needs: ReturnType<typeof withBlocks>, address: string) =>
      (await openAs('melleklet', needs, address)).content.supplement.standing;
    const count: Count = { processed: 63.2, countedAt: 7, final: false, corrections: [], changes: [] };
    const counted = fakeNeeds({ liveCount: () => okAsync(kept([constituencies], count)) }, withSupplement);
    const byData = { kind: 'counted', at: 7, processed: 63.2, final: false };
    for (const tab of ['', '/elemzesek', '/tippjatek'])
      expect(await standingAt(counted, `/melleklet/valasztas${tab}`), tab).toEqual(byData);
    const told = { kind: 'told', at: newYear, articles: 2 };
    expect(await standingAt(withBlocks({ korzetek: [constituencies] }), '/melleklet/valasztas')).toEqual(told);
    const down = fakeNeeds({ liveCount: () => fails('unavailable') }, withSupplement);
    expect(await standingAt(down, '/melleklet/valasztas')).toEqual(told);
    const silent = fakeNeeds({ liveCount: () => okAsync(kept([])) });
    expect(await standingAt(silent, '/melleklet/valasztas/listak')).toBeNull();
  });

  it("shows on the game's tab the rounds of the supplement alone", async () => {
    const [round] = contractContent.tipRounds ?? [];
    const game = fakeNeeds(
      { tipRounds: { all: () => okAsync([round!, { ...round!, slug: 'masik', supplement: 'valasztas' }]) } },
      withSupplement,
    );
    const { content } = await openAs('melleklet', game, '/melleklet/valasztas/tippjatek');
    expect(content.kind === 'game' && content.rounds.map(({ slug }) => slug)).toEqual(['masik']);
  });
});
