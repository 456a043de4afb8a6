import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { readEdition } from '../origin/database/edits/in-edit.ts';
import { migrate } from '../origin/database/maintenance/migrate.ts';
import { openDatabase } from '../origin/database/connection/open-database.ts';
import type { OpenDatabase } from '../origin/database/connection/open-database.ts';
import { openNewsroom } from '../origin/main-api/context/open-api-context.ts';
import { news } from '../origin/main-api/lists/fronts.ts';
import { fiveSites } from '../origin/testing/five-sites.ts';
import { buildSampleContent, writtenArticles } from './write/build-sample-content.ts';
import { picturesOf } from '../origin/newsroom/pictures/draw-originals.ts';
import { keepSample } from './write/keep-sample.ts';
import { daysSince } from './write/move-forward.ts';
import { matchArticlesAt } from './live-scores/match-articles.ts';
import { podcastArticlesAt } from './content/podcasts.ts';
import { supplementArticles, supplementSections } from './content/supplements/supplement-articles.ts';
import { buildSupplementArticles } from './content/supplements/built/built-supplements.ts';
import { menuNames } from '../origin/database/schema/menu-names.ts';
import { slugOf } from '../origin/content/slug-of.ts';

const first = Date.parse('2026-11-21T10:00:00+01:00') / 1000;
const day = 86_400;

const content = buildSampleContent(fiveSites, first);
const articles = content.articles ?? [];

describe('the seed', () => {
  it('has sixty written articles, two thousand built ones, and four hundred of supplements', () => {
    const ofSupplements = buildSupplementArticles(new Set());
    expect(ofSupplements.length).toBeGreaterThanOrEqual(400);
    expect(writtenArticles(first).length).toBeGreaterThanOrEqual(60);
    expect(
      articles.length -
        writtenArticles(first).length -
        supplementArticles.length -
        ofSupplements.length -
        podcastArticlesAt(first).length -
        matchArticlesAt(first).length,
    ).toBe(2000);
  });

  it('has fifty articles for each large supplement, and pages to turn in every one', () => {
    const countOf = (supplement: string): number =>
      articles.filter(({ site, alsoIn = [] }) => site === 'main' && alsoIn.includes(supplement)).length;
    for (const { slug } of supplementSections)
      expect(countOf(slug), slug).toBeGreaterThanOrEqual(
        slug === 'tokio-2020' || slug === 'orosz-ukran-valsag' ? 30 : 50,
      );
  });

  it('counts the days of the war by the dates of its articles', () => {
    const counted = buildSupplementArticles(new Set()).flatMap(({ title, lead, publishedAt }) => {
      const [, told] = /\b(\d+)\. nap/.exec(`${title} ${lead}`) ?? [];
      return told === undefined
        ? []
        : [[Number(told), Math.floor((publishedAt - Date.parse('2022-02-24') / 1000) / day) + 1]];
    });
    expect(counted.length).toBeGreaterThan(5);
    for (const [told, dated] of counted) expect(told).toBe(dated);
  });

  it('has unique titles and leads', () => {
    for (const words of [articles.map(({ title }) => title), articles.map(({ lead }) => lead)])
      expect(new Set(words).size).toBe(words.length);
  });

  it('names only sections, authors and sites that there are', () => {
    const sections = new Set((content.sections ?? []).map(({ site, slug }) => `${site}/${slug}`));
    const authors = new Set((content.authors ?? []).map(({ slug }) => slug));
    for (const { slug, site, section, alsoIn = [], authors: by = [], flags = [] } of articles) {
      for (const one of [section, ...alsoIn]) expect(sections, `${slug}: ${site}/${one}`).toContain(`${site}/${one}`);
      // Paid content has a sponsor instead (R57).
      if (!flags.includes('pr')) expect(by.length, slug).toBeGreaterThan(0);
      for (const one of by) expect(authors, slug).toContain(one);
    }
  });

  it('fills every section of every site', () => {
    const supplements = new Set(supplementSections.map(({ slug }) => slug));
    for (const { site, slug } of (content.sections ?? []).filter((section) => !supplements.has(section.slug))) {
      expect(
        articles.filter((one) => one.site === site && one.section === slug).length,
        `${site}/${slug}`,
      ).toBeGreaterThan(slug === 'podcast' ? 3 : 10);
    }
  });

  it('has every kind of article', () => {
    const some = (holds: (article: (typeof articles)[number]) => unknown) =>
      expect(articles.some(holds), String(holds)).toBe(true);
    some(({ type }) => type === 'longform');
    some(({ type, posts = [] }) => type === 'liveblog' && posts.length > 3);
    some(({ pages }) => pages.length > 1);
    some(({ adult, flags = [] }) => adult === true || flags.includes('adult-content'));
    some(({ pr }) => pr === true);
    some(({ active }) => active === false);
    some(({ mirroring = [] }) => mirroring.length > 0);
    some(({ ctUrl }) => ctUrl);
    some(({ flags = [] }) => flags.includes('adfree'));
    some(({ english }) => english === true);
  });

  it('has all nine menus for each site, sixteen authors and a machine', () => {
    expect(content.menus?.map(({ site, menu }) => `${site} ${menu}`).toSorted()).toEqual(
      fiveSites.flatMap(({ role }) => menuNames.map((menu) => `${role} ${menu}`)).toSorted(),
    );
    expect(content.authors).toHaveLength(17);
  });

  it('has different pictures for neighbours in a section, and a bounded number of them', () => {
    expect(picturesOf(content).length).toBeLessThan(420);
    const newest = articles.toSorted((one, other) => other.publishedAt - one.publishedAt);
    for (const { site, slug } of content.sections ?? []) {
      const covers = newest.flatMap((one) =>
        one.site === site && one.section === slug ? (one.cover?.path ?? []) : [],
      );
      expect(
        covers.filter((path, at) => path === covers[at + 1]).length / Math.max(1, covers.length),
        `${site}/${slug}`,
      ).toBeLessThan(0.25);
    }
  });
});

describe('a slug', () => {
  it('is short, plain and cut between words', () => {
    expect(slugOf('Új híd a Dunán: „végre”')).toBe('uj-hid-a-dunan-vegre');
    expect(slugOf('szó '.repeat(60))).toMatch(/^(szo-)*szo$/);
    expect(slugOf('szó '.repeat(60)).length).toBeLessThanOrEqual(80);
  });
});

describe('days', () => {
  const zone = 'Europe/Budapest';
  const at = (text: string): number => Date.parse(text) / 1000;
  it.each([
    ['2026-11-21T23:59:00+01:00', 0],
    ['2026-11-22T00:01:00+01:00', 1],
    ['2026-11-20T10:00:00+01:00', 0],
    ['2027-03-29T00:30:00+02:00', 128],
  ])('begin at midnight of the zone: %s is day %i', (text, days) => {
    expect(daysSince({ seededAt: first, now: at(text), zone })).toBe(days);
  });
});

describe('keeping the seed of today', () => {
  let database: OpenDatabase;
  let dataDir = '';
  let firstStart: Awaited<ReturnType<typeof start>>;
  const stopped = AbortSignal.abort();
  const start = (now: number) => keepSample(database.db, { sites: fiveSites, dataDir, now, signal: stopped });
  const published = async (): Promise<ReadonlyMap<string, number>> =>
    new Map(
      (await database.db.selectFrom('articles').select(['slug', 'pub_date']).execute()).map((row) => [
        row.slug,
        row.pub_date,
      ]),
    );

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'seed-'));
    database = await openDatabase({ inMemory: true });
    await migrate(database.db);
    firstStart = await start(first);
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is an edit of everything when it is written, and none when there is nothing to do', async () => {
    const { edition } = firstStart;
    expect(edition).toEqual(await readEdition(database.db));
    expect((await start(first + 3600)).edition).toBeNull();
    expect(await readEdition(database.db)).toEqual(edition);
  });

  it('moves everything by whole days, never into the future, and no edited article', async () => {
    const before = await published();
    await database.db
      .updateTable('articles')
      .set({ title: 'Átírt cím', version: 2 })
      .where('slug', '=', 'nem-a-valto-hibazott')
      .execute();
    const now = first + 3 * day - 4 * 3600;
    expect((await start(now)).edition).toEqual(await readEdition(database.db));
    const after = await published();
    const moved = [...after].map(([slug, at]) => ({ slug, days: (at - (before.get(slug) ?? 0)) / day, at }));
    expect(moved.find(({ slug }) => slug === 'nem-a-valto-hibazott')?.days).toBe(0);
    const dated = new Set([...supplementArticles, ...matchArticlesAt(first)].map(({ slug }) => slug));
    const rest = moved.filter(({ slug }) => slug !== 'nem-a-valto-hibazott' && !dated.has(slug));
    expect(new Set(moved.filter(({ slug }) => dated.has(slug)).map(({ days }) => days))).toEqual(new Set([0]));
    expect(new Set(rest.map(({ days }) => days))).toEqual(new Set([2, 3]));
    expect(rest.every(({ at }) => at <= now)).toBe(true);
  });

  it('moves lists and search along, and the front shows today’s articles', async () => {
    for (const table of ['shelf_items', 'article_search']) {
      const { rows } = await sql<{
        wrong: number;
      }>`select count(*) as wrong from ${sql.table(table)} l join articles a on a.id = l.article_id where a.pub_date <> l.pub_date`.execute(
        database.db,
      );
      expect(rows[0]?.wrong, table).toBe(0);
    }
    const now = first + 3 * day - 4 * 3600;
    const newsroom = await openNewsroom({
      db: database.db,
      now: () => now,
      time: systemTime,
      measureSound: async () => null,
      log: fail,
    });
    const { blocks } = (await news.answer(newsroom, {
      site: newsroom.sites.byRole.get('main') ?? fail(),
      path: {},
      query: {},
      bearer: null,
      asker: '',
      body: async () => ({}),
      form: async () => ({}),
      onGone: () => () => undefined,
    })) as { blocks: { items: { pubDate: number }[] }[] };
    expect(Math.max(...blocks.flatMap(({ items }) => items.map(({ pubDate }) => pubDate)))).toBeGreaterThan(
      now - 12 * 3600,
    );
  });

  it('keeps a live blog and its entries together', async () => {
    const { rows } = await sql<{
      days: number;
    }>`select distinct s.root_id, (a.pub_date - s.pub_date) / 86400 as days, count(*) over (partition by s.root_id) from seeded s join articles a on a.id = s.article_id where a.parent_id is not null`.execute(
      database.db,
    );
    const { rows: blogs } = await sql<{
      blogs: number;
    }>`select count(distinct parent_id) as blogs from articles where parent_id is not null`.execute(database.db);
    expect(rows).toHaveLength(blogs[0]?.blogs ?? 0);
  });

  it('does nothing more on the same day, and renames sites', async () => {
    const before = await published();
    expect((await start(first + 3 * day - 4 * 3600)).edition).toBeNull();
    await keepSample(database.db, {
      sites: fiveSites.map((site) => ({ ...site, name: `Új ${site.name}` })),
      dataDir,
      now: first + 3 * day - 4 * 3600,
      signal: stopped,
    });
    expect(await published()).toEqual(before);
    expect(
      (await database.db.selectFrom('sites').select('name').where('role', '=', 'main').executeTakeFirstOrThrow()).name,
    ).toBe('Új Lapunk');
  });

  it('draws no picture after it was stopped', async () => {
    await (
      await start(first + 3 * day)
    ).originals;
    expect(await readdir(dataDir)).toEqual([]);
  });
});

const fail = (): never => {
  throw new Error('There is no main site');
};

describe('the supplements of the seed', () => {
  const sectionOf = (slug: string) =>
    supplementArticles.filter(({ section, alsoIn = [] }) => section === slug || alsoIn.includes(slug));

  it('have at least three articles each, all in their own years', () => {
    for (const { slug } of supplementSections) {
      const own = sectionOf(slug);
      expect(own.length, slug).toBeGreaterThanOrEqual(3);
      const years = new Set(own.map(({ publishedAt }) => new Date(publishedAt * 1000).getUTCFullYear()));
      if (/\d{4}$/.test(slug) && slug !== 'tokio-2020') expect([...years], slug).toEqual([Number(slug.slice(-4))]);
    }
  });

  it.each([
    ['orosz-ukran-haboru', 'Összefoglaló'],
    ['orosz-ukran-haboru', 'Helyszíni riport'],
    ['orosz-ukran-haboru', 'Elemzés'],
    ['valasztas-2024', 'Tudnivalók'],
    ['valasztas-2024', 'Műsor'],
    ['ep-2024', 'Tudnivalók'],
    ['ep-2024', 'Műsor'],
    ['usa-2024', 'Elemzés'],
    ['usa-2024', 'Műsor'],
  ])('fill every tab of articles: %s has three with the tag %s', (slug, tag) => {
    expect(sectionOf(slug).filter(({ tags = [] }) => tags.includes(tag)).length).toBeGreaterThanOrEqual(3);
  });

  it('keep a round of the game open, for any day of the first start', () => {
    for (const start of [first, first + 40 * day + 7 * 3600]) {
      const rounds = (buildSampleContent(fiveSites, start).tipRounds ?? []) as readonly {
        readonly pairs: readonly { readonly at?: number; readonly key?: string }[];
      }[];
      expect(rounds.some(({ pairs }) => pairs.every(({ at = 0 }) => at > start))).toBe(true);
      for (const { pairs } of rounds) expect(new Set(pairs.map(({ key }) => key)).size).toBe(pairs.length);
    }
  });
});
