import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommandResults } from '#adapters/newsroom-contract/results.ts';
import { openPublication } from '../../main-api/context/publication.ts';
import { smallContent } from '../../testing/small-content.ts';
import { openTestNewsroom, type TestNewsroom } from '../context/testing-newsroom.fake.ts';
import { runCommand, type TestCommand } from '../context/run-command.fake.ts';
import { execute } from '../execute.ts';

const block = { site: 'main', place: 'news', path: null } as const;
const content = {
  ...smallContent,
  blocks: [
    { ...block, position: 1, layout: 'lead', title: '', shelf: { of: 'site' }, size: 2 },
    { ...block, position: 2, layout: 'row', title: 'Sport', shelf: { of: 'section', value: 'sport' }, size: 3 },
    { ...block, place: 'boxes', position: 1, layout: 'strip', title: 'Sáv', shelf: { of: 'site' }, size: 2 },
  ],
} as const;

let newsroom: TestNewsroom;
beforeAll(async () => {
  newsroom = await openTestNewsroom(undefined, content);
}, 60_000);
afterAll(() => newsroom.close());

const run = <Do extends keyof CommandResults>(command: TestCommand<Do>) =>
  runCommand(newsroom, { actor: 'kiss.eva', ...command });
const failed = (command: object) => execute(newsroom, command);
const order = { do: 'place-on-front', site: 'main', at: null, until: null, moves: false } as const;
const place = (slug: string, at: number, position: number, more: object = {}) =>
  run({ ...order, slug, block: at, position, ...more });
const shown = async (at: number | null = null) => {
  const { blocks } = await run({ do: 'show-front', site: 'main', at });
  return blocks.map(({ position, items }) => [
    position,
    ...items.filter(({ placed }) => placed).map(({ slug }) => slug),
    `+${items.filter(({ placed }) => !placed).length}`,
  ]);
};
const version = async () => (await run({ do: 'show-front', site: 'main', at: null })).version;

describe('front place', () => {
  it('puts stories before those of the list, in the order of the editor', async () => {
    expect(await shown()).toEqual([
      [1, '+2'],
      [2, '+3'],
    ]);
    expect(await place('hosszu', 1, 1)).toMatchObject({ version: 2, block: 1, position: 1, changed: true });
    await place('angol', 2, 1);
    await place('partner', 2, 1);
    expect(await place('adatos', 2, 3)).toMatchObject({ version: 5, position: 3 });
    expect(await shown()).toEqual([
      [1, 'hosszu', '+1'],
      [2, 'partner', 'angol', 'adatos', '+0'],
    ]);
  });

  it('says where a story is when there are too few placed stories before it', async () => {
    await run({ do: 'remove-from-front', site: 'main', slug: 'adatos' });
    expect(await place('erdelyi', 1, 2)).toMatchObject({ position: 2 });
    await run({ do: 'remove-from-front', site: 'main', slug: 'erdelyi' });
    await run({ do: 'remove-from-front', site: 'main', slug: 'hosszu' });
    expect(await place('hosszu', 1, 2)).toMatchObject({ position: 1 });
  });

  it('moves a story within its block; `move` also takes it from others', async () => {
    await place('angol', 2, 1);
    expect(await shown()).toContainEqual([2, 'angol', 'partner', '+1']);
    await place('angol', 1, 1);
    expect((await shown()).map(([at, first]) => [at, first])).toEqual([
      [1, 'angol'],
      [2, 'angol'],
    ]);
    await place('angol', 2, 2, { moves: true });
    expect(await shown()).toEqual([
      [1, 'hosszu', '+1'],
      [2, 'partner', 'angol', '+1'],
    ]);
  });

  it('shows a story only between its times, and tells web nodes when that changes', async () => {
    const { now } = newsroom.time;
    await place('adatos', 1, 1, { at: now + 600, until: now + 1_200 });
    expect(
      [await shown(), await shown(now + 600), await shown(now + 1_199), await shown(now + 1_200)].map(
        ([first]) => first,
      ),
    ).toEqual([
      [1, 'hosszu', '+1'],
      [1, 'adatos', 'hosszu', '+0'],
      [1, 'adatos', 'hosszu', '+0'],
      [1, 'hosszu', '+1'],
    ]);
    const { blocks } = await run({ do: 'show-front', site: 'main', at: null });
    expect(blocks[0]?.waiting).toEqual([{ slug: 'adatos', at: now + 600, until: now + 1_200 }]);
    let passed = 0;
    const publication = openPublication({
      db: newsroom.db,
      now: newsroom.now,
      onPassed: async () => void (passed += 1),
      log: (cause) => expect.unreachable(String(cause)),
    });
    expect(await publication.next()).toBe(now + 600);
    newsroom.time.now = now + 601;
    expect([await publication.next(), passed]).toEqual([now + 1_200, 1]);
    newsroom.time.now = now + 1_201;
    await publication.next();
    expect(passed).toBe(2);
    await place('partner', 2, 1);
    const { front } = await run({ do: 'export-front', site: 'main' });
    expect(front.blocks.flatMap(({ items }) => items.map(({ slug }) => slug))).not.toContain('adatos');
  });

  it.each([
    ['no-article', { slug: 'nincs-ilyen' }],
    ['no-article', { slug: 'elo-1' }],
    ['no-block', { block: 9 }],
    ['no-position', { position: 3 }],
    ['time-over', { until: 1_700_000_000 }],
    ['time-over', { at: 1_900_000_000, until: 1_890_000_000 }],
    ['not-placed', { slug: 'friss', moves: true }],
  ])('is refused (%s) for %o', async (kind, more) => {
    const before = await version();
    expect(await failed({ ...order, slug: 'hosszu', block: 1, position: 1, ...more })).toMatchObject({ failed: kind });
    expect(await version()).toBe(before);
  });
});

describe('front breaking', () => {
  it('puts one story on top until its time, and takes it off', async () => {
    const until = newsroom.time.now + 3_600;
    await run({ do: 'break-on-front', site: 'main', story: { slug: 'hosszu', until } });
    await run({ do: 'break-on-front', site: 'main', story: { slug: 'friss', until } });
    expect((await shown())[0]).toEqual([1_000, 'friss', '+0']);
    expect((await shown(until))[0]).toEqual([1_000, '+0']);
    await run({ do: 'break-on-front', site: 'main', story: null });
    expect((await shown())[0]).toEqual([1_000, '+0']);
    expect(await failed({ do: 'break-on-front', site: 'main', story: null })).toMatchObject({ failed: 'not-breaking' });
    expect(
      await failed({ do: 'break-on-front', site: 'main', story: { slug: 'friss', until: 1_700_000_000 } }),
    ).toMatchObject({
      failed: 'time-over',
    });
  });
});

describe('front restore', () => {
  it('makes an earlier front the newest; boxes and other sites stay', async () => {
    const before = await version();
    expect(await run({ do: 'restore-front', site: 'main', to: 3 })).toMatchObject({
      version: before + 1,
      changed: true,
    });
    expect(await shown()).toEqual([
      [1, 'hosszu', '+1'],
      [2, 'angol', '+2'],
    ]);
    expect(await newsroom.db.selectFrom('blocks').select('title').where('place', '=', 'boxes').execute()).toEqual([
      { title: 'Sáv' },
    ]);
    const { versions } = await run({ do: 'list-fronts', site: 'main' });
    expect([versions[0], versions.at(-1)]).toMatchObject([
      { action: 'restored', actor: 'kiss.eva', current: true, stories: 2 },
      { version: 1, action: 'known', at: null, stories: 0 },
    ]);
    expect((await run({ do: 'list-fronts', site: 'g7' })).versions).toEqual([]);
    expect(await failed({ do: 'restore-front', site: 'main', to: 999 })).toMatchObject({ failed: 'no-version' });
  });

  it('leaves out and names stories that no longer exist', async () => {
    await place('erdelyi', 1, 1);
    const to = await version();
    await place('partner', 1, 1);
    await run({ do: 'delete', site: 'sister', slugs: ['erdelyi'] });
    expect(await run({ do: 'restore-front', site: 'main', to })).toMatchObject({ missing: ['erdelyi'] });
    expect((await shown())[0]).toEqual([1, 'hosszu', '+1']);
  });
});

describe('front import', () => {
  const exported = async () => {
    const { front } = await run({ do: 'export-front', site: 'main' });
    const blocks = front.blocks.map(({ position, layout, title, path, items }) => ({
      position,
      layout,
      title,
      path,
      items: items.map(({ slug }) => slug),
    }));
    return { schemaVersion: 1, site: 'main', version: front.version, blocks };
  };

  it('takes the arrangement of a file, and keeps what the file does not say', async () => {
    const front = await exported();
    const [lead, row] = front.blocks;
    const swapped = [
      { ...row, position: 1 },
      { ...lead, position: 2, items: ['adatos', 'friss'] },
    ];
    const more = { position: 3, layout: 'list', title: 'Válogatás', path: '/kedvenceink', items: ['partner'] };
    expect(await run({ do: 'import-front', front: { ...front, blocks: [...swapped, more] } })).toMatchObject({
      changed: true,
    });
    const { front: after } = await run({ do: 'export-front', site: 'main' });
    expect(after.blocks).toMatchObject([
      { position: 1, layout: 'row', title: 'Sport', list: 'site:main', size: 2 },
      {
        position: 2,
        layout: 'lead',
        list: 'mstag:main/sport',
        size: 3,
        items: [{ slug: 'adatos' }, { slug: 'friss' }],
      },
      { position: 3, title: 'Válogatás', list: null, size: 1 },
    ]);
  });

  it('of its own export changes nothing', async () => {
    const front = await exported();
    expect(await run({ do: 'import-front', front })).toMatchObject({ version: front.version, changed: false });
  });

  it('is refused over another version, with an unknown story or a wrong shape', async () => {
    const front = await exported();
    const [first] = front.blocks;
    expect(await failed({ do: 'import-front', front: { ...front, version: front.version - 1 } })).toMatchObject({
      failed: 'front-changed',
    });
    expect(await failed({ do: 'import-front', front: { ...front, blocks: [{ ...first, items: ['nincs'] }] } })).toEqual(
      {
        failed: 'no-article',
        about: 'nincs',
      },
    );
    for (const blocks of [
      [first, first],
      [{ ...first, layout: 'x' }],
      [{ ...first, items: ['friss', 'friss'] }],
      [{ ...first, path: '//x' }],
    ])
      expect(await failed({ do: 'import-front', front: { ...front, blocks } })).toHaveProperty('refused');
    expect(await exported()).toEqual(front);
  });
});
