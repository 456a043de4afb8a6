import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOrigin } from '../testing/ask-origin.ts';

const slugs = (list: { items: { slug: string }[] }): string[] => list.items.map(({ slug }) => slug);

export const describeMainApi = (name: string, open: () => Promise<TestOrigin>): void => {
  describe(`the main API on ${name}`, () => {
    let origin: TestOrigin;
    beforeAll(async () => {
      origin = await open();
    }, 60_000);
    afterAll(async () => {
      expect(origin.problems).toEqual([]);
      await origin.close();
    });
    const get = async (path: string, site?: string) => (await origin.ask(path, site)).json;
    const status = async (path: string, site?: string) => (await origin.ask(path, site)).status;

    it('answers an article by slug and by id alike', async () => {
      const bySlug = await get('/api/articles/friss');
      expect(bySlug).toMatchObject({
        slug: 'friss',
        siteSlug: 'lapunk',
        type: 'article',
        important: true,
        favorite: false,
        live: false,
        page: 1,
        pages: 1,
        paragraphCount: 1,
        version: 1,
        minute: 1,
        mainSuperTag: { slug: 'belfold', name: 'Belföld', active: true, siteSlug: 'lapunk' },
        tags: [
          { slug: 'arviz', name: 'Árvíz' },
          { slug: 'viz', name: 'Víz' },
        ],
        flags: [{ slug: 'legfontosabb' }],
        articleAuthors: [
          { slug: 'kiss-anna', name: 'Kiss Anna', title: 'újságíró', avatarSrc: '/uploads/avatar-kiss-anna.jpg' },
        ],
        parent: null,
        actions: { recommended: '/api/recommended/mstag/all{?v}' },
        url: 'https://lapunk.example/belfold/2026/09/21/friss',
      });
      expect(bySlug.superTags.map((tag: { slug: string }) => tag.slug)).toEqual(['belfold', 'sport']);
      expect(await get(`/api/article/${bySlug.id}`)).toEqual(bySlug);
    });

    it('names authors in the order of the byline', async () => {
      expect((await get('/api/articles/adatos')).articleAuthors.map((one: { slug: string }) => one.slug)).toEqual([
        'orsi-bela',
        'kiss-anna',
      ]);
    });

    it('answers the page asked for, and 404 past the last', async () => {
      expect(await get('/api/articles/hosszu?page=2')).toMatchObject({
        page: 2,
        pages: 2,
        content: '<p>Második oldal.</p>',
      });
      expect(await status('/api/articles/hosszu?page=3')).toBe(404);
      expect(await status('/api/articles/nincs-ilyen')).toBe(404);
      expect(await status('/api/article/999999')).toBe(404);
    });

    it('returns 404 for an inactive article, except to staff', async () => {
      expect((await origin.ask('/api/articles/rejtett')).status).toBe(404);
    });

    it('lists the newest articles of the main domain, without hidden ones', async () => {
      const list = await get('/api/articles?limit=7');
      expect(slugs(list)).toEqual(['friss', 'hosszu', 'elo', 'adatos', 'angol', 'partner', 'sor-0']);
      expect(list).toMatchObject({ totalItems: 29, page: 1, totalPages: 5, title: '', author: null });
    });

    it('lists own and mirrored articles for the other sites', async () => {
      expect(slugs(await get('/api/articles', 'g7'))).toEqual(['adatos']);
      expect(slugs(await get('/api/articles', 'testver'))).toEqual(['adatos', 'erdelyi']);
      expect(slugs(await get('/api/articles', 'karakter'))).toEqual([]);
    });

    it.each([
      ['filters[mstag]=sport', ['friss', 'sor-0', 'sor-1'], 24, 'Sport'],
      ['filters[tag]=arviz', ['friss'], 1, 'Árvíz'],
      ['filters[author]=orsi-bela', ['adatos'], 1, 'Őrsi Béla'],
      ['filters[flag]=kedvenc', ['hosszu'], 1, 'Kedvenceink'],
      ['filters[flag]=english', ['angol'], 1, 'English'],
      ['filters[site]=g7', ['adatos'], 1, 'G7'],
      ['filters[tag]=nincs', [], 0, ''],
      ['filters[tag]=null', [], 0, ''],
      ['filters[author]=null', [], 0, ''],
      [`filters[tag]=${'x'.repeat(201)}`, [], 0, ''],
      [`filters[author]=${'x'.repeat(5000)}`, [], 0, ''],
      ['filters[mstag]=adat', [], 0, ''],
      ['filters[site]=testver', ['adatos'], 1, 'Testvérlap'],
    ])('lists by %s', async (filter, first, total, title) => {
      const list = await get(`/api/articles?${filter}`);
      expect(list).toMatchObject({ totalItems: total, title });
      expect(slugs(list).slice(0, 3)).toEqual(first.slice(0, 3));
    });

    it('excludes articles with a tag from a list', async () => {
      expect(slugs(await get('/api/articles?filters[mstag]=sport&exclude[tag]=sor'))).toEqual(['friss']);
      expect((await get('/api/articles?filters[mstag]=sport&exclude[tag]=nincs')).totalItems).toBe(24);
      expect((await get(`/api/articles?filters[mstag]=sport&exclude[tag]=${'x'.repeat(201)}`)).totalItems).toBe(24);
      expect(
        slugs(await get('/api/search/highlights?filters={"superTagSlugs":["sport"],"withoutTags":["sor"]}')),
      ).toEqual(['friss']);
    });

    it("calls a section narrowed to a tag by the section's name", async () => {
      expect(await get('/api/articles?filters[tag]=sor&filters[mstag]=sport')).toMatchObject({
        title: 'Sport',
        totalItems: 23,
      });
    });

    it('keeps small contents in groups', async () => {
      expect(await get('/api/unique-groups/27')).toEqual({
        id: 27,
        uniques: [
          { slug: 'after-main', content: '<p>Egy.</p>' },
          { slug: 'after-youtube', content: '<p>Kettő.</p>' },
        ],
      });
      expect(await status('/api/unique-groups/28')).toBe(404);
      for (const id of ['0', '-1', 'x', '99999', '1.5']) expect(await status(`/api/unique-groups/${id}`), id).toBe(400);
    });

    it('finds groups of small contents by their slugs, in the order asked for', async () => {
      const after = {
        slug: 'after',
        items: [
          { slug: 'after-main', content: '<p>Egy.</p>' },
          { slug: 'after-youtube', content: '<p>Kettő.</p>' },
        ],
      };
      expect(await get('/api/unique-groups?slugs=nincs,after,after')).toEqual({ groups: [after] });
      expect(await get('/api/unique-groups?slugs=nincs')).toEqual({ groups: [] });
      const tooMany = Array.from({ length: 21 }, (_, at) => `a${at}`).join(',');
      for (const query of ['', '?slugs=', '?slugs=,', '?slugs=A', "?slugs='", `?slugs=${tooMany}`])
        expect(await status(`/api/unique-groups${query}`), query).toBe(400);
    });

    it("gives as many episodes as asked for, the house's to a site that makes none", async () => {
      expect((await get('/api/episodes')).items).toHaveLength(4);
      expect((await get('/api/episodes?perPage=6', 'g7')).items).toHaveLength(6);
      for (const perPage of ['0', '501', 'x'])
        expect(await status(`/api/episodes?perPage=${perPage}`), perPage).toBe(400);
    });

    it('pages lists by ten, or as asked from 1 to 50', async () => {
      expect((await get('/api/articles?filters[tag]=sor')).items).toHaveLength(10);
      expect((await get('/api/articles?filters[tag]=sor&page=3')).items).toHaveLength(3);
      expect((await get('/api/articles?filters[tag]=sor&perPage=50')).items).toHaveLength(23);
      expect((await get('/api/articles?filters[tag]=sor&perPage=51')).items).toHaveLength(10);
      expect((await get('/api/articles')).items).toHaveLength(6);
      expect(await status('/api/articles?filters[tag]=sor&page=4')).toBe(404);
    });

    it('lists entries of a live blog only when asked, and gives them with their texts', async () => {
      const { id } = await get('/api/articles/elo');
      const first = await get(`/api/articles/${id}/items?perPage=30`);
      expect(first).toMatchObject({ totalItems: 33, page: 1, totalPages: 2 });
      expect(first.items).toHaveLength(30);
      expect(first.items[0]).toMatchObject({
        type: 'liveblogpost',
        document: { title: 'Poszt 0', content: '<p>0</p>', articleAuthors: [{ slug: 'kiss-anna' }] },
      });
      expect(first.pinnedItems).toHaveLength(1);
      const second = await get(`/api/articles/${id}/items?page=2`);
      expect(second.items).toHaveLength(3);
      expect(second.pinnedItems[0].document.title).toBe('Kitűzve');
      expect((await get(`/api/articles?filters[parent]=${id}&limit=2`)).totalItems).toBe(34);
      expect((await get('/api/articles?filters[parent]=null&limit=1')).items[0].slug).toBe('friss');
      expect(await status(`/api/articles/${id}/items?page=3`)).toBe(404);
    });

    it('returns the version of an article', async () => {
      expect(await get('/api/articles/friss/version')).toEqual({ data: { v: 1 } });
    });

    it.each(['tükörfúrógép', 'tukorfurogep', 'TÜKÖRFÚRÓGÉP', 'víz', 'viz', 'vizrol', 'képviselő', 'kombajn'])(
      'finds %s, however its accents and endings are typed',
      async (term) => {
        expect((await get(`/api/search?term=${term}`)).totalItems).toBeGreaterThan(0);
      },
    );

    it('does not match words that share only a stem prefix', async () => {
      expect((await get('/api/search?term=tukor')).totalItems).toBe(0);
    });

    it('knows phrases and unwanted words', async () => {
      expect(slugs(await get('/api/search?term="első oldal"'))).toEqual(['hosszu']);
      expect((await get('/api/search?term=oldal -kombájn')).totalItems).toBe(0);
      expect((await get('/api/search?term=---')).totalItems).toBe(0);
    });

    it('applies all filters together, ignoring the case of names', async () => {
      const search = async (filters: object, term = '') =>
        slugs(await get(`/api/search?term=${term}&filters=${JSON.stringify(filters)}`));
      expect(
        await search({ and_tags: ['árvíz', 'VÍZ'], superTags: ['belföld'], authors: ['kiss anna'], title: ['tükör'] }),
      ).toEqual([]);
      expect(
        await search({
          and_tags: ['árvíz', 'VÍZ'],
          superTags: ['belföld'],
          authors: ['kiss anna'],
          title: ['tukorfurogep'],
        }),
      ).toEqual(['friss']);
      expect(await search({ and_tags: ['árvíz', 'nincs'] })).toEqual([]);
      expect(await search({ superTags: ['Adat'] })).toEqual(['adatos']);
    });

    it('reads the words from `for` without `term`', async () => {
      expect(slugs(await get('/api/search?for=tukorfurogep'))).toEqual(['friss']);
      expect(slugs(await get('/api/search?for=tukorfurogep&term=nincsilyen'))).toEqual([]);
    });

    it('suggests titles for the text so far', async () => {
      expect(slugs(await get('/api/search/articles?limit=5&term=tükörf'))).toEqual(['friss']);
      expect(slugs(await get('/api/search/articles?term=%'))).toEqual([]);
      expect(slugs(await get('/api/search/articles?term=arv'))).toEqual(['friss']);
      expect(slugs(await get('/api/search/articles?term=aru'))).toEqual([]);
    });

    it('highlights at most four, the most important first', async () => {
      const list = await get('/api/search/highlights?filters={"superTagSlugs":["sport"]}');
      expect(list.items).toHaveLength(4);
      expect(list.items[0].slug).toBe('friss');
      expect(slugs(await get('/api/search/highlights?filters={"flags":["kedvenc"]}'))).toEqual(['hosszu']);
    });

    it('suggests tags by group, without chosen ones', async () => {
      const texts = async (text: string, filters = '') =>
        (await get(`/api/search/autocomplete?text=${text}&filters=${filters}`)).items.map(
          (one: { type: string; text: string }) => [one.type, one.text],
        );
      expect(await texts('sp')).toEqual([
        ['separator', 'Rovatok'],
        ['superTags', 'Sport (24)'],
      ]);
      expect(await texts('arv')).toEqual([
        ['separator', 'Témák'],
        ['tags', 'Árvíz'],
        ['separator', 'Cím'],
        ['title', 'Árvíztűrő tükörfúrógép'],
      ]);
      expect(await texts('béla')).toEqual([
        ['separator', 'Szerzők'],
        ['authors', 'Őrsi Béla'],
      ]);
      expect(await texts('orsi', '{"authors":["Őrsi Béla"]}')).toEqual([]);
      expect(await texts('%')).toEqual([]);
    });

    it('counts the results of each suggestion with the chosen tags', async () => {
      const left = async (filters: object) =>
        (await get(`/api/search/autocomplete?term=sp&filters=${JSON.stringify(filters)}`)).items.slice(1);
      expect(await left({})).toEqual([{ type: 'superTags', text: 'Sport (24)', count: 24 }]);
      expect(await left({ and_tags: ['Árvíz'] })).toEqual([{ type: 'superTags', text: 'Sport (1)', count: 1 }]);
      expect(await left({ authors: ['nincs ilyen'] })).toEqual([]);
    });

    it.each([
      '/api/search/autocomplete',
      '/api/search/autocomplete?term=',
      '/api/search/autocomplete?term=a&filters={',
      '/api/search/autocomplete?term=a&filters={"authors":["' + 'x'.repeat(101) + '"]}',
    ])('refuses %s', async (path) => {
      expect(await status(path)).toBe(400);
    });

    it('fills the front: picks first, then the shelf, nothing twice, no empty block', async () => {
      const { blocks } = await get('/api/index/news');
      expect(
        blocks.map((block: { position: number; items: { slug: string }[] }) => [block.position, slugs(block)]),
      ).toEqual([
        [1, ['hosszu', 'elo']],
        [2, ['sor-0', 'sor-1', 'sor-2']],
        [1000, ['friss']],
      ]);
    });

    it('has auto-blocks 1 to 4, boxes, episodes, a section’s newest and uniques', async () => {
      expect(await get('/api/index/auto-block?v=2')).toMatchObject({ layout: 'row', items: [{ slug: 'hosszu' }] });
      expect((await get('/api/index/auto-block?v=1')).items).toEqual([]);
      expect(await get('/api/index/boxes')).toMatchObject({
        boxes: [{ siteSlug: 'g7', path: '/g7', items: [{ slug: 'adatos' }] }],
      });
      const episodes = await get('/api/index/episodes');
      expect(slugs(episodes)).toEqual(['ep-0', 'ep-1', 'ep-2', 'ep-3']);
      expect(episodes.items[0]).toMatchObject({
        podcast: { slug: 'hang', name: 'Hang', page: '/cimke/hang' },
        article: { url: 'https://lapunk.example/belfold/2026/09/21/hosszu' },
      });
      expect((await get('/api/index/mstag/sport')).items).toHaveLength(8);
      expect(await get('/api/unique/frontpage-podcast-block-position')).toEqual({
        slug: 'frontpage-podcast-block-position',
        content: '3',
      });
    });

    it('recommends no English articles, which have their own list', async () => {
      const { newest } = await get('/api/recommended/mstag/all');
      expect(slugs({ items: newest })).toContain('adatos');
      expect(slugs({ items: newest })).not.toContain('angol');
    });

    it('recommends the same for the same version', async () => {
      const first = await get('/api/recommended/mstag/all?v=3');
      expect(Object.keys(first)).toEqual([
        'special',
        'breaking',
        'important',
        'newest',
        'favorite',
        'pr',
        'after',
        'g7',
      ]);
      expect(await get('/api/recommended/mstag/all?v=3')).toEqual(first);
      expect(first).toMatchObject({
        important: [{ slug: 'friss' }],
        pr: [{ slug: 'partner' }],
        after: [],
        g7: [{ slug: 'adatos' }],
      });
    });

    it('has documents, staff, menus and figures', async () => {
      expect(await get('/api/docs/elvek', 'g7')).toMatchObject({
        slug: 'elvek',
        title: 'Elvek',
        content: '<p>Szabály.</p>',
      });
      expect(await get('/api/impress/staff')).toEqual({
        groups: [
          {
            name: 'Szerkesztők',
            members: [
              {
                name: 'Kiss Anna',
                title: 'szerkesztő',
                authorSlug: 'kiss-anna',
                avatarSrc: '/uploads/avatar-kiss-anna.jpg',
              },
              { name: 'Más Valaki', title: 'grafikus', authorSlug: null, avatarSrc: null },
            ],
          },
        ],
      });
      expect(
        (await get('/api/impress/staff', 'testver')).groups[0].members.map(
          ({ authorSlug }: { authorSlug: string | null }) => authorSlug,
        ),
      ).toEqual(['kiss-anna', null]);
      expect(
        (await get('/api/impress/staff', 'karakter')).groups[0].members.map(
          ({ authorSlug }: { authorSlug: string | null }) => authorSlug,
        ),
      ).toEqual([null, null]);
      expect(await get('/api/frontend/init')).toMatchObject({
        menus: { main: [{ label: 'Belföld', url: '/rovat/belfold' }], footerSocial: [] },
        searchPlaceholders: ['árvíz'],
        componentSetup: { donations: '1' },
      });
      expect(await get('/api/frontend/refresh')).toMatchObject({
        trendingTags: [{ slug: 'arviz', name: 'Árvíz' }],
        weatherData: { place: 'Budapest' },
        floodingData: null,
        pipStatus: { pipLabel: 'élő' },
        widgets: [],
      });
      expect(await get('/api/frontend/refresh', 'g7')).toMatchObject({ trendingTags: [], weatherData: null });
    });

    it('answers 304 for a known ETag, and nothing to HEAD but headers', async () => {
      const { headers } = await origin.ask('/api/articles/friss');
      const known = await origin.ask('/api/articles/friss', undefined, { 'If-None-Match': `W/"x", ${headers.etag}` });
      expect([known.status, known.body.length]).toEqual([304, 0]);
      expect(await status('/healthz')).toBe(200);
    });
  });
};
