import { describe, expect, it } from 'vitest';
import { fakeNeeds, open, openAs } from '../../pages/page-needs.fake.ts';
import type { LinkedArticle } from '../../editorial/articles/article.ts';
import type { Page, PageOf } from '../../pages/page.ts';
import type { FootballContent } from '../../pages/sport/football/football-content.ts';
import { latestState } from '../../polling/live-history.ts';
import { footballMatch } from './football-match.ts';
import { structuredData } from './structured-data.ts';
import type { Thing } from './thing.ts';

const graphOf = (page: Page): readonly Thing[] => (structuredData(page)?.['@graph'] ?? []) as readonly Thing[];
const pageAt = async (address: string): Promise<Page> => (await open(fakeNeeds(), address)) as Page;
const typesAt = async (address: string): Promise<readonly unknown[]> =>
  graphOf(await pageAt(address)).map((thing) => thing['@type']);

const articlePage = async (changes: Partial<LinkedArticle> = {}): Promise<PageOf<'single_article'>> => {
  const page = await openAs('single_article', fakeNeeds(), '/belfold/2025/01/03/elso-hir');
  return { ...page, content: { ...page.content, article: { ...page.content.article, ...changes } } };
};
const article = async (changes: Partial<LinkedArticle> = {}): Promise<Thing> =>
  graphOf(await articlePage(changes))[1] as Thing;

const newsroom = { '@id': 'https://lapunk.example/#newsroom' };

describe('structured data', () => {
  it.each([
    ['/', ['NewsMediaOrganization', 'WebSite', 'PodcastEpisode', 'PodcastEpisode', 'PodcastEpisode', 'PodcastEpisode']],
    ['/rovat/belfold', ['NewsMediaOrganization', 'CollectionPage', 'BreadcrumbList']],
    ['/legfrissebb', ['NewsMediaOrganization', 'CollectionPage', 'BreadcrumbList']],
    ['/szerzo/kiss-anna', ['NewsMediaOrganization', 'ProfilePage', 'BreadcrumbList']],
    ['/dokumentum/adatvedelem', ['NewsMediaOrganization', 'WebPage', 'BreadcrumbList']],
    ['/impresszum', ['NewsMediaOrganization', 'WebPage', 'BreadcrumbList']],
  ])('%s is %j', async (address, types) => {
    expect(await typesAt(address)).toEqual(types);
  });

  it('is nothing on the empty page and on the app’s', async () => {
    expect(structuredData(await pageAt('/empty'))).toBeNull();
    expect(structuredData(await pageAt('/app-web-widget'))).toBeNull();
  });

  it('begins with the newsroom, each site’s own', async () => {
    expect(graphOf(await pageAt('/'))[0]).toMatchObject({
      ...newsroom,
      name: 'lapunk',
      url: 'https://lapunk.example/',
    });
    expect(graphOf(await pageAt('//testver.example/'))[0]).toMatchObject({
      '@id': 'https://testver.example/#newsroom',
      url: 'https://testver.example/',
    });
    expect(graphOf(await pageAt('/g7'))[0]).toMatchObject({
      '@id': 'https://lapunk.example/g7#newsroom',
      url: 'https://lapunk.example/g7',
    });
  });

  it('says how a site is searched, a prefix site under its prefix', async () => {
    const search = async (address: string) =>
      (graphOf(await pageAt(address))[1] as { potentialAction: { target: Thing } }).potentialAction.target[
        'urlTemplate'
      ];
    expect(await search('/')).toBe('https://lapunk.example/archivum?term={search_term_string}');
    expect(await search('/g7')).toBe('https://lapunk.example/g7/archivum?term={search_term_string}');
  });

  it('numbers the way to a page, and a list’s articles, from one', async () => {
    const [, list, crumbs] = graphOf(await pageAt('/rovat/belfold')) as unknown as readonly [
      Thing,
      { mainEntity: { numberOfItems: number; itemListElement: Thing[] } },
      { itemListElement: Thing[] },
    ];
    expect(crumbs.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'lapunk', item: 'https://lapunk.example/' },
      { '@type': 'ListItem', position: 2, name: 'Belföld', item: 'https://lapunk.example/rovat/belfold' },
    ]);
    expect(list.mainEntity.numberOfItems).toBe(list.mainEntity.itemListElement.length);
    expect(list.mainEntity.itemListElement[0]).toMatchObject({
      '@type': 'ListItem',
      position: 1,
      name: 'Megnyílt az új híd',
      url: expect.stringMatching(/^https:\/\/lapunk\.example\/belfold\/.+\/elso-hir$/),
    });
  });

  it('knows an author by name, role, face and articles', async () => {
    expect(graphOf(await pageAt('/szerzo/kiss-anna'))[1]).toMatchObject({
      '@id': 'https://lapunk.example/szerzo/kiss-anna#page',
      name: 'Kiss Anna',
      inLanguage: 'hu',
      hasPart: { '@type': 'ItemList' },
      mainEntity: {
        '@type': 'Person',
        '@id': 'https://lapunk.example/szerzo/kiss-anna#person',
        image: expect.stringContaining('/uploads/kiss-anna'),
        worksFor: newsroom,
      },
    });
    expect((graphOf(await pageAt('/szerzo/nagy-bela'))[1]!['mainEntity'] as Thing)['image']).toBeUndefined();
  });
});

describe('an article, as search engines know it', () => {
  it('has its address, times with the zone’s offset, authors and section', async () => {
    const page = await articlePage();
    const address = `https://lapunk.example${page.head.canonical}`;
    expect(graphOf(page)[1]).toMatchObject({
      '@type': 'NewsArticle',
      '@id': `${address}#article`,
      url: address,
      mainEntityOfPage: address,
      headline: page.content.article.title,
      inLanguage: 'hu',
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/),
      publisher: newsroom,
      articleSection: 'Belföld',
      isAccessibleForFree: true,
      author: [
        { '@type': 'Person', name: 'Kiss Anna', url: 'https://lapunk.example/szerzo/kiss-anna' },
        { name: 'Nagy Béla' },
      ],
    });
    expect(graphOf(page)[2]).toMatchObject({
      itemListElement: [
        { name: 'lapunk' },
        { name: 'Belföld', item: 'https://lapunk.example/rovat/belfold' },
        { position: 3, item: address },
      ],
    });
  });

  it('was changed when it was published, unless it was changed later', async () => {
    const times = async (changes: Partial<LinkedArticle>) => {
      const { datePublished, dateModified } = await article(changes);
      return [datePublished, dateModified];
    };
    const [published, unchanged] = await times({ updatedAt: null });
    expect(unchanged).toBe(published);
    expect((await times({ publishedAt: 1_760_000_000, updatedAt: 1_760_000_060 }))[1]).toBe(
      '2025-10-09T10:54:20+02:00',
    );
  });

  it('has its picture in the three required ratios, or none', async () => {
    const page = await articlePage();
    const images = graphOf(page)[1]!['image'] as readonly Thing[];
    expect(images.map(({ width, height }) => Math.round((100 * Number(width)) / Number(height)))).toEqual([
      178, 133, 100,
    ]);
    expect(
      images.every(
        ({ url, width }) => String(url).startsWith('https://lapunk.example/uploads/hid') && Number(width) >= 900,
      ),
    ).toBe(true);
    expect(graphOf({ ...page, head: { ...page.head, image: null } })[1]!['image']).toBeUndefined();
  });

  it('counts words only if the whole text is on one page', async () => {
    const body: LinkedArticle['body'] = [{ tag: 'p', children: ['Három szó áll', ' itt.'] }];
    expect((await article({ body, pages: 1 }))['wordCount']).toBe(4);
    for (const changes of [{ pages: 2 }, { gated: true }, { body: [] }])
      expect((await article({ body, pages: 1, ...changes }))['wordCount']).toBeUndefined();
  });

  it('is not free while something is withheld, nor when a pass opened it', async () => {
    expect(await article({ gated: true })).toMatchObject({
      isAccessibleForFree: false,
      hasPart: { isAccessibleForFree: false, cssSelector: '.gated' },
    });
    const opened = await article({ gated: false, opened: true });
    expect([opened['isAccessibleForFree'], opened['hasPart']]).toEqual([false, undefined]);
  });

  it('is marked as sponsored or opinion, and is signed by the newsroom without an author', async () => {
    expect(await article({ pr: true, partnerUrl: 'https://partner.example/' })).toMatchObject({
      '@type': 'AdvertiserContentArticle',
      sponsor: { '@type': 'Organization', url: 'https://partner.example/' },
    });
    expect((await article({ pr: true, partnerUrl: null }))['sponsor']).toBeUndefined();
    expect((await article({ pr: false, partnerUrl: 'https://partner.example/' }))['sponsor']).toBeUndefined();
    expect(
      (
        await article({
          section: { slug: 'velemeny', name: 'Vélemény', siteSlug: 'lapunk', active: true, url: '/rovat/velemeny' },
        })
      )['@type'],
    ).toBe('OpinionNewsArticle');
    expect(await article({ authors: [], tags: [], section: null })).toMatchObject({
      author: [newsroom],
      '@type': 'NewsArticle',
    });
    expect((await article({ tags: [] }))['keywords']).toBeUndefined();
    expect((await article({ tags: [{ slug: 'viz', name: 'víz', url: '/cimke/viz' }] }))['keywords']).toEqual(['víz']);
  });

  it('leaves another site’s section out of the way to it', async () => {
    const page = await articlePage({
      section: { slug: 'adat', name: 'Adat', siteSlug: 'g7', active: true, url: '/g7/rovat/adat' },
    });
    expect((graphOf(page)[2]!['itemListElement'] as readonly Thing[]).map(({ name }) => name)).toEqual([
      'lapunk',
      page.head.title,
    ]);
  });

  it('shortens a headline to what search engines show', async () => {
    expect(String((await article({ title: 'Hosszú '.repeat(40) }))['headline']).length).toBeLessThanOrEqual(110);
  });
});

describe('a football match, as search engines know it', () => {
  const match = '/rovat/sport/foci-eredmenyek?orszag=HU&liga=271&szezon=2024&nap=2025-01-12&meccs=9002';
  const graphOf = async (address: string) =>
    (structuredData((await open(fakeNeeds(), address)) as Page)?.['@graph'] ?? []) as readonly Thing[];

  it('is an event with its two teams, its place and its time, and never a score', async () => {
    const event = (await graphOf(match)).find((thing) => thing['@type'] === 'SportsEvent');
    expect(event).toMatchObject({
      name: 'Rakpart FC – Zsilip SE, NB I, 2025. január 12.',
      startDate: '2025-01-12T17:00:00+01:00',
      homeTeam: { '@type': 'SportsTeam', name: 'Rakpart FC' },
      awayTeam: { '@type': 'SportsTeam', name: 'Zsilip SE' },
      eventStatus: 'https://schema.org/EventScheduled',
    });
    expect(JSON.stringify(event)).not.toMatch(/\d–\d/);
  });

  it('starts on a day when the time is unknown (schema.org: startDate is a Date or DateTime)', async () => {
    const page = (await open(fakeNeeds(), match)) as Page;
    const content = page.content as FootballContent;
    if (content.shown.kind === 'lists') throw new Error(match);
    const { value } = latestState(content.shown.history);
    const dayOf = (timestamp: number): unknown => {
      const fixture = { ...value.fixture, timestamp, dayOnly: true } as const;
      const history = { states: [{ since: 0, value: { ...value, fixture } }], observedAt: 0 } as const;
      return footballMatch(page, { ...content, shown: { ...content.shown, history } } as FootballContent)[0]?.[
        'startDate'
      ];
    };
    expect(dayOf(Date.parse('2027-06-11T12:00Z') / 1000)).toBe('2027-06-11');
    expect(dayOf(Date.parse('2027-06-10T22:00Z') / 1000)).toBe('2027-06-11');
  });

  it('is no event where the page shows lists', async () => {
    const types = (await graphOf('/rovat/sport/foci-eredmenyek')).map((thing) => thing['@type']);
    expect(types).toContain('WebPage');
    expect(types).not.toContain('SportsEvent');
  });
});
