import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { droppedByDesign, type MigrationOrder, type MigrationReport } from '#adapters/newsroom-contract/migration.ts';
import { objects, run } from '../../cli.fake.ts';
import type { Migrate } from '../../installation/migration.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';

const report: MigrationReport = {
  articles: 3,
  hidden: 1,
  files: 3,
  redirects: 2,
  pictures: { lost: 2, of: 3, why: 'HTTP status 404' },
  totals: { found: 6, kept: 4, changed: 1, dropped: 1 },
  elements: {
    'item:post': { found: 3, kept: 3, changed: 0, dropped: 0 },
    comment: { found: 1, kept: 0, changed: 0, dropped: 1 },
  },
  drops: { comments: 1 },
};

const folder = resolve('uj');
const files = {
  [`${folder}/newspaper.json`]: '{"sections":[]}',
  [`${folder}/articles.ndjson`]:
    '{"id":"1","file":"articles/a.html"}\n{"id":"2","file":null}\n{"id":"3","file":"articles/b.html"}\n',
  [`${folder}/addresses.ndjson`]:
    '{"from":"/?p=1","kind":"article","to":"a"}\n{"from":"/feed","kind":"place","to":"/rss"}\n',
};

const moving = async (
  args: readonly string[],
  given: Parameters<typeof run>[1] & { readonly outcome?: Awaited<ReturnType<Migrate>> } = {},
) => {
  const { outcome = { done: report, refused: false }, ...around } = given;
  const asked: MigrationOrder[] = [];
  const orders: NewsroomCommand[] = [];
  const ran = await run(['migrate', 'export.xml', '-o', 'uj', ...args], {
    migrate: async (order, tell) => {
      asked.push(order);
      tell(3, 3);
      return outcome;
    },
    files,
    execute: (order) => {
      orders.push(order);
      return order.do === 'import'
        ? {
            done: {
              faults: [],
              articles: order.files.map(({ name }) => ({
                site: 'main',
                slug: name,
                version: 1,
                what: 'created',
                posts: null,
              })),
            },
          }
        : order.do === 'put-old-addresses'
          ? { done: { changed: order.addresses.length } }
          : { failed: 'begun', about: 'articles 1' };
    },
    ...around,
  });
  return { ...ran, asked, orders };
};

describe('migrate', () => {
  it('passes the order on, and reports each element that was not simply kept', async () => {
    const { asked, out, err, code } = await moving([
      '--fetch',
      '--max-size',
      '2',
      '--site',
      'g7',
      '--type',
      'film',
      'konyv',
    ]);
    expect(asked).toEqual([
      {
        source: resolve('export.xml'),
        from: null,
        output: folder,
        site: 'g7',
        home: null,
        fetch: true,
        allowLoopback: false,
        maxPictures: 200_000,
        maxPictureBytes: 2 * 1024 * 1024,
        maxMediaBytes: 64 * 1024 * 1024,
        strict: false,
        accept: [],
        resume: false,
        types: ['film', 'konyv'],
      },
    ]);
    expect([code, out]).toEqual([0, 'comment: 1 = 0 + 0 + 1\nkimaradt 1: olvasói hozzászólás (comments)\n']);
    expect(err).toContain('3 képből, filmből és hangból 2 nem töltődött be (HTTP-állapot: 404)');
    expect(err).toContain('leltár: 6 tétel = 4 megmaradt + 1 módosult + 1 kimaradt');
  });

  it('tells of lost pictures in English too, and only if there are some', async () => {
    expect((await moving(['--lang', 'en'])).err).toContain(
      '2 of 3 pictures, films and sounds could not be loaded (HTTP status 404)',
    );
    const none = { ...report, pictures: { lost: 0, of: 3, why: null } };
    expect((await moving([], { outcome: { done: none, refused: false } })).err).not.toContain('képből');
  });

  it('prints the totals as JSON', async () => {
    expect(objects(await moving(['--json']))).toEqual([{ schemaVersion: 1, ...report }]);
  });

  it.each([
    ['unreadable', 3],
    ['unknown-kind', 2],
    ['output-in-use', 2],
    ['other-source', 2],
    ['not-written', 2],
    ['interrupted', 130],
  ] as const)('ends with the exit code of %s', async (failed, code) => {
    const ran = await moving([], { outcome: { failed, about: 'itt' } });
    expect([ran.code, ran.err]).toEqual([code, expect.stringContaining('itt')]);
  });

  it('ends with 1 and imports nothing when --strict refuses', async () => {
    const { code, err, orders } = await moving(['--strict', '--import'], { outcome: { done: report, refused: true } });
    expect([code, orders]).toEqual([1, []]);
    expect(err).toContain('1 tétel kimaradna');
    expect(err).toContain('--accept comments');
    expect(err).not.toContain('kiírva');
  });

  it('passes on the losses that --strict accepts, and refuses an unknown one', async () => {
    const { asked } = await moving(['--strict', '--accept', 'by-design', 'missing']);
    expect(asked[0]?.accept).toEqual([...droppedByDesign, 'missing']);
    expect((await moving(['--strict', '--accept', 'semmi'])).code).toBe(2);
  });

  it('shows progress only on a terminal', async () => {
    expect((await moving([], { showsProgress: true })).err).toContain('3/3 cikk átalakítva');
    expect((await moving([])).err).not.toContain('átalakítva');
  });

  it('imports the files in their order, after sections and menus', async () => {
    const { orders, written, err, code } = await moving(['--import']);
    expect(orders).toEqual([
      { do: 'init-empty', newspaper: { sections: [] } },
      {
        do: 'import',
        dryRun: false,
        losses: false,
        files: ['articles/a.html', 'articles/b.html'].map((name) => ({ name, path: `${folder}/${name}` })),
      },
      {
        do: 'put-old-addresses',
        site: 'main',
        addresses: [
          { from: '/?p=1', kind: 'article', to: 'a' },
          { from: '/feed', kind: 'place', to: '/rss' },
        ],
      },
    ]);
    expect(written[`${folder}/imported.json`]).toBe('2');
    expect([code, err]).toEqual([0, expect.stringMatching(/importálva: 2 új.*2 régi cím/)]);
  });

  it('continues an import where it ended', async () => {
    const { orders } = await moving(['--import', '--resume'], {
      files: { ...files, [`${folder}/imported.json`]: '1' },
    });
    expect(orders.at(-2)).toMatchObject({ files: [{ name: 'articles/b.html' }] });
  });

  it('imports the other files of a batch without a faulty one, and ends with 1', async () => {
    const taken: string[] = [];
    const { code, err } = await moving(['--import'], {
      execute: (order) => {
        if (order.do !== 'import') return { done: { isNew: true } };
        const names = order.files.map(({ name }) => name);
        if (names.includes('articles/a.html'))
          return { done: { faults: [{ file: 'articles/a.html', line: 2, kind: 'no-body' }], articles: [] } };
        taken.push(...names);
        return { done: { faults: [], articles: [] } };
      },
    });
    expect([code, taken]).toEqual([1, ['articles/b.html']]);
    expect(err).toContain('1 hibás fájl nem került be');
  });

  it('replays a log of the old site by the redirects of the move', async () => {
    const rules = {
      rules: [{ id: 'moved-1', from: '/regi-cikk', to: '/2024/03/28/regi-cikk', status: 301, examples: [] }],
    };
    const { out, code } = await moving(['--log', 'access.log'], {
      files: {
        ...files,
        [`${folder}/redirects.json`]: JSON.stringify(rules),
        'access.log': '/regi-cikk\n/nincs-ilyen\n/regi-cikk\n',
      },
    });
    expect([code, out.split('\n').at(-2)]).toEqual([0, '1 olvasó veszítene oldalt, 3 kérésből']);
  });

  it('takes the address of a running site as it is, and ends with 5 when that does not answer', async () => {
    const sources: string[] = [];
    const { err, code } = await run(['migrate', 'https://old.example', '-o', 'uj'], {
      migrate: async ({ source }, tell) => {
        sources.push(source);
        tell(50, 200, 'reading');
        return { failed: 'unanswered', about: 'https://old.example/wp-json/: HTTP status 500' };
      },
      showsProgress: true,
    });
    expect(sources).toEqual(['https://old.example']);
    expect(code).toBe(5);
    expect(err).toContain('50/200 tétel beolvasva az oldalról');
    expect(err).toContain('https://old.example/wp-json/: HTTP status 500; folytatás');
  });

  it('refuses an address of the old site that is none', async () => {
    const { code, err } = await moving(['--home', 'regi.example']);
    expect([code, err]).toEqual([2, expect.stringContaining('http vagy https')]);
  });
});
