import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FindUnshown } from '../context/unshown.ts';
import { execute } from '../execute.ts';
import { fileOf, openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { putPost } from './edit-posts.ts';
import { importFiles } from './import-files.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
}, 60_000);
afterAll(() => newsroom.close());

const findUnshown: FindUnshown = async (html) =>
  html
    .split('\n')
    .flatMap((text, at) =>
      text.includes('<form>') ? [{ line: at + 1, element: 'form', attribute: null, reason: 'unknown' as const }] : [],
    );
const lines = (text: string, word: string): readonly number[] =>
  text.split('\n').flatMap((line, at) => (line.includes(word) ? [at + 1] : []));
const importText = (text: string, strict = false) =>
  importFiles(
    { ...newsroom, findUnshown },
    { files: [{ name: 'x.html', text, folder: newsroom.dataDir }], dryRun: true, strict },
  );

describe('what readers will not see', () => {
  const text = fileOf(
    { type: 'liveblog', flags: ['live'] },
    '\n\n<p>a</p>\n<form>1</form>\n<!-- page --> <p>b</p>\n\n<form>2</form>\n<!-- post {"id":"1",\n"title":"x"} -->\n<form>3</form>',
  );

  it('is reported with its line in pages and posts, and the import continues', async () => {
    const { faults, unshown, articles } = await importText(text);
    expect([faults, articles.length]).toEqual([[], 1]);
    expect(unshown).toEqual(
      lines(text, '<form>').map((line) => ({
        file: 'x.html',
        line,
        kind: 'not-shown',
        field: '<form>',
        reason: 'unknown',
      })),
    );
  });

  it('is not searched for when it is known already', async () => {
    const files = [{ name: 'x.html', text, folder: newsroom.dataDir }];
    const report = await importFiles({ ...newsroom, findUnshown }, { files, dryRun: true, losses: false });
    expect([report.unshown, report.articles.length]).toEqual([undefined, 1]);
  });

  it('is refused where everything has to be shown', async () => {
    const { faults, unshown, articles } = await importText(text, true);
    expect([faults.length, unshown, articles]).toEqual([3, undefined, []]);
  });

  it('is reported for a post from the terminal', async () => {
    await newsroom.put('elo-kozvetites', fileOf({ type: 'liveblog', flags: ['live'] }));
    const post = { slug: 'elo-kozvetites', id: null, title: null, pinned: null };
    expect(await putPost({ ...newsroom, findUnshown }, { ...post, text: '<p>a</p>\n<form>b</form>' })).toMatchObject({
      unshown: [{ line: 2, kind: 'not-shown' }],
      articles: [{ what: 'updated' }],
    });
    expect(await putPost(newsroom, { ...post, text: '<p><img src="/uploads/nincs.jpg"></p>' })).toMatchObject({
      faults: [{ line: 1, kind: 'no-upload' }],
      articles: [],
    });
  });
});

describe('a picture that is not there', () => {
  it.each([
    ['no-upload', '<p>a</p>\n<p><img src="/uploads/nincs.jpg"></p>'],
    ['no-upload', '<p>a</p>\n<figure data-type="picture" data-src="/uploads/mappa/nincs.jpg"></figure>'],
    ['no-upload', '<p>a</p>\n<video poster="/uploads/nincs.jpg" src="https://x.example/a.mp4"></video>'],
    ['no-upload', '<p>a</p>\n<audio>\n<source src="/uploads/nincs.mp3"></audio>'],
    ['no-motif', '<p>a</p>\n<figure data-cover="nincs-ilyen/1"></figure>'],
    ['no-motif', '<p>a</p>\n<figure data-cover="bars/99999"></figure>'],
    ['bad-picture', '<p>a</p>\n<figure data-picture="nincs.jpg"></figure>'],
    ['bad-picture', "<p>a</p>\n<figure id='a' data-picture='nincs.jpg'></figure>"],
  ])('is a fault with its line: %s of %s', async (kind, body) => {
    const text = fileOf({}, body);
    const [word] = /nincs|99999/.exec(body)!;
    expect((await importText(text)).faults).toMatchObject([{ kind, line: lines(text, word)[0] }]);
  });

  it('is one as a cover', async () => {
    const text = fileOf({ cover: { path: '/uploads/nincs.jpg' } });
    expect((await importText(text)).faults).toMatchObject([{ kind: 'no-upload', line: lines(text, 'nincs.jpg')[0] }]);
  });

  it('is a fault wherever it is named', async () => {
    const text = fileOf(
      {},
      '<figure data-picture="nincs.jpg"></figure>\n<p>a</p>\n<figure data-picture="nincs.jpg"></figure>',
    );
    expect((await importText(text)).faults.map(({ line }) => line)).toEqual(lines(text, 'nincs.jpg'));
  });

  it('is not reported if it exists, under its own name or that of a size', async () => {
    await newsroom.write('foto.png', 'x');
    const { mkdir, writeFile } = await import('node:fs/promises');
    await mkdir(join(newsroom.dataDir, 'uploads'), { recursive: true });
    await writeFile(join(newsroom.dataDir, 'uploads', 'van.jpg'), 'x');
    const text = fileOf(
      {},
      '<p><img src="/uploads/van.jpg"><img src="/uploads/van_cover:2x.jpg"><img src="/uploads/cover-main-bars-4.jpg"></p>',
    );
    expect((await importText(text)).faults).toEqual([]);
  });
});

describe('a drawing that posed as data', () => {
  it('is imported with a note, also where everything has to be shown', async () => {
    const text = fileOf(
      { cover: { motif: 'curve', variant: 6, caption: '', credit: '' } },
      '<p>a</p>\n<figure data-cover="bars/4"></figure>',
    );
    const { faults, unshown, articles } = await importText(text, true);
    expect([faults, articles.length]).toEqual([[], 1]);
    expect(unshown).toMatchObject([
      { kind: 'plain-motif', found: 'curve/6', line: lines(text, 'curve')[0] },
      { kind: 'plain-motif', found: 'bars/4', line: lines(text, 'bars')[0] },
    ]);
  });
});

describe('letters that cannot be stored', () => {
  it.each([
    ['half a character in the head', fileOf({ title: 'Jó\ud83d' }), 'title', 'title', 'U+D83D'],
    ['NUL in the head', fileOf({ lead: 'a\u0000b' }), '"lead"', 'lead', 'U+0000'],
    [
      'NUL in a nested field',
      fileOf({ cover: { motif: 'river', variant: 1, caption: '\u0000' } }),
      'caption',
      'cover.caption',
      'U+0000',
    ],
    ['NUL in the text', fileOf({}, '<p>a</p>\n<p>itt\u0000</p>'), 'itt', undefined, 'U+0000'],
    ['letters that were lost before', fileOf({}, '<p>a</p>\n<p>f\ufffdjl</p>'), 'jl', undefined, 'U+FFFD'],
    ['a control in the head', fileOf({ title: 'a\u0007' }), 'title', 'title', 'U+0007'],
    ['an old control in the head', fileOf({ title: 'a\u0085' }), 'title', 'title', 'U+0085'],
    ['no character in the head', fileOf({ title: 'a\uffff' }), 'title', 'title', 'U+FFFF'],
    ['no character of a plane', fileOf({ title: 'a\u{1fffe}' }), 'title', 'title', 'U+1FFFE'],
    ['a control in the text', fileOf({}, '<p>a</p>\n<p>itt\u001b</p>'), 'itt', undefined, 'U+001B'],
    ['NUL by reference', fileOf({}, '<p>a</p>\n<p>itt&#0;</p>'), 'itt', undefined, '&#0;'],
    ['half a character by reference', fileOf({}, '<p>a</p>\n<p>itt&#xD83D;</p>'), 'itt', undefined, '&#xD83D;'],
    ['a control by reference', fileOf({}, '<p>a</p>\n<p>itt&#X7 x</p>'), 'itt', undefined, '&#X7'],
    [
      'half a character in the head of a post',
      fileOf({ type: 'liveblog' }, '<p>a</p>\n<!-- post {"title":"\\ud83d"} --><p>b</p>'),
      'post',
      'title',
      'U+D83D',
    ],
  ])('are told with their line: %s', async (_, text, word, field, found) => {
    expect((await importText(text)).faults).toEqual([
      { file: 'x.html', line: lines(text, word)[0], kind: 'bad-letter', found, ...(field !== undefined && { field }) },
    ]);
  });

  it('are not those that write from right to left, break lines, or are spelt by their numbers', async () => {
    const text = fileOf(
      { title: 'a \u202e b', lead: 'a\tb' },
      '<p>a\tb \u202e</p>\r\n<p>&#8222;a&#8221; &#x80; &#10; &amp;#0; 👨‍👩‍👧</p>',
    );
    expect((await importText(text)).faults).toEqual([]);
  });

  it('are refused by every other command, with their place', async () => {
    const given = { do: 'post', slug: 'uj-hid', id: null, title: 'a\u0000', pinned: null, text: null };
    expect(await execute(newsroom, given)).toEqual({ refused: 'title: U+0000' });
  });
});

describe('a file in an 8-bit encoding', () => {
  const written = async (byte: number): Promise<string> => {
    const [before = '', after = ''] = fileOf({ title: 'f?jl', ago: '1h' })
      .replace('Árvíz', 'viz')
      .replace('Bevezető', 'x')
      .replace('Szöveg', 'x')
      .split('?');
    return newsroom.write(
      'nyolcbites.html',
      Buffer.concat([Buffer.from(before), Buffer.from([byte]), Buffer.from(after)]),
    );
  };
  const imported = async (byte: number) => {
    const path = await written(byte);
    return importFiles(newsroom, { files: [{ name: 'nyolcbites.html', path }], dryRun: false });
  };

  it('is Hungarian, or is refused with its line', async () => {
    expect(await imported(0xe1)).toMatchObject({ faults: [], articles: [{ what: 'created' }] });
    const { title } = await newsroom.db
      .selectFrom('articles')
      .select('title')
      .where('slug', '=', 'nyolcbites')
      .executeTakeFirstOrThrow();
    expect(title).toBe('fájl');
    expect((await imported(0xb9)).faults).toMatchObject([{ kind: 'bad-encoding', found: '0xB9' }]);
  });
});
