import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';

const edited = { site: 'main', version: 4, changed: true, block: 2, position: 1, missing: [] };

const ordered = async (args: readonly string[], outcome: unknown = { done: edited }, around: object = {}) => {
  const orders: NewsroomCommand[] = [];
  const told = await run(['front', ...args], {
    ...around,
    execute: (order) => {
      orders.push(order);
      return outcome;
    },
  });
  return { ...told, orders };
};

const places = ['--block', '2', '--position', '3'];
/** 2026-11-24 20:00 in Budapest. */
const eight = 1_795_546_800;

describe('front place and move', () => {
  it('take times of the site', async () => {
    const times = ['--at', '2026-11-24T20:00', '--until', '2026-11-24T20:30Z'];
    const { orders, code, err } = await ordered(['place', 'main', 'a', ...places, ...times]);
    expect(orders).toEqual([
      {
        do: 'place-on-front',
        site: 'main',
        slug: 'a',
        block: 2,
        position: 3,
        at: eight,
        until: eight + 5_400,
        moves: false,
      },
    ]);
    expect([code, err.split('\n')]).toEqual([
      0,
      [
        'kész: main, 4. változat',
        'a(z) 2. tömb 1. helyén áll',
        'a(z) 1. helyre került, mert előtte csak elhelyezett cikkek állhatnak',
        '',
      ],
    ]);
    expect((await ordered(['move', 'g7', 'a', ...places])).orders).toMatchObject([
      { site: 'g7', moves: true, at: null, until: null },
    ]);
    expect((await ordered(['place', 'sister', 'a', ...places, '--at', '2026-11-24T20:00'])).orders).toMatchObject([
      { at: eight - 3_600 },
    ]);
  });

  it.each([
    [['place', 'main', 'a', '--block', '2']],
    [['place', 'main', 'a', '--block', '0', '--position', '1']],
    [['place', 'sehol', 'a', ...places]],
    [['place', 'main', 'a', ...places, '--at', 'holnap']],
    [['move', 'main', 'a', ...places, '--until', '2027-03-28T02:30']],
    [['breaking', 'main', 'a']],
    [['breaking', 'main', '--until', '2026-11-24']],
    [['breaking', 'main', 'a', '--until', '2026-11-24', '--off']],
    [['restore', 'main']],
    [['preview', 'main', '--at', 'x']],
  ])('are a usage error for %j', async (args) => {
    const { orders, code, err } = await ordered(args);
    expect([orders, code, err === '']).toEqual([[], 2, false]);
  });

  it.each([
    ['no-block', 'nincs ilyen tömb'],
    ['no-position', 'ennyi hely nincs'],
    ['not-placed', 'nincs elhelyezve'],
    ['time-over', 'elmúlt'],
    ['no-article', 'nincs ilyen cikk'],
  ])('say %s', async (failed, words) => {
    expect(await ordered(['place', 'main', 'a', ...places], { failed, about: 'x' })).toMatchObject({
      code: 1,
      err: expect.stringContaining(words),
    });
  });
});

describe('front breaking', () => {
  it('sets a story until a time, and ends it', async () => {
    expect((await ordered(['breaking', 'main', 'a', '--until', '2026-11-24T20:00'])).orders).toEqual([
      { do: 'break-on-front', site: 'main', story: { slug: 'a', until: eight } },
    ]);
    expect((await ordered(['breaking', 'main', '--off'])).orders).toEqual([
      { do: 'break-on-front', site: 'main', story: null },
    ]);
  });
});

describe('front show and preview', () => {
  const front = {
    site: 'main',
    version: 4,
    at: eight,
    blocks: [
      {
        position: 1,
        layout: 'lead',
        title: '',
        path: null,
        items: [
          { slug: 'a', title: 'Első', placed: true },
          { slug: 'b', title: 'Második', placed: false },
        ],
        waiting: [{ slug: 'c', at: eight + 60, until: null }],
      },
      { position: 2, layout: 'row', title: 'Sport', path: '/rovat/sport', items: [], waiting: [] },
    ],
  };

  it('print the blocks, what an editor placed, and what waits', async () => {
    const { out, orders } = await ordered(['preview', 'main', '--at', '2026-11-24T20:00'], { done: front });
    expect(orders).toEqual([{ do: 'show-front', site: 'main', at: eight }]);
    expect(out.split('\n')).toEqual([
      'main, 4. változat, 2026-11-24 20:00 (budapesti idő szerint)',
      '1  lead',
      '   1 * a  Első',
      '   2   b  Második',
      '     vár: c, ettől: 2026-11-24 20:01',
      '2  row  Sport  /rovat/sport',
      '     ekkor egy cikk sem áll itt',
      '',
    ]);
    expect((await ordered(['show', 'main', '--json'], { done: front })).out).toBe(
      `${JSON.stringify({ schemaVersion: 1, ...front })}\n`,
    );
  });
});

describe('front restore and log', () => {
  it('name versions', async () => {
    expect((await ordered(['restore', 'main', '--to', '2'])).orders).toEqual([
      { do: 'restore-front', site: 'main', to: 2 },
    ]);
    const missing = { done: { ...edited, block: null, position: null, missing: ['x'] } };
    expect((await ordered(['restore', 'main', '--to', '2'], missing)).err).toContain('kimaradtak: x');
    expect((await ordered(['restore', 'main', '--to', '2'], { done: { ...edited, changed: false } })).err).toContain(
      'semmi sem változott',
    );
    const versions = [{ version: 2, at: eight, actor: 'eva', action: 'placed', stories: 3, current: true }];
    expect((await ordered(['log', 'main'], { done: { site: 'main', versions } })).out).toMatch(
      /\n +2 +2026-11-24 20:00 +eva +elhelyezés \(jelenlegi\) +3\n$/,
    );
    expect(objects(await ordered(['log', 'main', '--json'], { done: { site: 'main', versions } }))).toEqual([
      { schemaVersion: 1, site: 'main', ...versions[0] },
    ]);
    expect((await ordered(['log', 'main'], { done: { site: 'main', versions: [] } })).err).toContain(
      'még nem változtatta',
    );
  });
});

describe('front export and import', () => {
  const front = {
    site: 'main',
    version: 4,
    blocks: [
      {
        position: 1,
        layout: 'lead',
        title: '',
        path: null,
        site: null,
        list: 'site:main',
        size: 3,
        maxAge: null,
        items: [
          { slug: 'a', at: null, until: null },
          { slug: 'b', at: eight, until: null },
        ],
      },
    ],
  };

  it('write a file that can be imported', async () => {
    const { out } = await ordered(['export', 'main'], { done: { front } });
    const file = JSON.parse(out);
    expect(file).toEqual({
      schemaVersion: 1,
      site: 'main',
      version: 4,
      blocks: [
        {
          position: 1,
          layout: 'lead',
          title: '',
          path: null,
          items: ['a', 'b'],
          site: null,
          list: 'site:main',
          size: 3,
          maxAge: null,
          times: { b: { at: '2026-11-24T19:00:00Z', until: null } },
        },
      ],
    });
    const { orders } = await ordered(['import', 'f.json'], undefined, {
      files: { 'f.json': JSON.stringify({ ...file, site: 'lapunk' }) },
    });
    expect(orders).toEqual([
      {
        do: 'import-front',
        front: { ...file, blocks: [{ ...file.blocks[0], times: { b: { at: eight, until: null } } }] },
      },
    ]);
    expect((await ordered(['export', 'main', '-o', 'f.json'], { done: { front } })).written['f.json']).toBe(out);
  });

  it('refuse what is no front, and what is over another version', async () => {
    for (const text of ['[]', '{', '"x"']) {
      const { orders, code } = await ordered(['import', 'f.json'], undefined, { files: { 'f.json': text } });
      expect([orders, code]).toEqual([[], 3]);
    }
    expect((await ordered(['import', 'nincs.json'])).code).toBe(3);
    const old = await ordered(
      ['import', 'f.json'],
      { failed: 'front-changed', about: 'main 3 ≠ 4' },
      { files: { 'f.json': '{}' } },
    );
    expect(old).toMatchObject({ code: 1, err: expect.stringContaining('main 3 ≠ 4') });
  });
});
