import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';
import { newsroomEn } from '../../messages/newsroom/newsroom-en.ts';
import { newsroomHu } from '../../messages/newsroom/newsroom-hu.ts';
import type { Fault } from '#adapters/newsroom-contract/file-fault.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';

const saved = {
  site: 'main',
  slug: 'elo',
  version: 4,
  what: 'updated',
  posts: { added: ['9'], changed: [], removed: ['3', '4'] },
};
const faults: readonly Fault[] = [
  { file: 'a.html', line: 4, kind: 'not-one-of', field: 'cover.motif', found: '"vonat"', known: ['train', 'road'] },
  { file: 'b.html', line: null, kind: 'unreadable' },
];

const ordered = async (
  args: readonly string[],
  outcome: unknown = { done: { faults: [], articles: [saved] } },
  around = {},
) => {
  const orders: NewsroomCommand[] = [];
  const ran = await run(args, {
    ...around,
    execute: (order) => {
      orders.push(order);
      return outcome;
    },
  });
  return { ...ran, orders };
};

describe('content import', () => {
  it('waits for its result at the first interrupt, and says so', async () => {
    const ran = await run(['content', 'import', 'a.html'], {
      execute: (_, interrupt) => {
        interrupt();
        return { done: { faults: [], articles: [saved] } };
      },
    });
    expect([ran.code, ran.err]).toEqual([0, expect.stringMatching(/egészben vagy sehogy/)]);
  });

  it('reports elements that will not be shown, with line and count, and imports the article', async () => {
    const unshown: readonly Fault[] = [
      { file: 'a.html', line: 7, kind: 'not-shown', field: '<iframe srcdoc>', found: '<p>', reason: 'unknown' },
    ];
    const done = { done: { faults: [], unshown, articles: [saved] } };
    const said = await ordered(['content', 'import', 'a.html', '--strict'], done);
    expect(said.code).toBe(0);
    expect(said.err).toContain('a.html:7  nem jelenik meg: <iframe srcdoc> „<p>” (ilyet az oldalak nem mutatnak)');
    expect(said.err).toContain('1 dolog nem jelenik meg a szövegből');
    expect(said.orders).toMatchObject([{ do: 'import', strict: true }]);
    const { out } = await ordered(['content', 'import', 'a.html', '--json'], done);
    expect(JSON.parse(out.split('\n')[0] ?? '')).toMatchObject({ schemaVersion: 1, unshown: unshown[0] });
  });

  it('names files by path, and reads standard input', async () => {
    const { orders, code, out, err } = await ordered(['content', 'import', 'a.html', '-', '--dry-run'], undefined, {
      input: ['{}', '---'],
    });
    expect(orders).toEqual([
      {
        do: 'import',
        dryRun: true,
        files: [
          { name: 'a.html', path: resolve('a.html') },
          { name: '-', text: '{}\n---\n', folder: resolve('.') },
        ],
      },
    ]);
    expect([code, out, err]).toEqual([
      0,
      'frissült  main/elo  4. változat  új bejegyzés: 9  visszavonva: 3, 4\n',
      'próba, semmi sem változott: 0 új, 1 frissült, 0 változatlan\n',
    ]);
  });

  it('reports every fault with its place, in the requested language', async () => {
    const { code, out, err } = await ordered(['content', 'import', 'a.html', 'b.html'], {
      done: { faults, articles: [] },
    });
    expect([code, out, err]).toEqual([
      1,
      '',
      'a.html:4  „cover.motif”: "vonat" helyett ezek egyike: train, road\nb.html  nem olvasható\n2 hiba; semmi sem került be\n',
    ]);
    const english = await ordered(['content', 'import', 'a.html', '--lang', 'en'], {
      done: { faults: faults.slice(1), articles: [] },
    });
    expect([english.code, english.err]).toEqual([3, 'b.html  cannot be read\n1 fault; nothing was imported\n']);
  });

  it('speaks JSON, one object a line', async () => {
    expect(objects(await ordered(['content', 'import', 'a.html', '--json']))).toEqual([{ schemaVersion: 1, ...saved }]);
    expect(
      objects(
        await ordered(['content', 'import', 'a.html', '--json'], { done: { faults: faults.slice(1), articles: [] } }),
      ),
    ).toEqual([{ schemaVersion: 1, fault: { ...faults[1], message: 'nem olvasható' } }]);
  });

  it.each([
    ['in-use', 5],
    ['no-database', 5],
    ['environment', 2],
    ['elsewhere', 2],
    ['broken', 5],
  ])('that cannot be done (%s) ends with %i and says why', async (failed, code) => {
    expect(await ordered(['content', 'import', 'a.html'], { failed, about: 'EZ' })).toMatchObject({
      code,
      out: '',
      err: expect.stringContaining('EZ'),
    });
  });

  it('reports a lost database connection in its own words, without the driver’s message', async () => {
    expect(
      await ordered(['content', 'import', 'a.html'], { failed: 'database-lost', about: 'not queryable' }),
    ).toMatchObject({
      code: 5,
      err: 'közben megszakadt a kapcsolat az adatbázissal; nézd meg, mi teljesült, mielőtt újra kiadod a parancsot\n',
    });
  });

  it('says that the server stopped before it responded, without an English cause', async () => {
    expect(
      await ordered(['content', 'import', 'a.html'], { failed: 'server-ended', about: 'The origin worker exited' }),
    ).toMatchObject({
      code: 5,
      err: 'a kiszolgáló közben leállt; nézd meg, mi teljesült, mielőtt újra kiadod a parancsot\n',
    });
  });

  it('says what standard input is when it cannot be read', async () => {
    expect(
      await ordered(['content', 'import', '-'], undefined, {
        bytes: { '-': [Object.assign(new Error('x'), { code: 'EIO' })] },
      }),
    ).toMatchObject({ code: 3, orders: [] });
  });
});

describe('a live blog from the terminal', () => {
  it.each([
    [
      ['post', 'elo', '-', '--title', 'Gól'],
      { do: 'post', slug: 'elo', id: null, title: 'Gól', pinned: null, text: 'Szöveg\n' },
    ],
    [
      ['post', 'elo', '--id', '7', '--pinned'],
      { do: 'post', slug: 'elo', id: '7', title: null, pinned: true, text: null },
    ],
    [
      ['post', 'elo', '--id', '7', '--no-pinned'],
      { do: 'post', slug: 'elo', id: '7', title: null, pinned: false, text: null },
    ],
    [['unpost', 'elo', '7', '8'], { do: 'take-back', slug: 'elo', ids: ['7', '8'] }],
  ])('%j', async (args, order) => {
    expect((await ordered(['content', ...args], undefined, { input: ['Szöveg'] })).orders).toEqual([order]);
  });
});

describe('a correction', () => {
  it.each([
    [['--reason', ' Elírtuk.\n Elnézést! '], { reason: 'Elírtuk. Elnézést!', wordings: null }],
    [
      ['--reason', 'Elírtuk.', '--before', '9 km', '--after', '19 km'],
      { reason: 'Elírtuk.', wordings: { before: '9 km', after: '19 km' } },
    ],
  ])('%j', async (args, order) => {
    const { code, orders, out } = await ordered(['content', 'correct', 'elo', ...args]);
    expect([code, orders]).toEqual([0, [{ do: 'correct', slug: 'elo', ...order }]]);
    expect(out).toContain('main/elo  4. változat');
  });

  it.each([
    [['--reason', ' '], 'a --reason 1–1000'],
    [['--reason', 'a'.repeat(1001)], 'a --reason 1–1000'],
    [['--reason', 'Elírtuk.', '--before', '9 km'], 'csak együtt'],
    [['--reason', 'Elírtuk.', '--before', ' ', '--after', '19 km'], 'a --before 1–1000'],
    [['--reason', 'Elírtuk.', '--before', '9 km', '--after', ' '], 'az --after 1–1000'],
    [[], '--reason'],
  ])('that cannot be understood is refused: %j', async (args, why) => {
    const { code, orders, err } = await ordered(['content', 'correct', 'elo', ...args]);
    expect([code, orders]).toEqual([2, []]);
    expect(err).toContain(why);
  });
});

describe('articles', () => {
  it('are listed as a table, or as JSON', async () => {
    const article = {
      site: 'main',
      slug: 'hid',
      title: 'Híd',
      type: 'article',
      active: false,
      version: 2,
      publishedAt: 1_795_264_800,
      address: 'https://lapunk.example/hid',
    };
    const { out, orders } = await ordered(
      ['content', 'list', '--site', 'main', '--since', '2026-07-01', '--limit', '3'],
      { done: { articles: [article] } },
    );
    expect(orders).toEqual([{ do: 'list', site: 'main', since: Date.UTC(2026, 5, 30, 22) / 1000, limit: 3 }]);
    expect(out.split('\n')[1]).toBe('(2026-11-21 13:40)  main          2  hid   Híd');
    expect(objects(await ordered(['content', 'list', '--json'], { done: { articles: [article] } }))).toEqual([
      { schemaVersion: 1, ...article },
    ]);
  });

  it('are deleted by site and slug; a site is named by its part or its slug', async () => {
    const { orders, out } = await ordered(['content', 'delete', 'after', 'a', 'b'], { done: { deleted: ['a', 'b'] } });
    expect([orders, out]).toEqual([[{ do: 'delete', site: 'after', slugs: ['a', 'b'] }], 'törölve: a, b\n']);
    expect(await run(['content', 'delete', 'nincs', 'a'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('main, after, g7, karakter, sister'),
    });
    expect((await ordered(['content', 'delete', 'main', 'x'], { failed: 'no-article', about: 'x' })).code).toBe(1);
  });

  it('are exported into a folder that must be named', async () => {
    const { orders, err } = await ordered(['content', 'export', '-o', 'ki', '--since', '2026-11-21T13:40:00+01:00'], {
      done: { files: 2086, pictures: 1 },
    });
    expect([orders, err]).toEqual([
      [{ do: 'export', site: null, since: 1_795_264_800, slugs: [], folder: resolve('ki') }],
      '2 086 cikk, 1 kép ide: ki\n'.replace('2 086', '2\u00a0086'),
    ]);
    expect((await run(['content', 'export'])).code).toBe(2);
    expect((await run(['content', 'list', '--since', 'tegnap'])).err).toContain('nem időpont');
  });
});

describe('db and config', () => {
  it.each([
    [[], { search: 0, lists: 0, uploads: [] }, 0],
    [[], { search: 2, lists: 0, uploads: [] }, 1],
    [['--repair'], { search: 2, lists: 0, uploads: [] }, 0],
    [['--repair'], { search: 0, lists: 0, uploads: ['a.jpg'] }, 1],
  ])('db check %j of %j ends with its findings', async (options, found, code) => {
    const ran = await run(['db', 'check', ...options], {
      execute: () => ({ done: { ...found, repaired: options.length > 0 }, told: null }),
    });
    expect(ran.code).toBe(code);
  });

  it.each([
    [['db', 'migrate'], { do: 'migrate' }, { applied: ['0001-x'] }, 'frissítve: 0001-x\n'],
    [
      ['db', 'check', '--repair'],
      { do: 'check', repair: true },
      { search: 2, lists: 1, uploads: [], repaired: true },
      'a keresőben hibás: 2 cikk, listán: 1 cikk, hiányzó feltöltés: 0; a kereső és a listák kijavítva\n',
    ],
    [['init', '--sample'], { do: 'init-sample' }, { isNew: false }, 'a mintaújság már bent van\n'],
    [
      ['init', '--empty'],
      { do: 'init-empty', newspaper: {} },
      { isNew: true },
      'az újság elkezdődött; cikket így kap: content import\n',
    ],
    [
      ['sample', 'remove'],
      { do: 'remove-sample' },
      { removed: 2608, left: ['articles main/a'] },
      'a mintaújság kikerült: 2\u00a0608 cikk és bejegyzés törölve\nez maradt, mert szerkesztett vagy használatban van:\narticles main/a\n',
    ],
  ])('%j', async (args, order, done, said) => {
    expect(await ordered(args, { done })).toMatchObject({ code: 0, orders: [order], err: said });
    expect(objects(await ordered([...args, '--json'], { done }))).toEqual([{ schemaVersion: 1, ...done }]);
  });

  it('print the settings and their errors', async () => {
    const settings = {
      settings: [
        { name: 'PORT', value: 'x', from: 'environment' as const },
        { name: 'HOST', value: null, from: 'unset' as const },
      ],
      errors: ['PORT: rossz'],
    };
    const { code, out, err } = await run(['config', 'print', '--redacted'], { settings });
    expect([code, out, err]).toEqual([
      1,
      'név   érték  honnan\nPORT  x      környezet\nHOST  –      nincs megadva\n',
      'hibás környezet:\nPORT: rossz\n',
    ]);
  });
});

describe('the words of the newsroom', () => {
  it('are there for every fault and failure, in both languages', () => {
    for (const { faults: words, failures } of [newsroomHu, newsroomEn]) {
      for (const [kind, say] of Object.entries(words))
        expect(
          say({ file: 'x', line: 1, kind: kind as Fault['kind'], field: 'mező', found: 'ez', known: ['az'] }),
        ).not.toMatch(/undefined|^$/);
      for (const say of Object.values(failures)) expect(say('ez')).not.toMatch(/undefined|^$/);
    }
  });
});
