import { describe, expect, it } from 'vitest';
import type { Article } from '../articles/article.ts';
import type { Articles } from '../ports/articles.ts';
import { fails } from '../ports/refusals.fake.ts';
import { fakeNeeds, open, openAs } from './page-needs.fake.ts';

const staff = { staffToken: 'token', app: false };
const slugs = (cards: readonly { readonly slug: string }[]): readonly string[] => cards.map(({ slug }) => slug);
const moved = (location: string) => ({ kind: 'redirect', permanent: true, location });
const withArticles = (own: Partial<Articles>) => fakeNeeds({ articles: { ...fakeNeeds().articles, ...own } });
const altered = (change: Partial<Article>) => {
  const { articles } = fakeNeeds();
  return withArticles({ bySlug: (...all) => articles.bySlug(...all).map((article) => ({ ...article, ...change })) });
};

describe('openArticle', () => {
  it('shows an article at its canonical address, with its section\'s newest and those of the house', async () => {
    const { content, head } = await openAs('single_article', fakeNeeds(), '/belfold/2025/01/03/elso-hir');
    expect(content.article.title).toBe('Megnyílt az új híd');
    expect(slugs(content.related)).toEqual(['elo-arviz', 'partner-cikk', 'hir-1', 'hir-2']);
    expect(slugs(content.newest)).not.toContain('elso-hir');
    expect(content.live).toBeNull();
    expect(head).toMatchObject({
      type: 'article', title: 'Megnyílt az új híd', description: 'Három év után átadták a hidat.', canonical: '/belfold/2025/01/03/elso-hir', image: '/uploads/hid.jpg', imageAlt: 'Az új híd',
      section: 'Belföld', authors: ['Kiss Anna', 'Nagy Béla'], tags: ['Árvíz', 'Duna'], noindex: false, language: 'hu',
    });
  });

  it('moves every other address of the article to the canonical one, for good, and keeps the query', async () => {
    const canonical = '/belfold/2025/01/03/elso-hir';
    expect(await open(fakeNeeds(), '/sport/2025/01/03/elso-hir')).toEqual(moved(canonical));
    expect(await open(fakeNeeds(), '/2025/01/03/elso-hir')).toEqual(moved(canonical));
    expect(await open(fakeNeeds(), '/belfold/2024/12/31/elso-hir?a=1&b=%20')).toEqual(moved(`${canonical}?a=1&b=%20`));
    expect(await open(fakeNeeds(), '/g7/adat/2025/01/03/elso-hir')).toEqual(moved(canonical));
    expect(await open(fakeNeeds(), '/belfold/2025/01/03/adat-cikk')).toEqual(moved('/g7/adat/2025/01/02/adat-cikk'));
  });

  it('stays where a canonical address leads, for every article of the house', async () => {
    const { lists } = fakeNeeds();
    const everything = (await lists.latest('lapunk', null, 50))._unsafeUnwrap().items;
    expect(everything.length).toBeGreaterThan(20);
    for (const { path } of everything) expect(await open(fakeNeeds(), path)).toHaveProperty('content');
  });

  it('does not mind how the address is encoded', async () => {
    const needs = altered({ slug: 'élő-hír' });
    expect(await open(needs, '/belfold/2025/01/03/%C3%A9l%C5%91-h%C3%ADr')).toEqual({ kind: 'not-found' });
    const { articles } = fakeNeeds();
    const accented = withArticles({ bySlug: () => articles.bySlug('lapunk', 'elso-hir', null, null).map((article) => ({ ...article, slug: 'élő-hír' })) });
    for (const slug of ['%C3%A9l%C5%91-h%C3%ADr', 'e%CC%81l%C5%91-h%C3%ADr']) await openAs('single_article', accented, `/belfold/2025/01/03/${slug}`);
  });

  it('shows the page of a longer article that was asked for, and keeps it through a redirect', async () => {
    const { content, head } = await openAs('single_article', fakeNeeds(), '/sport/2025/01/02/ket-oldal?oldal=2');
    expect(content.article.page).toBe(2);
    expect(head.canonical).toBe('/sport/2025/01/02/ket-oldal?oldal=2');
    expect(await open(fakeNeeds(), '/belfold/2025/01/02/ket-oldal?oldal=2')).toEqual(moved('/sport/2025/01/02/ket-oldal?oldal=2'));
    expect(await open(fakeNeeds(), '/sport/2025/01/02/ket-oldal?oldal=3')).toEqual({ kind: 'not-found' });
  });

  it('hides from readers what is not active, and shows it to staff outside search engines', async () => {
    for (const address of ['/belfold/2025/01/02/inaktiv', '/regi/2025/01/02/regi-rovatban']) {
      expect(await open(fakeNeeds(), address)).toEqual({ kind: 'not-found' });
      expect((await openAs('single_article', fakeNeeds(), address, staff)).head.noindex).toBe(true);
    }
  });

  it('does not betray by a redirect that a hidden article exists', async () => {
    expect(await open(fakeNeeds(), '/sport/2020/02/02/inaktiv')).toEqual({ kind: 'not-found' });
  });

  it('hands the token of staff on, and nobody else\'s', async () => {
    const tokens: (string | null)[] = [];
    const { articles } = fakeNeeds();
    const needs = withArticles({ bySlug: (...all) => { tokens.push(all[3]); return articles.bySlug(...all); } });
    await open(needs, '/belfold/2025/01/03/elso-hir');
    await open(needs, '/belfold/2025/01/03/elso-hir', staff);
    expect(tokens).toEqual([null, 'token']);
  });

  it('reads a mirrored article where it is read, and never leads to another host', async () => {
    const { content } = await openAs('single_article', fakeNeeds(), '//testver.example/penz/2025/01/02/penz-cikk');
    expect(content.path).toBe('/penz/2025/01/02/penz-cikk');
    expect(content.article.authors.every(({ title }) => title === 'g7')).toBe(true);
    expect(await open(fakeNeeds(), '//testver.example/2025/01/02/penz-cikk')).toEqual(moved('/penz/2025/01/02/penz-cikk'));
  });

  it('names the site that an adopted article comes from in the byline', async () => {
    const { content } = await openAs('single_article', fakeNeeds(), '/sport/2025/01/02/atvett');
    expect(content.article.authors.map(({ title }) => title)).toEqual(['g7']);
  });

  it('stands without what is related and newest', async () => {
    const needs = fakeNeeds({ fronts: { ...fakeNeeds().fronts, section: () => fails('unavailable') }, articles: { ...fakeNeeds().articles, latest: () => fails('unavailable') } });
    expect((await openAs('single_article', needs, '/belfold/2025/01/03/elso-hir')).content).toMatchObject({ related: [], newest: [] });
  });

  it('shows beside a live-blog post up to four others, pinned first', async () => {
    const { content } = await openAs('single_article', fakeNeeds(), '/belfold/2025/01/02/elo-arviz-31');
    expect(slugs(content.related)).toEqual(['elo-arviz-kituzott', 'elo-arviz-30', 'elo-arviz-29', 'elo-arviz-28']);
    expect(content.related[1]?.path).toBe('/belfold/2025/01/02/elo-arviz-30');
  });
});

describe('openLiveBlog', () => {
  const address = '/belfold/2025/01/03/elo-arviz/elo';

  it('shows a live blog with its posts', async () => {
    const { content, head } = await openAs('liveblog_article', fakeNeeds(), address);
    expect(content.live).toMatchObject({ page: 1, totalPages: 2, totalItems: 31 });
    expect(content.live?.pinned).toHaveLength(1);
    expect(head.canonical).toBe(address);
  });

  it('shows a further page of posts, and none past the last', async () => {
    const { content, head } = await openAs('liveblog_article', fakeNeeds(), `${address}?oldal=2`);
    expect(slugs(content.live?.posts ?? [])).toEqual(['elo-arviz-1']);
    expect(head.canonical).toBe(`${address}?oldal=2`);
    expect(await open(fakeNeeds(), `${address}?oldal=3`)).toEqual({ kind: 'not-found' });
  });

  it('is where a live blog\'s plain address leads', async () => {
    expect(await open(fakeNeeds(), '/belfold/2025/01/03/elo-arviz?a=1')).toEqual(moved(`${address}?a=1`));
  });

  it('leads an article that is not a live blog to its own address', async () => {
    expect(await open(fakeNeeds(), '/belfold/2025/01/03/elso-hir/elo')).toEqual(moved('/belfold/2025/01/03/elso-hir'));
  });

  it('shows a live blog of a prefix site, which has no such address, with its posts all the same', async () => {
    const needs = altered({ siteSlug: 'g7', section: { slug: 'adat', name: 'Adat', siteSlug: 'g7', active: true } });
    const { content } = await openAs('single_article', needs, '/g7/adat/2025/01/03/elo-arviz');
    expect(content.live?.totalItems).toBe(31);
  });

  it('stands without its posts, unless a page of them was asked for', async () => {
    const needs = withArticles({ posts: () => fails('unavailable') });
    expect((await openAs('liveblog_article', needs, address)).content.live).toBeNull();
    expect(await open(needs, `${address}?oldal=2`)).toMatchObject({ kind: 'unavailable' });
  });
});
