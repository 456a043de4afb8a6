import { beforeAll, describe, expect, it } from 'vitest';
import type { Articles } from '../ports/articles.ts';
import { contractMatches, contractSlugs } from './contract-content.ts';

const { main, g7, sister } = contractSlugs;

export const describeArticles = (name: string, makeSubject: () => Articles | Promise<Articles>): void => {
  describe(`Articles: ${name}`, () => {
    let articles: Articles;
    beforeAll(async () => {
      articles = await makeSubject();
    });
    const open = async (slug: string, page: number | null = null) =>
      (await articles.bySlug(main, slug, page, null))._unsafeUnwrap();
    const refusal = async (slug: string, page: number | null = null) =>
      (await articles.bySlug(main, slug, page, null))._unsafeUnwrapErr().kind;

    it('gives an article by its slug, with its labels and its people', async () => {
      const article = await open('elso-hir');
      expect(article).toMatchObject({
        siteSlug: main,
        type: 'article',
        title: 'Megnyílt az új híd',
        lead: 'Három év után átadták a hidat.',
        version: 3,
        page: 1,
        pages: 1,
        active: true,
        parentId: null,
        section: { slug: 'belfold', name: 'Belföld', siteSlug: main, active: true },
        flags: ['legfontosabb'],
        partnerUrl: null,
        cover: { path: '/uploads/hid.jpg', alt: 'Az új híd', credit: 'Fotó: Kiss Anna' },
      });
      expect(article.tags).toEqual([
        { slug: 'arviz', name: 'Árvíz' },
        { slug: 'duna', name: 'Duna' },
      ]);
      expect(article.authors[0]).toEqual({
        slug: 'kiss-anna',
        name: 'Kiss Anna',
        title: 'újságíró',
        avatar: '/uploads/kiss-anna.png',
      });
      expect(article.updatedAt).toBeGreaterThan(article.publishedAt);
    });

    it('gives the body as a tree', async () => {
      expect((await open('elso-hir')).body).toEqual([
        { tag: 'p', children: ['Reggel nyolckor hajtott át az első autó.'] },
        { tag: 'p', children: ['Délután már dugó volt.'] },
      ]);
    });

    it('gives the page of a multi-page article that was asked for', async () => {
      expect(await open('ket-oldal')).toMatchObject({
        type: 'longform',
        page: 1,
        pages: 2,
        body: [{ tag: 'p', children: ['Az első oldal.'] }],
      });
      expect(await open('ket-oldal', 2)).toMatchObject({
        page: 2,
        pages: 2,
        body: [{ tag: 'p', children: ['A második oldal.'] }],
      });
    });

    it('does not find a page past the last, nor an unknown slug', async () => {
      expect(await refusal('ket-oldal', 3)).toBe('not-found');
      expect(await refusal('nincs-ilyen')).toBe('not-found');
    });

    it('gives the public no article that is not active, or whose section is not, or says so', async () => {
      for (const slug of ['inaktiv', 'regi-rovatban']) {
        const asked = await articles.bySlug(main, slug, null, null);
        const looksPublic = asked.match(
          ({ active, section }) => active && section?.active !== false,
          ({ kind }) => kind !== 'not-found',
        );
        expect(looksPublic, slug).toBe(false);
      }
    });

    it('reveals neither scheduled articles nor recommendations of hidden ones', async () => {
      expect(await refusal('jovo')).toBe('not-found');
      for (const slug of ['jovo', 'inaktiv', 'regi-rovatban'])
        expect((await articles.version(main, slug))._unsafeUnwrapErr().kind, slug).toBe('not-found');
      for (const slug of ['inaktiv', 'regi-rovatban']) {
        const asked = await articles.bySlug(main, slug, null, null);
        if (asked.isErr()) continue;
        const { id } = asked.value;
        expect((await articles.reactions(main, id))._unsafeUnwrapErr().kind).toBe('not-found');
        expect((await articles.posts(main, id, null, null))._unsafeUnwrapErr().kind).toBe('not-found');
      }
    });

    it('distinguishes partner, adult, English and live articles', async () => {
      expect(await open('partner-cikk')).toMatchObject({ pr: true, partnerUrl: 'https://partner.example/ajanlat' });
      expect((await open('felnott')).adult).toBe(true);
      expect(await open('english-story')).toMatchObject({ english: true, section: null });
      expect(await open('elo-arviz')).toMatchObject({ type: 'liveblog', live: true });
    });

    it('names the sites that an article belongs to, comes from and is mirrored to by slug', async () => {
      expect(await open('atvett')).toMatchObject({ siteSlug: main, originatingSite: g7 });
      expect(await open('penz-cikk')).toMatchObject({ siteSlug: g7, originatingSite: null, mirroringSites: [sister] });
    });

    it('gives the same article by its id', async () => {
      const bySlug = await open('adat-cikk');
      expect((await articles.byId(main, bySlug.id, null))._unsafeUnwrap()).toEqual(bySlug);
      expect((await articles.byId(main, 99_999_999, null))._unsafeUnwrapErr().kind).toBe('not-found');
    });

    it('gives the public the free part of a gated article, and says so', async () => {
      expect(await open('hir-12')).toMatchObject({ gated: true, body: [{ tag: 'p', children: ['Ennyi történt.'] }] });
      expect((await open('hir-11')).gated).toBe(false);
    });

    it('knows how many reacted to an article', async () => {
      const { id, reactions } = await open('elso-hir');
      expect(reactions).toBe(412);
      expect((await articles.reactions(main, id))._unsafeUnwrap()).toBe(412);
      expect((await articles.reactions(main, 99_999_999))._unsafeUnwrapErr().kind).toBe('not-found');
    });

    it('knows the match that an article is about', async () => {
      const { livescoreId } = await open('elso-hir');
      const matches = (await articles.matches(main))._unsafeUnwrap();
      expect(matches.map(({ id }) => id)).toEqual(expect.arrayContaining(contractMatches.map(({ id }) => id)));
      expect(matches.find(({ id }) => id === livescoreId)).toMatchObject({
        home: 'Hídfő SC',
        away: 'Parti TK',
        short: '2H',
        goals: { home: 2, away: 1 },
      });
    });

    it('knows the version of an article', async () => {
      expect((await articles.version(main, 'elso-hir'))._unsafeUnwrap()).toBe(3);
      expect((await articles.version(main, 'nincs-ilyen'))._unsafeUnwrapErr().kind).toBe('not-found');
    });

    describe('latest', () => {
      const latest = async (site: string, wanted: Parameters<Articles['latest']>[1]) =>
        (await articles.latest(site, wanted))._unsafeUnwrap();

      it('gives the six newest that are public, newest first', async () => {
        const cards = await latest(main, { topLevelOnly: true });
        expect(cards.map(({ slug }) => slug)).toEqual([
          'elso-hir',
          'elo-arviz',
          'ket-oldal',
          'tukorfuro',
          'partner-cikk',
          'felnott',
        ]);
      });

      it('gives as many as asked for', async () => {
        expect(await latest(main, { limit: 2, topLevelOnly: true })).toHaveLength(2);
      });

      it('returns only English articles', async () => {
        expect((await latest(main, { english: true })).map(({ slug }) => slug)).toEqual(['english-story']);
      });

      it('covers the main domain for the main site, and for the sister site its own and mirrored articles', async () => {
        const all = (await latest(main, { limit: 50, topLevelOnly: true })).map(({ slug }) => slug);
        expect(all).toEqual(expect.arrayContaining(['adat-cikk', 'film-kritika', 'test-iras']));
        expect(all).not.toContain('erdelyi-hir');
        expect((await latest(sister, { topLevelOnly: true })).map(({ slug }) => slug)).toEqual([
          'penz-cikk',
          'erdelyi-hir',
        ]);
      });
    });

    describe('posts', () => {
      const posts = async (page: number | null) => articles.posts(main, (await open('elo-arviz')).id, page, null);

      it('come newest first, thirty a page, with the pinned ones apart', async () => {
        const first = (await posts(null))._unsafeUnwrap();
        expect(first).toMatchObject({ page: 1, totalPages: 2, totalItems: 31 });
        expect(first.posts).toHaveLength(30);
        expect(first.posts[0]).toMatchObject({
          slug: 'elo-arviz-31',
          title: '31. bejegyzés',
          body: [{ tag: 'p', children: ['Vízállás: 700 centi.'] }],
          pinned: false,
        });
        expect(first.pinned.map(({ title, pinned }) => [title, pinned])).toEqual([['Amit tudni kell', true]]);
      });

      it('have a second page, and none past the last', async () => {
        expect((await posts(2))._unsafeUnwrap().posts.map(({ slug }) => slug)).toEqual(['elo-arviz-1']);
        expect((await posts(3))._unsafeUnwrapErr().kind).toBe('not-found');
      });

      it('are articles of their own, with the live blog as their parent', async () => {
        const blog = await open('elo-arviz');
        expect(await open('elo-arviz-31')).toMatchObject({
          type: 'liveblogpost',
          parentId: blog.id,
          section: { slug: 'belfold' },
        });
      });

      it('need no title, neither as articles nor in their live blog (R48)', async () => {
        expect(await open('elo-arviz-1')).toMatchObject({
          type: 'liveblogpost',
          title: '',
          body: [{ tag: 'p', children: ['Vízállás: 730 centi.'] }],
        });
        expect((await posts(2))._unsafeUnwrap().posts.map(({ title }) => title)).toEqual(['']);
      });
    });
  });
};
