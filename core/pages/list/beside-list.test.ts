import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { contractContent } from '../../testing/contract-content.ts';
import type { ListSides } from '../../ports/list-sides.ts';
import { fails } from '../../testing/refusals.fake.ts';
import { fakeNeeds, openAs, openSectionAs } from '../page-needs.fake.ts';

const content = {
  ...contractContent,
  articles: contractContent.articles.map((article) =>
    /^hir-[1-4]$/.test(article.slug) ? { ...article, section: 'szepkilatas', tags: ['Nehéz túra'] } : article,
  ),
  sections: [...contractContent.sections, { site: 'main' as const, slug: 'szepkilatas', name: 'Szép kilátás' }],
};
const hikingWith = (hikingMap: ListSides['hikingMap']) =>
  fakeNeeds({ listSides: { ...fakeNeeds().listSides, hikingMap } }, content);
const section = async (needs: ReturnType<typeof fakeNeeds>, path = '/rovat/szepkilatas') =>
  openSectionAs('list', needs, path);

describe('the content beside a list', () => {
  it('is the newest content of the top level', async () => {
    const asked: unknown[] = [];
    const { articles } = fakeNeeds();
    await section(
      fakeNeeds({
        articles: {
          ...articles,
          latest: (site, wanted) => {
            asked.push(wanted);
            return articles.latest(site, wanted);
          },
        },
      }),
      '/rovat/belfold',
    );
    expect(asked).toEqual([{ topLevelOnly: true, limit: 40 }]);
  });

  it('leaves out of the newest what the page lists, on covers also what is above the list', async () => {
    const ids = (cards: readonly { readonly id: number }[]) => cards.map(({ id }) => id);
    const { content: list } = await section(fakeNeeds(), '/rovat/belfold');
    const { articles } = fakeNeeds();
    const latest: typeof articles.latest = () => articles.latest('lapunk', { limit: 40 });
    const { content: cover } = await openAs('g7', fakeNeeds({ articles: { ...articles, latest } }), '/g7');
    const { extras } = cover;
    const above = [...(extras?.ofSections ?? []), ...(extras?.cards ?? []), ...(extras?.articles ?? [])];
    expect(ids(list.newest)).toHaveLength(6);
    expect(ids(list.newest).filter((id) => ids(list.list.items).includes(id))).toEqual([]);
    expect(ids(cover.newest).length).toBe(6);
    expect(ids(cover.newest).filter((id) => ids([...cover.list.items, ...above]).includes(id))).toEqual([]);
  });

  it('has no map in the hiking section without an allowed one, but keeps its hikes', async () => {
    const hikes = [
      { name: 'Kőrisgerinc', region: 'Bakony', level: 'konnyu' as const, latitude: 47.3, longitude: 17.8, path: '/x' },
    ];
    for (const url of [null, 'https://masutt.example/terkep', 'http://maps.example/view?mid=turak']) {
      expect((await section(hikingWith(() => okAsync({ url, hikes })))).content.hiking).toMatchObject({
        map: null,
        hikes,
      });
    }
    expect((await section(hikingWith(() => fails('unavailable')))).content.hiking).toMatchObject({
      map: null,
      hikes: [],
    });
  });

  it('has no box of hikes while they are unavailable', async () => {
    const { lists } = fakeNeeds({}, content);
    const needs = fakeNeeds(
      {
        lists: {
          ...lists,
          filtered: (site, filter, ...rest) =>
            filter.by === 'tag' ? fails('unavailable') : lists.filtered(site, filter, ...rest),
        },
      },
      content,
    );
    expect((await section(needs)).content.boxes.hikingNews).toEqual([]);
  });
});

describe('the window of a list', () => {
  it.each([
    ['articles_by_mstag', '/rovat/belfold', 'Belföld', 'hu'],
    ['articles_by_mstag', '/rovat/szepkilatas', 'Szép kilátás', 'hu'],
    ['articles_by_mstag', '/rovat/szepkilatas/nehez', 'Nehéz – Szép kilátás', 'hu'],
    ['g7', '/g7', '', 'hu'],
    ['g7', '/g7/penz', 'Pénz', 'hu'],
    ['legfrissebb', '/legfrissebb', 'Legfrissebb', 'hu'],
    ['english', '/english', 'English', 'en'],
  ] as const)('of %s at %s is called %j, in %s', async (name, address, title, language) => {
    expect((await openAs(name, fakeNeeds({}, content), address)).head).toMatchObject({ title, language });
  });

  it('links a feed only if there is one', async () => {
    expect((await openSectionAs('list', fakeNeeds({}, content), '/rovat/belfold')).head.feed).toBeNull();
    expect((await openAs('g7', fakeNeeds({}, content), '/g7')).head.feed).toEqual({
      title: 'g7',
      path: '/rss/rovat/g7',
    });
  });

  it('has the requested page of English articles', async () => {
    const pages: (number | null)[] = [];
    const { lists } = fakeNeeds();
    const english: typeof lists.english = (site, page, perPage) => {
      pages.push(page);
      return lists.english(site, null, perPage);
    };
    for (const address of ['/english', '/english?oldal=2'])
      await openAs('english', fakeNeeds({ lists: { ...lists, english } }), address);
    expect(pages).toEqual([null, 2]);
  });
});
