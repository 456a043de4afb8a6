import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalUpstream, type LocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { answeringSample, mainApiAt, sample } from '../../calls.fake.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());

const api = () => mainApiAt(upstream.baseUrl);
const fronts = () => api().fronts;
const answerWith = (answer: unknown) => {
  upstream.answer = (_, response) => response.end(JSON.stringify(answer));
};

describe('a front', () => {
  it('has its blocks in our words', async () => {
    upstream.answer = answeringSample(() => 'news');
    const blocks = (await fronts().news('lapunk'))._unsafeUnwrap();
    expect(
      blocks.map(({ position, layout, title, path, siteSlug }) => ({ position, layout, title, path, siteSlug })),
    ).toEqual([
      { position: 1, layout: 'lead', title: 'Vezető hírek', path: '/rovat/belfold', siteSlug: null },
      { position: 1000, layout: 'breaking', title: '', path: null, siteSlug: null },
    ]);
    expect(blocks[0]?.items[0]?.path).toBe('/belfold/2026/03/28/hidavatas-a-tiszan');
  });

  it('shows the recommender of an article in boxes, and its lead in lists or without one (R46)', async () => {
    const { blocks } = JSON.parse(sample('news')) as { blocks: { items: object[] }[] };
    const [item] = blocks[0]!.items;
    const [told, untold] = [
      { ...item, lead: 'A lead.', recommender: 'Az ajánló.' },
      { ...item, lead: 'A lead.', recommender: '' },
    ];
    answerWith({
      blocks: [{ ...blocks[0], items: [told, untold] }],
      special: [told],
      items: [told],
      totalItems: 1,
    });
    const leads = (cards: readonly { readonly lead: string }[] = []) => cards.map(({ lead }) => lead);
    const { recommender, lists } = api();
    expect(leads((await fronts().news('lapunk'))._unsafeUnwrap()[0]?.items)).toEqual(['Az ajánló.', 'A lead.']);
    expect(leads((await recommender.recommended('lapunk', 1))._unsafeUnwrap().special)).toEqual(['Az ajánló.']);
    expect(leads((await recommender.section('lapunk', 'belfold'))._unsafeUnwrap())).toEqual(['Az ajánló.']);
    expect(leads((await lists.highlights('lapunk', {}))._unsafeUnwrap())).toEqual(['Az ajánló.']);
    expect(leads((await lists.latest('lapunk', null))._unsafeUnwrap().items)).toEqual(['A lead.']);
    expect(leads((await lists.search('lapunk', 'a', {}, null, null))._unsafeUnwrap().items)).toEqual(['A lead.']);
  });

  it('shows a block of an unknown layout as a list, and drops one that cannot be read', async () => {
    const { blocks } = JSON.parse(sample('news')) as { blocks: object[] };
    answerWith({
      blocks: [
        { ...blocks[0], layout: 'carousel' },
        { ...blocks[0], items: null },
      ],
    });
    expect((await fronts().news('lapunk'))._unsafeUnwrap().map(({ layout }) => layout)).toEqual(['list']);
  });

  it('draws the strips of its sisters in their colours', async () => {
    upstream.answer = answeringSample(() => 'boxes');
    const [strip] = (await fronts().boxes('lapunk'))._unsafeUnwrap();
    expect([strip?.siteSlug, strip?.items[0]?.path]).toEqual(['after', '/after/zene/2026/03/28/uj-lemez']);
  });

  it('has the audio articles', async () => {
    upstream.answer = answeringSample(() => 'episodes');
    expect((await api().episodes.ofPublication('lapunk'))._unsafeUnwrap()).toEqual([
      {
        id: 7,
        slug: 'elso-adas',
        title: 'Első adás',
        sourceUrl: 'https://hang.example/7.mp3',
        image: '/uploads/podcast/7.jpg',
        duration: 1830,
        articlePath: '/belfold/2026/03/28/elso-adas',
        podcast: { slug: 'reggel', name: 'Reggel' },
      },
    ]);
  });

  it('dates an article of another domain as the reader who finds it here', async () => {
    const {
      items: [episode],
    } = JSON.parse(sample('episodes')) as { items: object[] };
    const pubDate = Date.parse('2026-11-22T22:50:00Z') / 1000;
    const pathOf = async (site: string, url: string): Promise<unknown> => {
      answerWith({ items: [{ ...episode, article: { url, pubDate } }] });
      return (await api().episodes.ofPublication(site))._unsafeUnwrap()[0]?.articlePath;
    };
    const [main, sister] = (['main', 'sister'] as const).map((wanted) =>
      fiveSites.find(({ role }) => role === wanted)!,
    );
    const address = `https://${main!.domain}/g7/adat/2026/11/22/uj-adas`;
    expect(await pathOf(main!.slug, address)).toBe('/g7/adat/2026/11/22/uj-adas');
    expect(await pathOf(sister!.slug, address)).toBe('/adat/2026/11/23/uj-adas');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example/a.mp3',
    '/\\evil.example/a.mp3',
    'https://u:p@hang.example/7.mp3',
    '/uploads/../api/x.mp3',
    '/tamogatas/profil',
    'hang.mp3',
    '',
    null,
  ])('offers nothing to listen to at %j', async (sourceUrl) => {
    const {
      items: [episode],
    } = JSON.parse(sample('episodes')) as { items: object[] };
    answerWith({
      items: [
        { ...episode, id: 8, sourceUrl: '/uploads/hang/8.mp3' },
        { ...episode, sourceUrl },
      ],
    });
    expect(
      (await api().episodes.ofPublication('lapunk'))._unsafeUnwrap().map(({ id, sourceUrl: source }) => [id, source]),
    ).toEqual([[8, '/uploads/hang/8.mp3']]);
  });

  it('knows the position of the podcasts', async () => {
    upstream.answer = answeringSample(() => 'position');
    expect((await fronts().podcastPosition('lapunk'))._unsafeUnwrap()).toBe(3);
    answerWith({ content: 'somewhere' });
    expect((await fronts().podcastPosition('lapunk'))._unsafeUnwrapErr().kind).toBe('malformed');
  });

  it("takes editors' HTML for a tree and their JSON for quotes, and drops what is neither", async () => {
    upstream.answer = answeringSample(() => 'unique-group');
    expect((await api().uniqueGroups.group('after', 27))._unsafeUnwrap()).toEqual([
      {
        slug: 'after-main',
        kind: 'text',
        body: [
          { tag: 'h2', children: ['Hétvége'] },
          { tag: 'p', children: ['Három film.'] },
        ],
      },
      {
        slug: 'holdblog',
        kind: 'quotes',
        quotes: [{ text: 'Az idő a legjobb hitelező.', author: 'Tóth Cili', role: 'elemző' }],
      },
    ]);
    answerWith({
      uniques: [
        { slug: 'a', content: '[{"text":' },
        { slug: 'b', content: '[{"text":"x"},{"text":7}]' },
        { slug: 'c', content: '<script>x</script><p>y</p>' },
      ],
    });
    expect((await api().uniqueGroups.group('after', 27))._unsafeUnwrap()).toEqual([
      { slug: 'b', kind: 'quotes', quotes: [{ text: 'x', author: '', role: '' }] },
      { slug: 'c', kind: 'text', body: [{ tag: 'p', children: ['y'] }] },
    ]);
  });

  it('finds groups by slug, drops invalid ones, and sends no request for an empty list', async () => {
    upstream.answer = answeringSample(() => 'unique-groups');
    expect((await api().uniqueGroups.bySlugs('after', ['after', 'holdblog']))._unsafeUnwrap()).toMatchObject([
      { slug: 'after', items: [{ slug: 'after-main', kind: 'text' }] },
      { slug: 'holdblog', items: [{ slug: 'holdblog', kind: 'quotes' }] },
    ]);
    answerWith({ groups: [{ slug: 'a' }, { items: [] }, null, { slug: 'b', items: [] }] });
    expect((await api().uniqueGroups.bySlugs('after', ['a', 'b']))._unsafeUnwrap()).toEqual([{ slug: 'b', items: [] }]);
    const before = upstream.requests.length;
    expect((await api().uniqueGroups.bySlugs('after', []))._unsafeUnwrap()).toEqual([]);
    expect(upstream.requests).toHaveLength(before);
  });

  it('knows where one can walk, but not from a map that it cannot read', async () => {
    upstream.answer = answeringSample(() => 'hiking-map');
    expect(
      (await api().listSides.hikingMap('lapunk'))._unsafeUnwrap().hikes.map(({ name, level }) => [name, level]),
    ).toEqual([['Kőrisgerinc', 'konnyu']]);
    for (const content of ['', '{', '[]', '{"url":null,"hikes":[{"name":"x","level":"mély"}]}']) {
      answerWith({ slug: 'x', content });
      expect((await api().listSides.hikingMap('lapunk'))._unsafeUnwrapErr().kind).toBe('malformed');
    }
    answerWith({ slug: 'x', content: '{"url":"javascript:alert(1)","hikes":[]}' });
    expect((await api().listSides.hikingMap('lapunk'))._unsafeUnwrap()).toEqual({ url: null, hikes: [] });
  });

  it('plays from a web address or not at all', async () => {
    answerWith({ slug: 'after-music', content: 'javascript:alert(1)' });
    expect((await api().listSides.playlist('after'))._unsafeUnwrapErr().kind).toBe('malformed');
  });

  it('recommends from eight lists, and tolerates missing ones', async () => {
    const { special, ...others } = JSON.parse(sample('recommended')) as Record<string, unknown>;
    answerWith(others);
    const lists = (await api().recommender.recommended('lapunk', 1))._unsafeUnwrap();
    expect(Object.keys(lists).sort()).toEqual([
      'after',
      'breaking',
      'favorite',
      'g7',
      'important',
      'newest',
      'pr',
      'special',
    ]);
    expect([special, lists.special.length, lists.newest.length]).toEqual([expect.any(Array), 0, 1]);
  });
});
