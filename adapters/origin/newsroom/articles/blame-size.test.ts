import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf, openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import { readArticleFile } from '../file/read-article-file.ts';
import { blameSize, bytesOfAnswer, maxAnswerBytes } from './blame-size.ts';
import { putPost } from './edit-posts.ts';

const mebibyte = 1024 * 1024;
const dataPicture = (bytes: number): string => `<p><img src="data:image/png;base64,${'A'.repeat(bytes)}" alt=""></p>`;

const blamed = (text: string): readonly Fault[] => {
  const faults: Fault[] = [];
  const read = readArticleFile('a.html', text, (fault) => void faults.push(fault));
  if (read !== null) blameSize([read], (fault) => void faults.push(fault));
  return faults;
};

describe('the size of an article', () => {
  it.each([
    ['a picture in the text', fileOf({}, dataPicture(4.5 * mebibyte)), 'pages.0', '4609', ['3968', '4609']],
    [
      'a second page',
      fileOf({}, `<p>a</p><!-- page --><p>${'á'.repeat(2.5 * mebibyte)}</p>`),
      'pages.1',
      '5121',
      ['3968', '0'],
    ],
    ['a lead', fileOf({ lead: 'x'.repeat(70_000) }), 'head', '69', ['64', '0']],
    [
      'posts that come together',
      fileOf(
        { type: 'liveblog' },
        `<p>a</p>${Array.from({ length: 40 }, () => `<!-- post {} --><p>${'x'.repeat(150_000)}</p>`).join('')}`,
      ),
      'posts',
      '4396',
      ['3968', '0'],
    ],
  ])(
    'is told of %s, with the most that it may have and with the part of its pictures',
    (_, text, field, found, known) => {
      expect(blamed(text)).toMatchObject([{ kind: 'too-large', field, found, known }]);
    },
  );

  it('is no fault where each answer is small enough, however long all of it is', () => {
    const page = `<p>${'x'.repeat(3 * mebibyte)}</p>`;
    expect(blamed(fileOf({}, [page, page].join('<!-- page -->')))).toEqual([]);
  });

  it('lets pass only what fits into an answer, with its head', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('x', 'á', '"', '\u0001', '😀'),
        fc.integer({ min: 500_000, max: 4_400_000 }),
        fc.nat(70_000),
        (letter, bytes, lead) => {
          const html = letter.repeat(Math.ceil(bytes / bytesOfAnswer(letter)));
          const head = { lead: 'l'.repeat(lead) };
          if (blamed(fileOf(head, html)).length === 0)
            expect(bytesOfAnswer({ ...head, content: html })).toBeLessThan(maxAnswerBytes);
        },
      ),
      { numRuns: 30 },
    ));
});

describe('excessive sizes', () => {
  let newsroom: TestNewsroom;
  beforeAll(async () => {
    newsroom = await openTestNewsroom();
  }, 60_000);
  afterAll(() => newsroom.close());

  it('is refused by the import, which writes nothing', async () => {
    const report = await newsroom.put('nagy', fileOf({}, dataPicture(4.5 * mebibyte)));
    expect(report).toMatchObject({ articles: [], edition: null, faults: [{ kind: 'too-large', field: 'pages.0' }] });
    const found = await newsroom.db.selectFrom('articles').select('id').where('slug', '=', 'nagy').execute();
    expect(found).toEqual([]);
  });

  it('is refused as a post, and the live blog stays as it is', async () => {
    await newsroom.put('elo-eso', fileOf({ type: 'liveblog' }, '<p>a</p><!-- post {"id":"1"} --><p>Esik.</p>'));
    const post = { slug: 'elo-eso', id: null, title: null, pinned: null };
    await expect(putPost(newsroom, { ...post, text: dataPicture(4.5 * mebibyte) })).rejects.toMatchObject({
      kind: 'posts-too-large',
      about: 'elo-eso',
    });
    expect((await putPost(newsroom, { ...post, text: 'Eláll.' })).articles[0]?.posts?.added).toHaveLength(1);
  });
});
