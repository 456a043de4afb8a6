import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';

const ordered = async (args: readonly string[], outcome: unknown) => {
  const orders: NewsroomCommand[] = [];
  const told = await run(['content', ...args], {
    execute: (order) => {
      orders.push(order);
      return outcome;
    },
  });
  return { ...told, orders };
};

const at = 1_795_000_000;
const versions = [
  { version: 2, at, actor: 'eva', action: 'imported', changed: ['title', 'text', 'rank'], current: true },
  { version: 1, at: null, actor: null, action: 'known', changed: [], current: false },
];
const saved = (what: string) => ({
  done: { faults: [], articles: [{ site: 'main', slug: 'a', version: 3, what, posts: null }] },
});

describe('content log', () => {
  it('prints a line for each version: when, who, and what changed', async () => {
    const { out, code, orders } = await ordered(['log', 'a'], {
      done: { site: 'main', slug: 'a', versions, deleted: null },
    });
    expect(orders).toEqual([{ do: 'list-versions', slug: 'a' }]);
    expect([code, out.split('\n')]).toEqual([
      0,
      [
        'változat  mikor             ki   mi történt                     mi változott',
        '       2  2026-11-18 12:06  eva  frissítés fájlból (jelenlegi)  cím, szöveg, rank',
        '       1  –                 –    korábbi',
        '',
      ],
    ]);
  });

  it('speaks JSON, and says first that the article is deleted', async () => {
    const deleted = { deletedAt: at, until: at + 30, actor: null };
    const done = { site: 'main', slug: 'a', versions, deleted };
    expect(objects(await ordered(['log', 'a', '--json'], { done }))).toEqual([
      { schemaVersion: 1, site: 'main', slug: 'a', deleted },
      ...versions.map((one) => ({ schemaVersion: 1, site: 'main', slug: 'a', ...one })),
    ]);
    expect((await ordered(['log', 'a'], { done })).err).toContain('törölt cikk: 2026-11-18 12:06');
  });
});

describe('content restore', () => {
  it('names the version by --to', async () => {
    const { orders, out, code } = await ordered(['restore', 'a', '--to', '1'], saved('updated'));
    expect(orders).toEqual([{ do: 'restore-version', slug: 'a', to: 1 }]);
    expect([code, out]).toEqual([0, 'frissült  main/a  3. változat\n']);
    expect((await ordered(['restore', 'a', '--to', '3'], saved('unchanged'))).err).toContain('semmi sem változott');
  });

  it.each([[[]], [['--to', '0']], [['--to', 'x']], [['--to']]])('is a usage error with %j', async (more) => {
    const { orders, code } = await ordered(['restore', 'a', ...more], {});
    expect([orders, code]).toEqual([[], 2]);
  });

  it.each([
    ['no-version', 1, 'nincs ilyen változat'],
    ['no-article', 1, 'nincs ilyen cikk'],
  ])('says %s', async (failed, code, words) => {
    expect(await ordered(['restore', 'a', '--to', '9'], { failed, about: 'a 9' })).toMatchObject({
      code,
      err: expect.stringContaining(words),
    });
  });
});

describe('content undelete', () => {
  it('brings back, or says why not', async () => {
    expect(await ordered(['undelete', 'a'], saved('updated'))).toMatchObject({
      code: 0,
      out: 'visszahozva: a, 3. változat\n',
      orders: [{ do: 'undelete', slug: 'a' }],
    });
    for (const failed of ['not-deleted', 'deleted-for-good', 'slug-taken'])
      expect(await ordered(['undelete', 'a', '--lang', 'en'], { failed, about: 'a' })).toMatchObject({
        code: 1,
        out: '',
      });
  });

  it('is prepared by a list of what was deleted', async () => {
    const article = {
      site: 'main',
      slug: 'a',
      title: 'Cím',
      version: 2,
      deletedAt: at,
      until: at + 2_592_000,
      actor: 'eva',
    };
    expect((await ordered(['list', '--deleted'], { done: { articles: [article] } })).out).toContain(
      '2026-11-18 12:06  2026-12-18 12:06  eva  main   a     Cím',
    );
    expect((await ordered(['list', '--deleted'], { done: { articles: [] } })).err).toContain('nincs visszahozható');
  });
});

describe('content kill', () => {
  it('needs --yes', async () => {
    const { orders, code, err } = await ordered(['kill', 'a'], {});
    expect([orders, code, err]).toEqual([[], 2, expect.stringContaining('content kill a --yes')]);
  });

  it('names the backups that still hold the article', async () => {
    const backup = { file: '/m/a.gz', host: 'gep', madeAt: at, checked: true };
    const done = { killed: 'a', versions: 2, backups: [backup, { ...backup, file: '/m/b.gz', checked: false }] };
    expect((await ordered(['kill', 'a', '--yes'], { done })).out.split('\n')).toEqual([
      'végleg törölve: a, 2 változat',
      'ezekben a mentésekben még benne lehet; töröld vagy cseréld le őket:',
      '  /m/a.gz (gep, 2026-11-18 12:06): benne van',
      '  /m/b.gz (gep, 2026-11-18 12:06): innen nem olvasható, nézd meg',
      '',
    ]);
    expect(objects(await ordered(['kill', 'a', '--yes', '--json'], { done }))).toEqual([{ schemaVersion: 1, ...done }]);
    expect((await ordered(['kill', 'a', '--yes'], { done: { ...done, backups: [] } })).out).toContain(
      'nincs ismert mentés',
    );
  });
});
