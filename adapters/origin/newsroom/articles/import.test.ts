import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { newestOn } from '../../main-api/lists/read-list-index.ts';
import { openNewsroom } from '../../main-api/context/open-api-context.ts';
import { now } from '../../testing/small-content.ts';
import { fileOf, openTestNewsroom } from '../context/testing-newsroom.fake.ts';
import type { TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { putPost, takePostsBack } from './edit-posts.ts';
import type { PostCommand, TakeBackCommand } from './edit-posts.ts';
import { importFiles } from './import-files.ts';
import { storedArticles } from './stored-articles.ts';

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom();
}, 60_000);
afterAll(() => newsroom.close());

const put = async (order: PostCommand) => (await putPost(newsroom, order)).articles[0];
const takeBack = async (order: TakeBackCommand) => (await takePostsBack(newsroom, order)).articles[0];
const stored = async (slug: string) => (await storedArticles(newsroom.db, [slug]))[0]!;
const shelf = async (name: string): Promise<readonly string[]> =>
  (
    await newestOn(
      await openNewsroom({
        time: systemTime,
        db: newsroom.db,
        now: () => newsroom.time.now,
        measureSound: async () => null,
        log: () => undefined,
      }),
      { shelf: name },
      50,
    )
  ).map(({ slug }) => slug);
const kinds = async (text: string, slug = 'rossz'): Promise<readonly string[]> =>
  (await newsroom.put(slug, text)).faults.map(({ kind, line, field }) =>
    [kind, line, field].filter((one) => one !== undefined && one !== null).join(' '),
  );

describe('an article from a file', () => {
  it('is created with its labels, and appears in its lists and in the search', async () => {
    const report = await newsroom.put(
      'uj-hid',
      fileOf({ ago: '30m', tags: ['Új téma', 'Árvíz'], alsoIn: ['sport'], flags: ['kedvenc'] }),
    );
    expect(report).toEqual({
      faults: [],
      edition: expect.anything(),
      articles: [{ site: 'main', slug: 'uj-hid', version: 1, what: 'created', posts: null }],
    });
    expect(await stored('uj-hid')).toMatchObject({
      pub_date: now - 1800,
      updated_at: null,
      section: 'belfold',
      sections: ['belfold', 'sport'],
      authors: ['kiss-anna'],
      cover_image: '/uploads/cover-main-river-1.jpg',
    });
    for (const name of [
      'all@main',
      'mstag:main/sport',
      'tag:uj-tema@main',
      'author:kiss-anna@main',
      'flag:kedvenc@main',
    ])
      expect(await shelf(name)).toContain('uj-hid');
    expect(await readdir(join(newsroom.dataDir, 'uploads'))).toEqual(['cover-main-river-1.jpg']);
  });

  it('is not touched when its file says nothing new, and gets a version and a time of update when it does', async () => {
    newsroom.time.now = now + 600;
    expect(
      (
        await newsroom.put(
          'uj-hid',
          fileOf({ ago: '30m', tags: ['Új téma', 'Árvíz'], alsoIn: ['sport'], flags: ['kedvenc'] }),
        )
      ).articles[0],
    ).toMatchObject({ what: 'unchanged', version: 1 });
    expect(
      (await newsroom.put('uj-hid', fileOf({ ago: '30m', title: 'Jobb cím', tags: ['Árvíz'] }))).articles[0],
    ).toMatchObject({ what: 'updated', version: 2 });
    expect(await stored('uj-hid')).toMatchObject({
      title: 'Jobb cím',
      pub_date: now - 1800,
      updated_at: now + 600,
      sections: ['belfold'],
    });
    expect(await shelf('mstag:main/sport')).not.toContain('uj-hid');
    expect(await shelf('tag:uj-tema@main')).not.toContain('uj-hid');
  });

  it('takes absolute times, without an offset those of its site', async () => {
    await newsroom.put('idos', fileOf({ publishedAt: '2026-07-01T12:00', updatedAt: '2026-07-01T12:30:00Z' }));
    expect(await stored('idos')).toMatchObject({
      pub_date: Date.UTC(2026, 6, 1, 10) / 1000,
      updated_at: Date.UTC(2026, 6, 1, 12, 30) / 1000,
    });
    await newsroom.put('idos-erdely', fileOf({ site: 'sister', section: 'erdely', publishedAt: '2026-01-15 12:00' }));
    expect(await stored('idos-erdely')).toMatchObject({ pub_date: Date.UTC(2026, 0, 15, 10) / 1000 });
  });

  it('brings new sections and authors when it names them in full', async () => {
    await newsroom.put(
      'uj-nev',
      fileOf({
        section: { slug: 'kulfold', name: 'Külföld' },
        alsoIn: [{ slug: 'kornyezet', name: 'Környezet' }, 'sport'],
        authors: [{ slug: 'nagy-eva', name: 'Nagy Éva' }, 'kiss-anna'],
      }),
    );
    expect(await shelf('mstag:main/kornyezet')).toEqual(['uj-nev']);
    expect(await stored('uj-nev')).toMatchObject({ section: 'kulfold', authors: ['nagy-eva', 'kiss-anna'] });
    expect(await shelf('mstag:main/kulfold')).toEqual(['uj-nev']);
  });

  it('accepts the name of a known author or section, and no other', async () => {
    const said = (author: object, section: object) =>
      newsroom.put(
        'nevek',
        fileOf({ section: { slug: 'kulfold', ...section }, authors: [{ slug: 'nagy-eva', ...author }] }),
      );
    expect((await said({ name: 'Nagy Éva' }, { name: 'Külföld' })).faults).toEqual([]);
    expect((await said({ name: ' Nagy Éva ', title: '' }, { name: 'Külföld' })).faults).toEqual([]);
    expect((await said({ name: 'Nagy Ëva', title: 'rovatvezető' }, { name: 'Világ' })).faults).toEqual([
      { file: 'nevek.html', line: 6, kind: 'other-name', field: 'section.name', found: 'Világ', known: ['Külföld'] },
      {
        file: 'nevek.html',
        line: 14,
        kind: 'other-name',
        field: 'authors.0.name',
        found: 'Nagy Ëva',
        known: ['Nagy Éva'],
      },
      { file: 'nevek.html', line: 15, kind: 'other-name', field: 'authors.0.title', found: 'rovatvezető', known: [''] },
    ]);
  });

  it('calls a new author the same in all files of an import', async () => {
    const fileBy = (slug: string, name: string, title?: string) => ({
      name: `${slug}.html`,
      text: fileOf({ authors: [{ slug: 'uj-szerzo', name, ...(title && { title }) }] }),
      folder: newsroom.dataDir,
    });
    const files = [fileBy('egy', 'Új Áron', 'riporter'), fileBy('ketto', 'Új Áron'), fileBy('harom', 'Új Ádám')];
    const { faults, articles } = await importFiles(newsroom, { files, dryRun: false });
    expect(faults).toMatchObject([{ file: 'harom.html', kind: 'other-name', found: 'Új Ádám', known: ['Új Áron'] }]);
    expect(articles).toEqual([]);
  });

  it('copies pictures to the uploads, upright and without metadata', async () => {
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#246' } })
      .withExif({ IFD0: { Artist: 'Valaki' } })
      .jpeg()
      .toBuffer();
    await newsroom.write('Híd a Dunán.jpg', photo);
    await newsroom.put(
      'kepes',
      fileOf(
        { cover: { file: 'Híd a Dunán.jpg', caption: 'A híd', credit: 'Fotó' } },
        '<figure data-picture="Híd a Dunán.jpg"><figcaption>Híd</figcaption></figure><p>Szöveg.</p>',
      ),
    );
    const { cover_image: cover, pages } = await stored('kepes');
    expect(cover).toMatch(/^\/uploads\/hid-a-dunan-[0-9a-f]{10}\.jpg$/);
    expect(pages[0]).toContain(`<figure data-type="picture" data-src="${cover}">`);
    const { width, exif } = await sharp(join(newsroom.dataDir, String(cover))).metadata();
    expect([width, exif]).toEqual([400, undefined]);
  });

  it('changes nothing on a trial', async () => {
    const text = fileOf({ title: 'Próba' });
    const report = await importFiles(newsroom, {
      files: [{ name: 'proba.html', text, folder: newsroom.dataDir }],
      dryRun: true,
    });
    expect(report.articles[0]).toMatchObject({ what: 'created' });
    expect(await storedArticles(newsroom.db, ['proba'])).toEqual([]);
  });
});

describe('a wrong file', () => {
  it.each([
    ['no head', '<p>Szöveg</p>', ['no-head 1']],
    ['no JSON', '{\n  "site": "main",\n  "title": "x"\n  "lead": ""\n}\n---\n<p>x</p>', ['not-json 4']],
    ['half a JSON', '{\n  "site": "main"\n---\n<p>x</p>', ['not-json 3']],
    ['an array', '[]\n---\n<p>x</p>', ['wrong-type 1 ']],
    ...[65, 8_000, 30_000].map((levels): [string, string, readonly string[]] => [
      `${levels} levels`,
      `{\n"cover":${'['.repeat(levels)}${']'.repeat(levels)}}\n---\n<p>x</p>`,
      ['too-deep 2'],
    ]),
    [
      'a post of many levels',
      fileOf(
        { type: 'liveblog' },
        `<p>1</p>\n<!-- post {"id":${'{"x":'.repeat(8_000)}1${'}'.repeat(8_000)}} -->\n<p>2</p>`,
      ),
      ['too-deep 21'],
    ],
  ])('with %s is refused on its line', async (_, text, faults) => {
    expect(await kinds(text)).toEqual(faults);
  });

  const chartOf = (attributes: string, rows: string): string =>
    fileOf({}, `<p>Szöveg.</p>\n<figure data-type="chart" ${attributes}><table>${rows}</table></figure>`);
  const [said, head] = ['data-chart="bars" data-unit="fő" data-source="Forrás: mi"', '<tr><th>Év</th><th>Fő</th></tr>'];
  const [one, two] = ['<tr><th>1.</th><td>12</td></tr>', '<tr><th>2.</th><td>−1 304,5%</td></tr>'];

  it.each([
    ['of no known kind', said.replace('bars', 'pie'), `<caption>Cím</caption>${head}${one}${two}`, 'data-chart'],
    ['without a unit', said.replace('data-unit="fő" ', ''), `<caption>Cím</caption>${head}${one}${two}`, 'data-unit'],
    ['without a source', said.replace('Forrás: mi', ' '), `<caption>Cím</caption>${head}${one}${two}`, 'data-source'],
    ['without a title', said, `${head}${one}${two}`, 'caption'],
    ['with one row', said, `<caption>Cím</caption>${head}${one}`, 'tr'],
    ['with a row that is too short', said, `<caption>Cím</caption>${head}${one}<tr><th>2.</th></tr>`, 'tr'],
    [
      'with a figure that may be two',
      said,
      `<caption>Cím</caption>${head}${one}<tr><th>2.</th><td>10.5</td></tr>`,
      'td',
    ],
    ['with nothing in it', said, '', 'caption'],
    ['with a word for a figure', said, `<caption>Cím</caption>${head}${one}<tr><th>2.</th><td>sok</td></tr>`, 'td'],
  ])('is told that a chart %s cannot be drawn', async (_, attributes, rows, field) => {
    const told = await kinds(chartOf(attributes, rows));
    expect(told).toEqual([expect.stringMatching(new RegExp(`^bad-chart \\d+ ${field}$`))]);
  });

  it.each([
    '5<sup>1</sup>',
    '5<br>6',
    '<p>5</p><p>6</p>',
    '<del>5</del>6',
    '<s>5</s>',
    '5<sub>2</sub>',
    '<span hidden>9</span>5',
    '<a href="/x">5</a>',
    '5<img src="/uploads/x.jpg">',
    '1e5',
    '0x10',
    '0xff',
  ])('has a cell %s of a chart named', async (cell) => {
    const rows = `<caption>Cím</caption>${head}${one}<tr><th>2.</th><td>${cell}</td></tr>`;
    const faults = (await newsroom.put('rossz', chartOf(said, rows))).faults.filter(({ kind }) => kind === 'bad-chart');
    expect(faults).toMatchObject([{ field: 'td', found: `2., Fő: ${cell.replace(' hidden', ' hidden=""')}` }]);
  });

  it('is refused with the invalid cell and its line', async () => {
    const rows = `<caption>Cím</caption>\n${head}\n${one}\n<tr><th>2.</th>\n<td class="a">10.5</td></tr>`;
    const text = chartOf(said, rows);
    expect((await newsroom.put('rossz', text)).faults).toMatchObject([
      {
        kind: 'bad-chart',
        found: '2., Fő: 10.5',
        line: text.split('\n').findIndex((line) => line.includes('10.5')) + 1,
      },
    ]);
  });

  it.each([
    '−1&#8239;304',
    '&minus;4,6',
    '12&thinsp;345',
    '1&nbsp;304 Ft',
    '<b>12</b>',
    '<!-- x -->12',
    '<p>12</p>',
    '12 m<sup>2</sup>',
  ])('may have %s in a chart, single quotes and a table head', async (cell) => {
    const rows = `<caption>Cím</caption><thead>${head}</thead><tbody>${one}<tr><th>2.</th><td>${cell}</td></tr></tbody>`;
    expect(await kinds(chartOf(said.replaceAll('"', "'"), rows))).toEqual([]);
  });

  it('may have a chart of figures, missing ones among them', async () => {
    expect(
      await kinds(chartOf(said, `<caption>Cím</caption>${head}${one}${two}<tr><th>3.</th><td>–</td></tr>`)),
    ).toEqual([]);
  });

  it('is refused with every fault, with line', async () => {
    expect(
      (
        await kinds(
          fileOf({
            site: 'nincs',
            titel: 'x',
            tags: ['ok', 7],
            cover: { motif: 'river' },
            publishedAt: '2026-02-30',
            livescoreId: 1.5,
          }),
        )
      ).toSorted(),
    ).toEqual([
      'malformed 15 cover',
      'malformed 19 publishedAt',
      'not-one-of 2 site',
      'unknown-field 18 titel',
      'wrong-type 20 livescoreId',
      'wrong-type 7 tags.1',
    ]);
  });

  it.each(['1970-01-01', '1969-12-31T01:00', '1970-01-02T23:59'])(
    'is refused with the publication time of a missing date: %s',
    async (publishedAt) =>
      expect(await kinds(fileOf({ publishedAt }))).toEqual([expect.stringContaining('publishedAt')]),
  );
  it.each(['1969-12-29', '1970-01-04', '1848-03-15T12:00'])('may be as old as an archive: %s', async (publishedAt) =>
    expect(await kinds(fileOf({ publishedAt }))).toEqual([]),
  );

  it('is rejected for a flag that is not declared', async () => {
    const { faults } = await newsroom.put('jelzos', fileOf({ flags: ['live', 'adlut-content'], titel: 'x' }));
    expect(faults).toMatchObject([
      {
        kind: 'unknown-flag',
        line: 13,
        field: 'flags.1',
        found: 'adlut-content',
        known: expect.arrayContaining(['adult-content']),
      },
      { kind: 'unknown-field' },
    ]);
    const free = { ...newsroom, reserved: { ...newsroom.reserved, flags: ['helyszini'] } };
    const files = [{ name: 'a.html', text: fileOf({ flags: ['helyszini'] }), folder: newsroom.dataDir }];
    expect((await importFiles(free, { files, dryRun: true })).faults).toEqual([]);
  });

  it('is missing where a folder has none', async () => {
    const empty = join(newsroom.dataDir, 'ures');
    await mkdir(join(empty, 'mélyebben'), { recursive: true });
    await newsroom.write('ures/olvass.txt', 'nem cikk');
    expect(await importFiles(newsroom, { files: [{ name: 'ures', path: empty }], dryRun: false })).toEqual({
      faults: [{ file: 'ures', line: null, kind: 'no-files' }],
      articles: [],
      edition: null,
    });
  });

  it('needs a title that can be seen, and so do authors and sections that are new', async () => {
    const blank = fileOf({
      title: ' \u00a0',
      section: { slug: 'uj-rovat', name: ' ' },
      authors: [{ slug: 'uj-szerzo', name: '\t' }],
    });
    expect((await kinds(blank)).toSorted()).toEqual([
      'malformed 14 authors.0.name',
      'malformed 18 title',
      'malformed 6 section.name',
    ]);
  });

  it('is rejected for a reserved address that leads elsewhere', async () => {
    const head = {
      slug: 'elo',
      section: { slug: 'rovat', name: 'Rovat' },
      alsoIn: ['sport', 'tag'],
      authors: ['kiss-anna', { slug: 'favicon.ico', name: 'Ikon' }],
    };
    const lines = fileOf(head).split('\n');
    const lineOf = (text: string): number => 1 + lines.findIndex((line) => line.includes(text));
    const reserved = (await newsroom.put('x', fileOf(head))).faults.filter(({ kind }) => kind === 'reserved');
    expect(reserved.map(({ line, field, found }) => [line, field, found]).toSorted()).toEqual(
      [
        [lineOf('"elo"'), 'slug', 'elo'],
        [lineOf('"rovat"'), 'section.slug', 'rovat'],
        [lineOf('"tag"'), 'alsoIn.1', 'tag'],
        [lineOf('"favicon.ico"'), 'authors.1.slug', 'favicon.ico'],
      ].toSorted(),
    );
    expect((await newsroom.put('elo', fileOf({}))).faults).toMatchObject([
      { kind: 'reserved', line: null, found: 'elo' },
    ]);
    expect((await newsroom.put('favicon', fileOf({}))).faults).toEqual([]);
  });

  it.each(['', '..', 'a/b', 'É', '_payload.json', '\\', 'a\u0000', '\ud800', '\u212b', 'a b', '.a', 'a.'])(
    'may not have the slug %j',
    async (slug) => {
      expect((await newsroom.put('x', fileOf({ slug }))).faults).toMatchObject([
        { kind: 'malformed', line: 18, field: 'slug' },
      ]);
    },
  );

  it('is rejected for a gate without the gated flag, and vice versa', async () => {
    const kindsOf = async (gated: boolean, body: string): Promise<readonly string[]> =>
      (
        await newsroom.put(
          'x',
          `{"site":"main","type":"article","section":"belfold","title":"T","lead":"L","authors":[],"gated":${gated}}\n---\n${body}`,
        )
      ).faults.map(({ kind, line }) => `${kind} ${line}`);
    expect(await kindsOf(true, '<p>1</p>')).toEqual(['no-gate 1']);
    expect(await kindsOf(false, '<p>1</p>\n<!-- page -->\n<p>2</p><!--Gate--><p>3</p>')).toEqual(['open-gate 4']);
  });

  it('is rejected for unknown sections and authors', async () => {
    expect(
      await kinds(fileOf({ section: 'nincs', alsoIn: ['sport', 'adat'], authors: ['kiss-anna', 'senki'] })),
    ).toEqual(['unknown-section 4', 'unknown-author 10', 'unknown-section 21']);
  });

  it.each([
    ['an empty body', fileOf({}, ''), ['no-body 20']],
    ['an empty page', fileOf({}, '<p>1</p>\n<!-- page -->\n\n<!-- page -->\n<p>3</p>'), ['no-body 21']],
    ['a wrong mark', fileOf({}, '<p>1</p>\n<!-- page 2 -->\n<p>2</p>'), ['mark 21']],
    ['posts where there is no live blog', fileOf({}, '<p>1</p>\n<!-- post {} -->\n<p>2</p>'), ['not-a-live-blog 21']],
    [
      'broken posts',
      fileOf(
        { type: 'liveblog' },
        '<p>1</p>\n<!-- post {"id":"a" -->\n<p>2</p>\n<!-- post {"id":"b","pined":true} -->\n<!-- post -->\n<p>3</p>',
      ),
      ['no-body 23', 'not-json 21', 'unknown-field 23 pined', 'not-json 24'],
    ],
    [
      'posts with the same id',
      fileOf(
        { type: 'liveblog' },
        '<p>1</p>\n<!-- post {"id":1} -->\n<p>2</p>\n<!-- post {"id":"1"} -->\n<p>2</p>\n<!-- post {} -->\n<p>3</p>',
      ),
      ['post-id-twice 23', 'no-post-id 25', 'post-id-twice 25'],
    ],
    ['no picture', fileOf({ cover: { file: 'nincs.jpg' } }), ['bad-picture 15']],
    ['a picture of the folder above', fileOf({ cover: { file: '../szoveg.jpg' } }), ['picture-elsewhere 15']],
    ['a picture of another folder', fileOf({ cover: { file: import.meta.filename } }), ['picture-elsewhere 15']],
    [
      'a link to another folder',
      fileOf({}, '<p>1</p>\n<figure data-picture="lanc.jpg"></figure>'),
      ['picture-elsewhere 21'],
    ],
    ['a picture that is none', fileOf({ cover: { file: 'szoveg.jpg' } }), ['bad-picture 15']],
  ])('with %s is refused', async (_, text, faults) => {
    await newsroom.write('szoveg.jpg', 'nem kép');
    await symlink(import.meta.filename, join(newsroom.dataDir, 'lanc.jpg')).catch(() => undefined);
    expect((await kinds(text)).toSorted()).toEqual(faults.toSorted());
  });

  it('is also checked for references when its head is invalid, faults in order', async () => {
    const wrong = fileOf(
      { section: 'nincs', titel: 'x', authors: ['senki'], cover: { file: 'nincs.jpg', motif: 'river' } },
      '',
    );
    expect(await kinds(wrong)).toEqual([
      'unknown-section 4',
      'unknown-author 9',
      'malformed 14 cover',
      'bad-picture 15',
      'unknown-field 18 titel',
      'no-body 21',
    ]);
  });

  it('keeps the good ones out too', async () => {
    const files = [
      { name: 'jo.html', text: fileOf({}), folder: '/' },
      { name: 'rossz.html', text: '', folder: '/' },
      { name: 'sehol.html', path: '/nincs/sehol.html' },
    ];
    const { faults, articles } = await importFiles(newsroom, { files, dryRun: false });
    expect([faults.map(({ file, kind }) => `${file} ${kind}`), articles]).toEqual([
      ['rossz.html no-head', 'sehol.html unreadable'],
      [],
    ]);
    expect(await storedArticles(newsroom.db, ['jo'])).toEqual([]);
  });

  it('may not take a slug that another site, a post or another file has', async () => {
    expect(await kinds(fileOf({ site: 'g7', section: 'adat' }), 'friss')).toEqual(['slug-taken']);
    expect(await kinds(fileOf({}), 'elo-3')).toEqual(['slug-taken']);
    expect(await kinds(fileOf({}), 'Nagybetűs név')).toEqual(['file-name']);
    const twice = ['a/x.html', 'b/x.html'].map((name) => ({ name, text: fileOf({}), folder: '/' }));
    expect(
      (await importFiles(newsroom, { files: twice, dryRun: false })).faults.map(({ file, kind }) => [file, kind]),
    ).toEqual([['b/x.html', 'slug-twice']]);
  });
});

describe('a live blog', () => {
  const live = (posts: string): string => fileOf({ type: 'liveblog', flags: ['live'] }, `<p>Bevezető.</p>\n${posts}`);
  const three =
    '<!-- post {"id":"c","ago":"1m","title":"C"} -->\n<p>c</p>\n<!-- post {"id":"b","ago":"2m"} -->\n<p>b</p>\n<!-- post {"id":"a","ago":"3m"} -->\n<p>a</p>';
  const texts = async () =>
    (await stored('meccs')).posts.filter(({ active }) => active).map(({ pages }) => pages.join(''));

  it('has the posts of its file: new ones are added, changed ones changed, missing ones taken back', async () => {
    expect((await newsroom.put('meccs', live(three))).articles[0]).toMatchObject({
      what: 'created',
      version: 1,
      posts: { added: ['a', 'b', 'c'], changed: [], removed: [] },
    });
    expect((await newsroom.put('meccs', live(three))).articles[0]).toMatchObject({ what: 'unchanged', version: 1 });
    const before = (await stored('meccs')).posts;
    const edited =
      '<!-- post {"id":"d"} -->\n<p>d</p>\n<!-- post {"id":"c","title":"C"} -->\n<p>c!</p>\n<!-- post {"id":"a"} -->\n<p>a</p>';
    expect((await newsroom.put('meccs', live(edited))).articles[0]).toMatchObject({
      what: 'updated',
      version: 2,
      posts: { added: ['d'], changed: ['c'], removed: ['b'] },
    });
    expect(await texts()).toEqual(['<p>d</p>', '<p>c!</p>', '<p>a</p>']);
    const after = new Map((await stored('meccs')).posts.map((post) => [post.slug, post]));
    expect(after.get('meccs-c')).toMatchObject({
      id: before[0]!.id,
      version: 2,
      pub_date: before[0]!.pub_date,
      updated_at: newsroom.time.now,
    });
    expect(after.get('meccs-a')).toMatchObject({ version: 1, updated_at: null });
    expect(after.get('meccs-b')).toMatchObject({ id: before[1]!.id, version: 2, active: false, title: '', pages: [] });
  });

  it('may have more posts than are written at once: each keeps its place, its words and its author', async () => {
    const many = (word: string, count: number): string =>
      live(
        Array.from(
          { length: count },
          (_, at) =>
            `<!-- post {"id":"${count - at}","publishedAt":"2026-07-01T12:00:00Z","title":"${count - at}"} -->\n<p>${word} ${count - at}</p>`,
        ).join('\n'),
      );
    expect((await newsroom.put('hosszu-elo', many('egy', 1203))).articles[0]?.posts?.added).toHaveLength(1203);
    const { posts } = await stored('hosszu-elo');
    expect(posts.map(({ title, pages, authors }) => [title, pages[0], authors[0]])).toEqual(
      Array.from({ length: 1203 }, (_, at) => [`${1203 - at}`, `<p>egy ${1203 - at}</p>`, 'kiss-anna']),
    );
    expect((await newsroom.put('hosszu-elo', many('egy', 1203))).articles[0]).toMatchObject({ what: 'unchanged' });
    const { posts: moved } = (await newsroom.put('hosszu-elo', many('két', 1200))).articles[0]!;
    expect([moved?.added.length, moved?.changed.length, moved?.removed]).toEqual([0, 1200, ['1203', '1202', '1201']]);
    expect(
      (await stored('hosszu-elo')).posts
        .filter(({ active }) => active)
        .map(({ id, version, pages }) => [id, version, pages[0]])
        .at(-1),
    ).toEqual([posts.at(-1)?.id, 2, '<p>két 1</p>']);
  });

  it('keeps its posts when its file has none', async () => {
    expect(
      (await newsroom.put('meccs', fileOf({ type: 'liveblog', flags: ['live'], title: 'Új cím' }, '<p>Bevezető.</p>')))
        .articles[0],
    ).toMatchObject({ what: 'updated', posts: { added: [], changed: [], removed: [] } });
    expect(await texts()).toHaveLength(3);
  });

  it('takes its posts along when it is hidden', async () => {
    await newsroom.put('meccs', fileOf({ type: 'liveblog', flags: ['live'], active: false }, '<p>Bevezető.</p>'));
    expect(await texts()).toEqual([]);
    await newsroom.put('meccs', fileOf({ type: 'liveblog', flags: ['live'] }, '<p>Bevezető.</p>'));
    expect(await texts()).toHaveLength(3);
  });

  it('is written post by post too', async () => {
    const more = { slug: 'meccs', title: null, pinned: null };
    const { version } = await stored('meccs');
    expect(await put({ ...more, id: null, title: 'Gól', text: 'Első bekezdés, 1 < 2.\n\nMásodik.' })).toMatchObject({
      version: version + 1,
      posts: { added: ['1'], changed: [], removed: [] },
    });
    expect((await texts())[0]).toBe('<p>Első bekezdés, 1 &lt; 2.</p>\n<p>Második.</p>');
    expect(await put({ ...more, id: '1', pinned: true, text: null })).toMatchObject({
      posts: { added: [], changed: ['1'], removed: [] },
    });
    expect((await stored('meccs')).posts.find(({ slug }) => slug === 'meccs-1')).toMatchObject({
      pinned: true,
      title: 'Gól',
      version: 2,
    });
    expect(await takeBack({ slug: 'meccs', ids: ['1', 'a'] })).toMatchObject({
      version: version + 3,
      posts: { removed: expect.arrayContaining(['1', 'a']) },
    });
    expect(await put({ ...more, id: '1', text: '<p>Mégis.</p>' })).toMatchObject({ posts: { added: ['1'] } });
    expect((await stored('meccs')).posts.find(({ slug }) => slug === 'meccs-1')).toMatchObject({
      version: 4,
      active: true,
    });
    expect(await put({ ...more, id: null, text: 'x' })).toMatchObject({ posts: { added: ['2'] } });
  });

  it.each([
    ['nincs', '1', 'no-article'],
    ['friss', '1', 'not-a-live-blog'],
    ['meccs', '99', 'no-post'],
  ])('refuses what cannot be taken back: %s %s', async (slug, id, kind) => {
    await expect(takePostsBack(newsroom, { slug, ids: [id] })).rejects.toMatchObject({ kind });
  });

  it('refuses a post without words', async () => {
    await expect(
      putPost(newsroom, { slug: 'meccs', id: null, title: 'Cím', pinned: null, text: '  \n' }),
    ).rejects.toMatchObject({ kind: 'no-words' });
  });

  it.each(['<p>a</p><!-- gate --><p>b</p>', '<p>a</p><!--members-only--><p>b</p>'])(
    'refuses a post with a closed part: %s',
    async (text) => {
      await expect(
        putPost(newsroom, { slug: 'meccs', id: null, title: null, pinned: null, text }),
      ).rejects.toMatchObject({ kind: 'closed-post', about: /<!--.*-->/.exec(text)?.[0] });
    },
  );
});

describe('a film or sound beside an article', () => {
  it('is stored under a name of its content, and hidden with its article', async () => {
    await newsroom.write('hang.mp3', Buffer.from('ID3 a sound of this test'));
    await newsroom.write('film.webm', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0, 1, 2, 3, 4, 5, 6, 7, 8]));
    const html = '<audio data-media="hang.mp3"></audio><video data-media="film.webm"></video>';
    expect((await newsroom.put('hangos', fileOf({ active: false }, html))).faults).toEqual([]);
    const { pages } = await stored('hangos');
    const [, sound = '', film = ''] =
      /<audio src="\/uploads\/(hang-\w{10}\.mp3)"><\/audio><video src="\/uploads\/(film-\w{10}\.webm)">/.exec(
        pages.join(''),
      ) ?? [];
    expect(await readdir(join(newsroom.dataDir, 'uploads'))).toEqual(expect.arrayContaining([sound, film]));
    const hidden = await newsroom.db.selectFrom('removed_uploads').select('name').execute();
    expect(hidden.map(({ name }) => name)).toEqual(expect.arrayContaining([sound, film]));
  });

  it.each([
    ['<video data-media="hang.mp3"></video>', 'bad-media'],
    ['<audio data-media="nincs.mp3"></audio>', 'bad-media'],
    ['<audio data-media="lap.mp3"></audio>', 'bad-media'],
    ['<audio data-media="../kint.mp3"></audio>', 'picture-elsewhere'],
  ])('is refused: %s', async (html, kind) => {
    await newsroom.write('hang.mp3', Buffer.from('ID3 a sound of this test'));
    await newsroom.write('lap.mp3', Buffer.from('<html>not a sound</html>'));
    expect((await newsroom.put('hangtalan', fileOf({}, html))).faults).toMatchObject([{ kind }]);
  });
});
