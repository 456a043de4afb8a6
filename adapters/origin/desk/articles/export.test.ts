import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleColumns } from '../../seed/load/article-row.ts';
import { loadArticles } from '../../seed/load/load-articles.ts';
import type { SeedArticle } from '../../seed/seed-world.ts';
import { writtenArticles } from '../../seed/build-world.ts';
import { now } from '../../testing/small-world.ts';
import { fileHead } from '../file/head.ts';
import { readTime, writeTime } from '../file/times.ts';
import { fieldOf } from '../file/write-article-file.ts';
import { fileOf, openTestDesk } from '../testing-desk.fake.ts';
import type { TestDesk } from '../testing-desk.fake.ts';
import { deleteArticles } from './delete-articles.ts';
import { exportArticles } from './export-articles.ts';
import { importFiles } from './import-files.ts';
import { listArticles } from './list-articles.ts';

let [desk, folder]: [TestDesk, string] = [undefined as never, ''];
beforeAll(async () => {
  desk = await openTestDesk();
  folder = await mkdtemp(join(tmpdir(), 'export-'));
}, 60_000);
afterAll(async () => {
  await desk.close();
  await rm(folder, { recursive: true, force: true });
});

const everything = { site: null, since: null, slugs: [] };
/** What stands in the database may be older than a word that addresses have taken since. */
const imported = (path: string, dryRun = false) =>
  importFiles({ ...desk, reserved: { sections: [], slugs: [] } }, { files: [{ name: path, path }], dryRun });
const textOf = async (slug: string): Promise<string> => {
  await exportArticles(desk, { ...everything, slugs: [slug], folder });
  return readFile(join(folder, `${slug}.html`), 'utf8');
};

const words = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => text.replaceAll('\0', '').replaceAll('\r', ''));
const told = words.filter((text) => text.trim() !== '');
const html = fc
  .oneof(
    told,
    fc.constantFrom(
      '<p>---</p>',
      '---\n<p>x</p>',
      '<p>a</p>\n\n---\n\n<p>b</p>',
      '<figure data-type="picture" data-src="/uploads/cover-main-bars-4.jpg">x</figure>',
      '<figure data-type="picture" data-src="/uploads/nincs.jpg">x</figure>',
    ),
  )
  .map((text) => text.trim())
  .filter((text) => text !== '');
const moment = fc.integer({ min: -2_000_000_000, max: 4_000_000_000 });
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const anyArticle = fc
  .record({
    site: fc.constant('main' as const),
    type: fc.constantFrom('article', 'longform', 'liveblog'),
    title: told,
    lead: words,
    pages: fc.array(html, { minLength: 1, maxLength: 3 }),
    publishedAt: moment,
    updatedAt: fc.option(moment),
    section: fc.constantFrom('belfold', 'sport', null),
    alsoIn: fc.constantFrom([], ['regi']),
    tags: fc.subarray(['Árvíz', 'Víz', 'Új „téma”']),
    authors: fc.subarray(['kiss-anna', 'orsi-bela']),
    flags: fc.subarray(['pr', 'english', 'adfree', 'kedvenc']),
    recommender: words,
    subtitle: words,
    contentHighlight: words,
    ogDescription: words,
    facebookImage: fc.option(told),
    active: fc.boolean(),
    english: optional(fc.boolean()),
    adult: optional(fc.boolean()),
    adfree: optional(fc.boolean()),
    pr: optional(fc.boolean()),
    ctUrl: fc.option(told),
    mirroring: fc.constantFrom([], ['after' as const]),
    originatingSite: fc.constantFrom(null, 'g7' as const),
    spiritualHelp: fc.boolean(),
    drugProblem: fc.boolean(),
    colorScheme: words,
    colorClass: words,
    headerType: words,
    articleWidthCover: fc.boolean(),
    rank: fc.integer({ min: -9, max: 9 }),
    gated: fc.boolean(),
    contributors: fc.array(fc.record({ role: words, name: words }), { maxLength: 2 }),
    subType: words,
    livescoreId: fc.option(fc.nat()),
    recommended: fc.option(told),
    cover: fc.option(
      fc.record({
        path: fc.constantFrom(
          '/uploads/cover-main-river-3.jpg',
          '/uploads/cover-after-river-3.jpg',
          '/uploads/mas.jpg',
        ),
        caption: words,
        credit: words,
      }),
    ),
    posts: fc.array(
      fc.record({
        title: words,
        html,
        publishedAt: moment,
        updatedAt: optional(moment),
        pinned: fc.boolean(),
        authors: optional(fc.subarray(['kiss-anna', 'orsi-bela'])),
      }),
      { maxLength: 3 },
    ),
  })
  .map((article) =>
    article.gated ? { ...article, pages: [`${article.pages[0]}<!-- gate -->`, ...article.pages.slice(1)] } : article,
  );

describe('what is exported', () => {
  it('changes nothing when it is imported again, and stands the same where it was not', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(anyArticle, async ({ posts, ...article }) => {
        const slug = `barmi-${(count += 1)}`;
        // As time has put them: a file's posts stand newest first.
        const inOrder =
          article.type === 'liveblog' ? posts.toSorted((one, other) => other.publishedAt - one.publishedAt) : [];
        await loadArticles(desk.db, [{ ...article, slug, posts: inOrder } as SeedArticle], desk.now());
        const text = await textOf(slug);
        expect(await imported(join(folder, `${slug}.html`))).toMatchObject({
          faults: [],
          articles: [{ slug, what: 'unchanged' }],
        });
        await deleteArticles(desk, { site: 'main', slugs: [slug] });
        expect(await imported(join(folder, `${slug}.html`))).toMatchObject({
          faults: [],
          articles: [{ slug, what: 'created' }],
        });
        expect(await textOf(slug)).toBe(text);
        await deleteArticles(desk, { site: 'main', slugs: [slug] });
      }),
      { numRuns: 25 },
    );
  }, 240_000);

  it('is every article of the seed too, as it was written', async () => {
    const own = new Set((await desk.db.selectFrom('authors').select('slug').execute()).map(({ slug }) => slug));
    const seeded = writtenArticles(now)
      .filter(({ site }) => site === 'main')
      .slice(0, 20)
      .map((article) => ({
        ...article,
        section: 'belfold',
        alsoIn: [],
        authors: (article.authors ?? []).filter((author) => own.has(author)),
      }));
    await loadArticles(desk.db, seeded, desk.now());
    const before = await listArticles(desk, { site: null, since: null, limit: 500 });
    const { files } = await exportArticles(desk, { ...everything, folder: join(folder, 'all') });
    expect(files).toBe(before.articles.length);
    const { faults, articles } = await imported(join(folder, 'all'));
    expect([faults, articles.filter(({ what }) => what !== 'unchanged')]).toEqual([[], []]);
    expect(await listArticles(desk, { site: null, since: null, limit: 500 })).toEqual(before);
  }, 120_000);

  it('has its uploaded pictures beside it, under names to which they come back', async () => {
    await desk.write(
      'foto.png',
      await sharp({ create: { width: 50, height: 40, channels: 4, background: '#24690080' } })
        .png()
        .toBuffer(),
    );
    await desk.put(
      'fotos',
      fileOf(
        { cover: { file: 'foto.png', caption: '', credit: '' } },
        '<figure data-picture="foto.png"><figcaption>x</figcaption></figure>',
      ),
    );
    expect(await exportArticles(desk, { ...everything, slugs: ['fotos'], folder: join(folder, 'kepes') })).toEqual({
      files: 1,
      pictures: 1,
    });
    const [picture] = await readdir(join(folder, 'kepes', 'pictures'));
    expect(await readFile(join(folder, 'kepes', 'fotos.html'), 'utf8')).toContain(
      `<figure data-picture="pictures/${picture}">`,
    );
    expect((await imported(join(folder, 'kepes'))).articles[0]).toMatchObject({ what: 'unchanged' });
    await rm(join(desk.dataDir, 'uploads', picture!));
    expect((await imported(join(folder, 'kepes'))).articles[0]).toMatchObject({ what: 'unchanged' });
    expect(await readdir(join(desk.dataDir, 'uploads'))).toContain(picture);
  });

  it('is only what was asked for', async () => {
    const ask = (more: object) =>
      exportArticles(desk, { ...everything, ...more, folder: join(folder, 'resz') }).then(({ files }) => files);
    expect([
      await ask({ site: 'g7' }),
      await ask({ slugs: ['friss', 'hosszu', 'nincs'] }),
      await ask({ site: 'g7', slugs: ['friss'] }),
    ]).toEqual([1, 2, 0]);
    expect(await ask({ since: now - 60, site: 'main', slugs: ['friss', 'hosszu', 'jovo'] })).toBe(2);
  });

  it('has a field for every column of an article', () => {
    const known = new Set(Object.keys(fileHead.shape));
    expect(articleColumns.map(fieldOf).filter((field) => field !== null && !known.has(field))).toEqual([]);
  });

  it('is refused where nothing can be written', async () => {
    await expect(
      exportArticles(desk, { ...everything, slugs: ['friss'], folder: join(await desk.write('fajl', ''), 'alatta') }),
    ).rejects.toMatchObject({ kind: 'not-written' });
  });
});

describe('deleting', () => {
  it('takes an article away with its posts, and nothing when one is not there', async () => {
    await expect(deleteArticles(desk, { site: 'main', slugs: ['elo', 'nincs'] })).rejects.toMatchObject({
      kind: 'no-article',
      about: 'nincs',
    });
    await expect(deleteArticles(desk, { site: 'g7', slugs: ['elo'] })).rejects.toMatchObject({ kind: 'no-article' });
    await deleteArticles(desk, { site: 'main', slugs: ['elo'] });
    expect(await desk.db.selectFrom('articles').select('slug').where('slug', 'like', 'elo%').execute()).toEqual([]);
  });
});

describe('a list', () => {
  it('is newest first, with the address of each', async () => {
    const { articles } = await listArticles(desk, { site: 'sister', since: null, limit: 5 });
    expect(articles[0]).toEqual({
      site: 'sister',
      slug: 'erdelyi',
      title: 'Cím: erdelyi',
      type: 'article',
      active: true,
      version: 1,
      publishedAt: now - 7 * 3600,
      address: 'https://testver.example/erdely/2026/09/21/erdelyi',
    });
  });
});

describe('times', () => {
  it('come back in every zone, also where clocks are turned', () => {
    fc.assert(
      fc.property(
        moment,
        fc.constantFrom('Europe/Budapest', 'Europe/Bucharest', 'UTC', 'America/St_Johns'),
        (at, zone) => {
          expect(readTime(writeTime(at, zone), zone)).toBe(at);
        },
      ),
    );
  });

  it.each([
    ['2026-11-21', 1_795_215_600],
    ['2026-11-21 13:40', 1_795_264_800],
    ['2026-07-01T00:00:30', 1_782_856_830],
    ['2026-11-21T12:40:00Z', 1_795_264_800],
    ['2026-11-21T13:40+01:00', null],
    ['2026-02-29', null],
    ['2026-11-21T24:00', null],
    ['tegnap', null],
    ['', null],
  ])('%j', (text, at) => {
    expect(readTime(text, 'Europe/Budapest')).toBe(text.endsWith('+01:00') ? 1_795_264_800 : at);
  });
});
