import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadArticles } from '../../content/load-articles.ts';
import type { Article, Post } from '../../content/article.ts';
import { articleFields, fieldNames } from '../../database/schema/article-fields.ts';
import type { SaidFields } from '../../database/schema/article-fields.ts';
import { now } from '../../testing/small-content.ts';
import { wrongLetterIn } from '../file/blame-letters.ts';
import { readTime, writeTime } from '../file/times.ts';
import { fileOf, openTestNewsroom } from '../context/testing-newsroom.fake.ts';
import type { TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { deleteArticles } from './delete-articles.ts';
import { exportArticles } from './export-articles.ts';
import { importFiles } from './import-files.ts';
import { nothingReserved } from '../context/reserved-words.ts';
import { listArticles } from './list-articles.ts';

let [newsroom, folder]: [TestNewsroom, string] = [undefined as never, ''];
beforeAll(async () => {
  newsroom = await openTestNewsroom();
  folder = await mkdtemp(join(tmpdir(), 'export-'));
}, 60_000);
afterAll(async () => {
  await newsroom.close();
  await rm(folder, { recursive: true, force: true });
});

const everything = { site: null, since: null, slugs: [] };
const imported = (path: string, dryRun = false) =>
  importFiles({ ...newsroom, reserved: nothingReserved }, { files: [{ name: path, path }], dryRun });
const textOf = async (slug: string): Promise<string> => {
  await exportArticles(newsroom, { ...everything, slugs: [slug], folder });
  return readFile(join(folder, `${slug}.html`), 'utf8');
};

const words = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => [...text.replaceAll('\r', '')].filter((letter) => wrongLetterIn(letter) === null).join(''));
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
const moment = fc.integer({ min: -2_000_000_000, max: 4_000_000_000 }).filter((at) => Math.abs(at) > 200_000);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const site = fc.constantFrom('after' as const, 'g7' as const);
const keyFigure = fc.record(
  {
    value: fc.constantFrom('708', '3–2', '46 000', '1,4'),
    unit: fc.constantFrom('', 'cm', 'millió'),
    label: fc.constantFrom('a folyó vízállása', ' kitelepített '),
  },
  { requiredKeys: ['value', 'label'] },
);
const sayable = (said: z.ZodType): fc.Arbitrary<unknown> => {
  if (said instanceof z.ZodString) return words.filter((text) => said.safeParse(text).success);
  if (said instanceof z.ZodBoolean) return fc.boolean();
  if (said instanceof z.ZodNumber)
    return fc.integer({ min: -9, max: 9_999 }).filter((value) => said.safeParse(value).success);
  if (said instanceof z.ZodEnum) return site;
  if (said instanceof z.ZodNullable) return fc.option(sayable(said.unwrap() as z.ZodType));
  if (said instanceof z.ZodDefault) return sayable(said.unwrap() as z.ZodType);
  if (said instanceof z.ZodReadonly) return sayable(said.unwrap() as z.ZodType);
  if (said instanceof z.ZodArray) return fc.array(sayable(said.element as z.ZodType), { maxLength: 2 });
  if (said instanceof z.ZodObject)
    return fc.record(Object.fromEntries(Object.entries(said.shape).map(([name, part]) => [name, sayable(part)])));
  throw new Error('A field of a kind of its own: say here what may be said in it');
};
/** Random words are hardly ever one of these. */
const ownValues: Readonly<Partial<Record<string, fc.Arbitrary<unknown>>>> = {
  keyFigure,
  canonicalUrl: fc.webUrl().filter((address) => articleFields.canonicalUrl.said.safeParse(address).success),
};
const fields = fc.record(
  Object.fromEntries(
    fieldNames.map((name) => {
      if (name === 'gated') return [name, fc.boolean()];
      return [name, optional(ownValues[name] ?? sayable(articleFields[name].said))];
    }),
  ),
);

const anyArticle: fc.Arbitrary<Omit<Article, 'slug'>> = fc
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
      fc
        .record({
          title: words,
          html,
          publishedAt: moment,
          updatedAt: optional(moment),
          pinned: fc.boolean(),
          authors: optional(fc.subarray(['kiss-anna', 'orsi-bela'])),
        })
        .map((post) => post as Post),
      { maxLength: 3 },
    ),
    fields: fields as fc.Arbitrary<SaidFields & { readonly gated: boolean }>,
  })
  .map(({ fields: said, pages: [first = '', ...more], ...article }) => ({
    ...article,
    ...said,
    pages: [said.gated ? `${first}<!-- gate -->` : first, ...more],
  }));

describe('what is exported', () => {
  let count = 0;
  const comesBack = async ({ posts = [], ...article }: Omit<Article, 'slug'>): Promise<void> => {
    const slug = `barmi-${(count += 1)}`;
    const inOrder =
      article.type === 'liveblog' ? posts.toSorted((one, other) => other.publishedAt - one.publishedAt) : [];
    await loadArticles(newsroom.db, [{ ...article, slug, posts: inOrder }], newsroom.now());
    const text = await textOf(slug);
    const broughtIn = async (what: string): Promise<void> => {
      await mkdir(join(newsroom.dataDir, 'uploads'), { recursive: true });
      const uploads = ['nincs.jpg', 'mas.jpg'].map((name) => join(newsroom.dataDir, 'uploads', name));
      for (const upload of uploads) await writeFile(upload, '');
      const report = await imported(join(folder, `${slug}.html`));
      for (const upload of uploads) await rm(upload, { force: true });
      expect(report).toMatchObject({ faults: [], articles: [{ slug, what }] });
    };
    await broughtIn('unchanged');
    await deleteArticles(newsroom, { site: 'main', slugs: [slug] });
    await broughtIn('created');
    expect(await textOf(slug)).toBe(text);
    await deleteArticles(newsroom, { site: 'main', slugs: [slug] });
  };

  it('changes nothing when imported again, and recreates the same article elsewhere', async () => {
    await fc.assert(fc.asyncProperty(anyArticle, comesBack), { numRuns: 25 });
  }, 240_000);

  it.each([
    ['blanks around its title', { title: ' !' }],
    ['a blank that does not break at the end of its title', { title: 'Cím\u00a0' }],
    ['a title that looks like the end of its head', { title: '\n---\n' }],
    ['a page with the line of the head in it', { pages: ['<p>---</p>'] }],
    ['a page that begins with that line', { pages: ['---\n<p>x</p>'] }],
    ['that line alone between two pages', { pages: ['<p>a</p>\n\n---\n\n<p>b</p>', '---'] }],
    ['a lead that looks like the break of a page', { lead: '<!-- page -->' }],
    ['a lead that looks like a post', { lead: '<!-- post {} -->' }],
  ])('comes back with %s', async (_, said) => {
    await comesBack({
      site: 'main',
      type: 'article',
      section: 'belfold',
      title: 'Cím',
      lead: '',
      pages: ['<p>Szöveg.</p>'],
      publishedAt: now,
      ...said,
    });
  });

  it('has its uploaded pictures beside it, under names to which they come back', async () => {
    await newsroom.write(
      'foto.png',
      await sharp({ create: { width: 50, height: 40, channels: 4, background: '#24690080' } })
        .png()
        .toBuffer(),
    );
    await newsroom.put(
      'fotos',
      fileOf(
        { cover: { file: 'foto.png', caption: '', credit: '' } },
        '<figure data-picture="foto.png"><figcaption>x</figcaption></figure><figure id="a" data-picture="foto.png" lang="en"></figure>',
      ),
    );
    expect(await exportArticles(newsroom, { ...everything, slugs: ['fotos'], folder: join(folder, 'kepes') })).toEqual({
      files: 1,
      pictures: 1,
    });
    const [picture] = await readdir(join(folder, 'kepes', 'pictures'));
    expect(await readFile(join(folder, 'kepes', 'fotos.html'), 'utf8')).toContain(
      `<figure data-picture="pictures/${picture}"><figcaption>x</figcaption></figure><figure id="a" data-picture="pictures/${picture}" lang="en">`,
    );
    expect((await imported(join(folder, 'kepes'))).articles[0]).toMatchObject({ what: 'unchanged' });
    await rm(join(newsroom.dataDir, 'uploads', picture!));
    expect((await imported(join(folder, 'kepes'))).articles[0]).toMatchObject({ what: 'unchanged' });
    expect(await readdir(join(newsroom.dataDir, 'uploads'))).toContain(picture);
  });

  it('contain only the requested articles', async () => {
    const ask = (more: object) =>
      exportArticles(newsroom, { ...everything, ...more, folder: join(folder, 'resz') }).then(({ files }) => files);
    expect([
      await ask({ site: 'g7' }),
      await ask({ slugs: ['friss', 'hosszu', 'nincs'] }),
      await ask({ site: 'g7', slugs: ['friss'] }),
    ]).toEqual([1, 2, 0]);
    expect(await ask({ since: now - 60, site: 'main', slugs: ['friss', 'hosszu', 'jovo'] })).toBe(2);
  });

  it('is refused where nothing can be written', async () => {
    await expect(
      exportArticles(newsroom, {
        ...everything,
        slugs: ['friss'],
        folder: join(await newsroom.write('fajl', ''), 'alatta'),
      }),
    ).rejects.toMatchObject({ kind: 'not-written' });
  });
});

describe('deleting', () => {
  it('takes an article away with its posts, and nothing when one is not there', async () => {
    await expect(deleteArticles(newsroom, { site: 'main', slugs: ['elo', 'nincs'] })).rejects.toMatchObject({
      kind: 'no-article',
      about: 'nincs',
    });
    await expect(deleteArticles(newsroom, { site: 'g7', slugs: ['elo'] })).rejects.toMatchObject({
      kind: 'no-article',
    });
    await deleteArticles(newsroom, { site: 'main', slugs: ['elo'] });
    expect(await newsroom.db.selectFrom('articles').select('slug').where('slug', 'like', 'elo%').execute()).toEqual([]);
  });
});

describe('a list', () => {
  it('is newest first, with the address of each', async () => {
    const { articles } = await listArticles(newsroom, { site: 'sister', since: null, limit: 5 });
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
