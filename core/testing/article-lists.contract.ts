import { beforeAll, describe, expect, it } from 'vitest';
import type { ArticleList, ListFilter } from '../editorial/lists/article-list.ts';
import type { SearchFilters } from '../editorial/search/search-filters.ts';
import type { ArticleLists } from '../ports/article-lists.ts';
import { newYear } from './contract-articles.ts';
import { contractPasses, contractSlugs } from './contract-content.ts';

const { main, after, g7, sister } = contractSlugs;
const hidden = ['jovo', 'inaktiv', 'regi-rovatban'];
const slugsOf = ({ items }: Pick<ArticleList, 'items'>): readonly string[] => items.map(({ slug }) => slug);

export const describeArticleLists = (name: string, makeSubject: () => ArticleLists | Promise<ArticleLists>): void => {
  describe(`ArticleLists: ${name}`, () => {
    let lists: ArticleLists;
    beforeAll(async () => {
      lists = await makeSubject();
    });
    const filtered = async (
      site: string,
      by: ListFilter['by'],
      value: string,
      page: number | null = null,
      perPage?: number,
    ) => (await lists.filtered(site, { by, value }, page, perPage))._unsafeUnwrap();
    const search = async (term: string, filters: SearchFilters = {}, token: string | null = null) =>
      slugsOf((await lists.search(main, term, filters, null, token))._unsafeUnwrap());

    it('lists a section newest first, ten a page', async () => {
      const list = await filtered(main, 'mstag', 'belfold');
      expect(list).toMatchObject({ title: 'Belföld', page: 1, totalPages: 2, totalItems: 15 });
      expect(slugsOf(list)).toEqual([
        'elso-hir',
        'elo-arviz',
        'partner-cikk',
        ...[1, 2, 3, 4, 5, 6, 7].map((n) => `hir-${n}`),
      ]);
    });

    it('has a second page, and none past the last', async () => {
      expect(slugsOf(await filtered(main, 'mstag', 'belfold', 2))).toEqual([
        'hir-8',
        'hir-9',
        'hir-10',
        'hir-11',
        'hir-12',
      ]);
      expect((await lists.filtered(main, { by: 'mstag', value: 'belfold' }, 3))._unsafeUnwrapErr().kind).toBe(
        'not-found',
      );
    });

    it('lists as many as asked for, up to fifty, and otherwise ten', async () => {
      expect((await filtered(main, 'mstag', 'belfold', null, 5)).items).toHaveLength(5);
      for (const perPage of [0, 51, -1, 2.5])
        expect((await filtered(main, 'mstag', 'belfold', null, perPage)).items).toHaveLength(10);
    });

    it('lists by tag, author, flag and site', async () => {
      expect(slugsOf(await filtered(main, 'tag', 'duna'))).toEqual(['elso-hir', 'ket-oldal', 'adat-cikk']);
      expect(slugsOf(await filtered(main, 'flag', 'kedvenc'))).toEqual(['ket-oldal']);
      expect(slugsOf(await filtered(g7, 'site', g7))).toEqual(['adat-cikk', 'penz-cikk']);
      expect(slugsOf(await filtered(after, 'mstag', 'film'))).toEqual(['film-kritika']);
      const author = await filtered(main, 'author', 'kiss-anna');
      expect(author).toMatchObject({
        title: 'Kiss Anna',
        author: { slug: 'kiss-anna', name: 'Kiss Anna', title: 'újságíró' },
      });
      expect(slugsOf(author)).toEqual(['elso-hir', 'elo-arviz', 'ket-oldal', 'english-story', 'atvett', 'adat-cikk']);
    });

    it('lists corrected articles, newest first, by date and text of the correction', async () => {
      const { items, totalItems } = (await lists.corrections(main, null))._unsafeUnwrap();
      expect([totalItems, items.map(({ slug, lead, cover, publishedAt }) => [slug, lead, cover, publishedAt])]).toEqual(
        [
          2,
          [
            ['ket-oldal', 'Másodszor is. Korábban: „9 km”. Helyesen: „19 km”.', null, 1_711_627_560],
            ['ket-oldal', 'Elírtuk.', null, 1_711_627_500],
          ],
        ],
      );
      expect(new Set(items.map(({ id }) => id)).size).toBe(2);
      expect((await lists.corrections(after, null))._unsafeUnwrap()).toMatchObject({ items: [], totalItems: 0 });
      expect((await lists.corrections(main, 2))._unsafeUnwrapErr().kind).toBe('not-found');
    });

    it('lists articles of a section that also have a tag', async () => {
      const within = async (withTag: string) =>
        slugsOf((await lists.filtered(main, { by: 'mstag', value: 'belfold', withTag }, null))._unsafeUnwrap());
      expect(await within('duna')).toEqual(['elso-hir']);
      expect(await within('arviz')).toEqual(['elso-hir', 'elo-arviz']);
      expect(await within('nincs-ilyen')).toEqual([]);
    });

    it('lists and highlights only articles of a section without a tag', async () => {
      const without = async (withoutTag: string) =>
        slugsOf((await lists.filtered(main, { by: 'mstag', value: 'belfold', withoutTag }, null))._unsafeUnwrap());
      expect(await without('hirek')).toEqual(['elso-hir', 'elo-arviz', 'partner-cikk']);
      expect((await without('arviz')).slice(0, 2)).toEqual(['partner-cikk', 'hir-1']);
      expect(
        (await lists.filtered(main, { by: 'mstag', value: 'belfold', withTag: 'arviz', withoutTag: 'duna' }, null))
          ._unsafeUnwrap()
          .items.map(({ slug }) => slug),
      ).toEqual(['elo-arviz']);
      expect(
        (await lists.filtered(main, { by: 'mstag', value: 'belfold', withoutTag: 'nincs-ilyen' }, null))._unsafeUnwrap()
          .totalItems,
      ).toBe(15);
      const highlighted = (
        await lists.highlights(main, { superTagSlugs: ['belfold'], withoutTags: ['hirek', 'duna'] })
      )._unsafeUnwrap();
      expect(highlighted.map(({ slug }) => slug)).toEqual(['elo-arviz', 'partner-cikk']);
    });

    it('answers an unknown value with a list that is empty, not with a failure', async () => {
      for (const by of ['tag', 'mstag', 'author', 'flag'] as const) {
        expect(await filtered(main, by, 'nincs-ilyen')).toMatchObject({ items: [], totalItems: 0, title: '' });
      }
    });

    it('keeps a section to the site that owns it', async () => {
      expect((await filtered(main, 'mstag', 'adat')).items).toEqual([]);
    });

    it('lists only public articles', async () => {
      const everything = (await lists.latest(main, null, 50))._unsafeUnwrap();
      expect(slugsOf(everything).filter((slug) => hidden.includes(slug) || slug.startsWith('elo-arviz-'))).toEqual([]);
      expect(slugsOf(await filtered(main, 'tag', 'duna')).filter((slug) => hidden.includes(slug))).toEqual([]);
    });

    it('gives each card an address and what its teaser shows', async () => {
      const [card] = (await filtered(main, 'mstag', 'belfold')).items;
      expect(card).toMatchObject({
        siteSlug: main,
        type: 'article',
        path: '/belfold/2025/01/03/elso-hir',
        partnerUrl: null,
        title: 'Megnyílt az új híd',
        lead: 'Három év után átadták a hidat.',
        section: { name: 'Belföld', slug: 'belfold' },
        cover: { path: '/uploads/hid.jpg', alt: 'Az új híd' },
        live: false,
        pr: false,
        adult: false,
        english: false,
      });
      const [data] = (await filtered(g7, 'site', g7)).items;
      expect(data?.path).toBe('/g7/adat/2025/01/02/adat-cikk');
    });

    it('looks within days of the calendar, both of them included, and from either end', async () => {
      const within = async (period: Parameters<typeof lists.search>[6]) =>
        slugsOf((await lists.search(main, '', {}, null, null, 50, period))._unsafeUnwrap());
      const all = await within({});
      const day = await within({ from: '2025-01-03', until: '2025-01-03' });
      expect(day).toContain('elso-hir');
      expect(day.length).toBeLessThan(all.length);
      expect(await within({ from: '2025-01-04', until: '2025-01-03' })).toEqual([]);
      expect(await within({ oldestFirst: true })).toEqual(all.toReversed());
      expect([...(await within({ from: '2025-01-03' })), ...(await within({ until: '2025-01-02' }))]).toEqual(all);
      const last = (await lists.search(main, '', {}, 2, null, 10, { oldestFirst: true }))._unsafeUnwrap();
      expect(slugsOf(last)).toEqual(all.toReversed().slice(10, 20));
    });

    it('finds by date if requested', async () => {
      const { items } = (await lists.search(main, 'hid', {}, null, null, 50, { byDate: true }))._unsafeUnwrap();
      const dates = items.map(({ publishedAt }) => publishedAt);
      expect(dates.length).toBeGreaterThan(1);
      expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    });

    it('gives a live blog the address of a live blog', async () => {
      const [, blog] = (await filtered(main, 'mstag', 'belfold')).items;
      expect(blog?.path).toBe('/belfold/2025/01/03/elo-arviz/elo');
    });

    it('tells when the latest post of a running live blog was published, and nothing of the kind for others', async () => {
      const [, blog, ...others] = (await filtered(main, 'mstag', 'belfold')).items;
      expect(blog?.latestPostAt).toBe(newYear + 24 * 3600);
      expect(others.filter(({ latestPostAt }) => latestPostAt !== undefined)).toEqual([]);
    });

    it('lists the newest of the main domain, and the sister site apart', async () => {
      const newest = (await lists.latest(main, null))._unsafeUnwrap();
      expect(newest.items).toHaveLength(10);
      expect(slugsOf(newest).slice(0, 3)).toEqual(['elso-hir', 'elo-arviz', 'ket-oldal']);
      expect(slugsOf((await lists.latest(sister, null))._unsafeUnwrap())).toEqual(['penz-cikk', 'erdelyi-hir']);
    });

    it('lists articles in English', async () => {
      expect(slugsOf((await lists.english(main, null))._unsafeUnwrap())).toEqual(['english-story']);
    });

    it('finds words whether or not their accents were typed', async () => {
      expect(await search('tukorfurogep')).toEqual(['tukorfuro']);
      expect(await search('tükörfúrógép')).toEqual(['tukorfuro']);
      expect(await search('nincsilyenszo')).toEqual([]);
    });

    it('finds standalone words in text that every reader may open', async () => {
      const slugsFor = async (words: string) => slugsOf((await lists.searchFor(main, words))._unsafeUnwrap());
      expect(await slugsFor('tukorfurogep')).toEqual(['tukorfuro']);
      expect(await slugsFor('támogatóké')).toEqual([]);
    });

    it('finds the gated part of an article only for readers with a pass (R47)', async () => {
      for (const token of [null, contractPasses.old.token, 'x'.repeat(43)])
        expect(await search('támogatóké', {}, token)).toEqual([]);
      expect(await search('támogatóké', {}, contractPasses.open.token)).toEqual(['hir-12']);
      expect(await search('tukorfurogep', {}, contractPasses.open.token)).toEqual(['tukorfuro']);
    });

    it('finds articles that match all filters, ignoring case', async () => {
      expect(await search('', { and_tags: ['Duna'], superTags: ['sport'] })).toEqual(['ket-oldal']);
      expect(await search('', { authors: ['NAGY BÉLA'], superTags: ['Sport'] })).toEqual(['tukorfuro']);
      expect(await search('', { title: ['piacon'] })).toEqual(['tukorfuro']);
      expect(await search('', { and_tags: ['Duna', 'Árvíz'] })).toEqual(['elso-hir']);
    });

    it('highlights at most four, the most important first', async () => {
      const cards = (await lists.highlights(main, { superTagSlugs: ['belfold'] }))._unsafeUnwrap();
      expect(cards).toHaveLength(4);
      expect(cards[0]?.slug).toBe('elso-hir');
      expect((await lists.highlights(main, { superTagSlugs: ['nincs-ilyen'] }))._unsafeUnwrap()).toEqual([]);
    });

    it('suggests titles for the text so far', async () => {
      expect((await lists.typeahead(main, 'tukor'))._unsafeUnwrap().map(({ slug }) => slug)).toEqual(['tukorfuro']);
      expect((await lists.typeahead(main, 'hi'))._unsafeUnwrap().length).toBeLessThanOrEqual(5);
    });

    it('suggests sections with their count, tags, titles and authors in labelled groups', async () => {
      const suggested = async (text: string) => (await lists.suggestions(main, text, {}))._unsafeUnwrap();
      expect(await suggested('belf')).toEqual([
        { type: 'separator', text: 'Rovatok', count: null },
        { type: 'superTags', text: 'Belföld (15)', count: 15 },
      ]);
      expect(await suggested('kiss')).toContainEqual(expect.objectContaining({ type: 'authors', text: 'Kiss Anna' }));
      const flood = await suggested('arviz');
      expect(flood).toContainEqual(expect.objectContaining({ type: 'tags', text: 'Árvíz' }));
      expect(flood.filter(({ type }) => type === 'separator').map(({ text }) => text)).toEqual(['Témák', 'Cím']);
    });

    it('counts the results of each suggestion with the chosen tags, and suggests none twice', async () => {
      const tags = async (text: string, filters: SearchFilters) =>
        (await lists.suggestions(main, text, filters))._unsafeUnwrap().filter(({ type }) => type === 'tags');
      expect(await tags('dun', {})).toEqual([{ type: 'tags', text: 'Duna', count: 3 }]);
      expect(await tags('dun', { superTags: ['Sport'] })).toEqual([{ type: 'tags', text: 'Duna', count: 1 }]);
      expect(await tags('dun', { and_tags: ['duna'] })).toEqual([]);
      expect((await lists.suggestions(main, 'dun', { and_tags: ['nincs ilyen'] }))._unsafeUnwrap()).toEqual([]);
    });
  });
};
