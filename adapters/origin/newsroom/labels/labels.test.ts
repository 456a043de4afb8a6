import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CommandResults } from '#adapters/newsroom-contract/results.ts';
import { readMovedLabels } from '../../content/moved-labels.ts';
import { findIndexFaults } from '../../database/indexes/repair-indexes.ts';
import { storedArticles } from '../articles/stored-articles.ts';
import { fileOf, openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { runCommand, type TestCommand } from '../context/run-command.fake.ts';
import { execute } from '../execute.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
}, 60_000);
afterAll(() => newsroom.close());

const run = <Do extends keyof CommandResults>(command: TestCommand<Do>) => runCommand(newsroom, command);
const failed = (command: object) => execute(newsroom, command);
const put = (slug: string, head: object) =>
  run({ do: 'import', files: [{ name: `${slug}.html`, text: fileOf(head), folder: newsroom.dataDir }], dryRun: false });
const stored = async (slug: string) => (await storedArticles(newsroom.db, [slug]))[0] ?? expect.unreachable(slug);
const listed = async (shelf: string) =>
  (await newsroom.db.selectFrom('shelf_items').select('article_id').where('shelf', '=', shelf).execute()).length;
const nothing = { to: null, name: null, title: null, site: null };
const rename = (kind: string, slug: string, given: object) =>
  run({ do: 'rename-label', kind, slug, ...nothing, ...given });
const merge = (kind: string, slug: string, into: string, site: string | null = null) =>
  run({ do: 'merge-labels', kind, slug, into, site });
const now = async (kind: 'author' | 'section' | 'tag', slug: string, site = '') =>
  (await readMovedLabels(newsroom.db)).slugOfNow(kind, site, slug);

/** Lists and search must be as a rebuild would make them. */
beforeEach(async () => {
  expect(await findIndexFaults(newsroom.db)).toEqual({ search: [], lists: [] });
});

describe('rename of an author', () => {
  it('moves the list, and answers the earlier slug, in files too', async () => {
    const before = await listed('author:kiss-anna@main');
    expect(
      await rename('author', 'kiss-anna', { to: 'kiss-anna-maria', name: 'Kiss Anna Mária', title: 'rovatvezető' }),
    ).toMatchObject({
      from: 'kiss-anna',
      to: 'kiss-anna-maria',
      name: 'Kiss Anna Mária',
      redirect: { from: '/szerzo/kiss-anna', to: '/szerzo/kiss-anna-maria' },
    });
    expect([await listed('author:kiss-anna@main'), await listed('author:kiss-anna-maria@main')]).toEqual([0, before]);
    expect(await now('author', 'kiss-anna')).toBe('kiss-anna-maria');
    await put('regi-nevvel', { authors: ['kiss-anna'] });
    await put('teljes-alakkal', { authors: [{ slug: 'kiss-anna', name: 'Kiss Anna', title: 'újságíró' }] });
    for (const slug of ['regi-nevvel', 'teljes-alakkal'])
      expect((await stored(slug)).authors).toEqual(['kiss-anna-maria']);
    const { labels } = await run({ do: 'list-labels', kind: 'author', site: null });
    expect(labels.find(({ slug }) => slug === 'kiss-anna-maria')).toMatchObject({ before: ['kiss-anna'] });
    expect(labels.map(({ slug }) => slug)).not.toContain('kiss-anna');
  });

  it('follows further renames, and back', async () => {
    await rename('author', 'kiss-anna-maria', { to: 'kam' });
    expect([await now('author', 'kiss-anna'), await now('author', 'kiss-anna-maria')]).toEqual(['kam', 'kam']);
    await rename('author', 'kam', { to: 'kiss-anna' });
    expect([await now('author', 'kiss-anna'), await now('author', 'kam')]).toEqual(['kiss-anna', 'kiss-anna']);
  });

  it('is refused for a slug of another, now or earlier', async () => {
    for (const to of ['orsi-bela', 'elo'])
      expect(await failed({ do: 'rename-label', kind: 'author', slug: 'kiss-anna', ...nothing, to })).toHaveProperty(
        'failed',
      );
    expect(
      await failed({ do: 'rename-label', kind: 'author', slug: 'orsi-bela', ...nothing, to: 'kam' }),
    ).toMatchObject({
      failed: 'label-exists',
    });
    expect(await failed({ do: 'rename-label', kind: 'author', slug: 'nincs', ...nothing, to: 'x' })).toMatchObject({
      failed: 'no-label',
    });
    for (const given of [{ to: 'Nagy Betű' }, { name: ' ' }, { name: 'a\u0000b' }])
      expect(
        await failed({ do: 'rename-label', kind: 'author', slug: 'kiss-anna', ...nothing, ...given }),
      ).toHaveProperty('refused');
  });
});

describe('merge', () => {
  it('of authors gives the articles to the other, once each', async () => {
    await put('ketten', { authors: ['kiss-anna', 'orsi-bela'] });
    await put('egyedul', { authors: ['orsi-bela'] });
    const { articles } = await merge('author', 'orsi-bela', 'kiss-anna');
    expect((await stored('ketten')).authors).toEqual(['kiss-anna']);
    expect((await stored('egyedul')).authors).toEqual(['kiss-anna']);
    expect(articles).toBeGreaterThan(10);
    expect(await now('author', 'orsi-bela')).toBe('kiss-anna');
  });

  it('of tags keeps the earlier name for files', async () => {
    await put('arviz-1', { tags: ['Ár', 'Árvíz'] });
    await put('arviz-2', { tags: ['Ár'] });
    await merge('tag', 'ar', 'arviz');
    expect((await stored('arviz-1')).tags).toEqual([{ slug: 'arviz', name: 'Árvíz' }]);
    await put('arviz-3', { tags: ['ár'] });
    expect((await stored('arviz-3')).tags).toEqual([{ slug: 'arviz', name: 'Árvíz' }]);
    await put('arviz-4', { tags: ['Ar!'] });
    expect((await stored('arviz-4')).tags).toEqual([{ slug: 'ar-2', name: 'Ar!' }]);
  });

  it('of sections moves the articles, menus, blocks and sponsored lines of the site', async () => {
    const { db } = newsroom;
    await put('rovatos', { section: 'belfold' });
    await db
      .insertInto('menu_items')
      .values([
        { site: 'g7', menu: 'main', position: 90, label: 'Belföld', url: '/rovat/belfold' },
        { site: 'sister', menu: 'main', position: 90, label: 'Belföld', url: '/rovat/belfold' },
        { site: 'main', menu: 'main', position: 90, label: 'Belföldi', url: '/rovat/belfoldi' },
      ])
      .execute();
    await run({
      do: 'set-lines',
      site: 'main',
      lines: [{ description: 'Sor', mainSuperTags: ['belfold', 'sport'] }],
    });
    await merge('section', 'belfold', 'sport', 'main');
    expect(await stored('rovatos')).toMatchObject({ section: 'sport', sections: ['sport'] });
    const urls = await db
      .selectFrom('menu_items')
      .select(['site', 'url'])
      .where('position', '=', 90)
      .orderBy('site')
      .execute();
    expect(urls.map(({ site, url }) => `${site} ${url}`)).toEqual([
      'g7 /rovat/sport',
      'main /rovat/belfoldi',
      'sister /rovat/belfold',
    ]);
    expect(await failed({ do: 'list-lines', site: 'main' })).toMatchObject({
      done: { lines: [{ mainSuperTags: ['sport'] }] },
    });
    expect([await now('section', 'belfold', 'main'), await now('section', 'belfold', 'sister')]).toEqual([
      'sport',
      'belfold',
    ]);
  });

  it('is followed when an earlier version or a deleted article comes back', async () => {
    await put('elozo', { section: 'sport', tags: ['Foci'], authors: ['kiss-anna'] });
    await put('elozo', { section: null, tags: [], authors: [] });
    await put('torolve', { section: 'sport', tags: ['Foci'] });
    await run({ do: 'delete', site: 'main', slugs: ['torolve'] });
    await rename('section', 'sport', { site: 'main', to: 'sportok' });
    await put('labda', { tags: ['Labdarúgás'], section: 'sportok' });
    await put('mashol', { section: 'belfold', alsoIn: ['sport'] });
    expect((await stored('mashol')).sections).toContain('sportok');
    await merge('tag', 'foci', 'labdarugas');
    await run({ do: 'restore-version', slug: 'elozo', to: 1 });
    await run({ do: 'undelete', slug: 'torolve' });
    for (const slug of ['elozo', 'torolve'])
      expect(await stored(slug)).toMatchObject({
        section: 'sportok',
        tags: [{ slug: 'labdarugas' }],
        authors: ['kiss-anna'],
      });
  });

  it('with itself or an unknown one changes nothing', async () => {
    expect(await failed({ do: 'merge-labels', kind: 'tag', slug: 'arviz', into: 'arviz', site: null })).toMatchObject({
      failed: 'same-label',
    });
    expect(await failed({ do: 'merge-labels', kind: 'tag', slug: 'arviz', into: 'nincs', site: null })).toEqual({
      failed: 'no-label',
      about: 'nincs',
    });
    expect(await now('tag', 'arviz')).toBe('arviz');
  });
});

describe('rename of a section', () => {
  it('renames the links in menus that bear its name', async () => {
    const { db } = newsroom;
    const link = (position: number, label: string) =>
      ({ site: 'g7', menu: 'main', position, label, url: '/g7/rovat/adat' }) as const;
    await db
      .insertInto('menu_items')
      .values([link(91, 'Adat'), link(92, 'Számok')])
      .execute();
    await rename('section', 'adat', { site: 'g7', to: 'adatok', name: 'Adatok' });
    const rows = await db
      .selectFrom('menu_items')
      .select(['label', 'url'])
      .where('position', '>', 90)
      .orderBy('position')
      .execute();
    expect(rows).toEqual([
      { label: 'Adatok', url: '/g7/rovat/adatok' },
      { label: 'Számok', url: '/g7/rovat/adatok' },
    ]);
  });
});

describe('rename of a tag', () => {
  it('keeps its earlier name for files, and refuses the name of another', async () => {
    await rename('tag', 'arviz', { name: 'Áradás' });
    await put('aradas', { tags: ['Árvíz'] });
    expect((await stored('aradas')).tags).toEqual([{ slug: 'arviz', name: 'Áradás' }]);
    expect(
      await failed({ do: 'rename-label', kind: 'tag', slug: 'arviz', ...nothing, name: 'labdarúgás' }),
    ).toMatchObject({
      failed: 'label-exists',
      about: 'labdarugas',
    });
  });
});
