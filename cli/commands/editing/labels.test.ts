import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';

const moved = {
  kind: 'author',
  site: null,
  from: 'a',
  to: 'b',
  name: 'Bé',
  articles: 1_200,
  redirect: { from: '/szerzo/a', to: '/szerzo/b' },
};

const ordered = async (args: readonly string[], outcome: unknown = { done: moved }) => {
  const orders: NewsroomCommand[] = [];
  const told = await run(args, {
    execute: (order) => {
      orders.push(order);
      return outcome;
    },
  });
  return { ...told, orders };
};

describe('authors, sections and tags', () => {
  it('are renamed by slug; sections of a site', async () => {
    const { orders, out, code } = await ordered(['authors', 'rename', 'a', '--to', 'b', '--name', 'Bé']);
    expect(orders).toEqual([
      { do: 'rename-label', kind: 'author', site: null, slug: 'a', to: 'b', name: 'Bé', title: null },
    ]);
    expect([code, out]).toEqual([
      0,
      'átnevezve: b („Bé”), 1 200 cikk\nátirányít: /szerzo/a → /szerzo/b\n'.replace('1 200', '1\u00a0200'),
    ]);
    expect((await ordered(['sections', 'rename', 'g7', 'a', '--name', 'B'])).orders).toMatchObject([
      { kind: 'section', site: 'g7', slug: 'a', to: null, name: 'B' },
    ]);
    expect((await ordered(['tags', 'rename', 'a', '--to', 'b', '--json'])).out).toBe(
      `${JSON.stringify({ schemaVersion: 1, ...moved })}\n`,
    );
  });

  it('are merged into another', async () => {
    const { orders, out } = await ordered(['sections', 'merge', 'main', 'a', '--into', 'b', '--lang', 'en']);
    expect(orders).toEqual([{ do: 'merge-labels', kind: 'section', site: 'main', slug: 'a', into: 'b' }]);
    expect(out).toContain('merged: a → b');
  });

  it.each([
    [['authors', 'rename', 'a']],
    [['authors', 'merge', 'a']],
    [['sections', 'rename', 'sehol', 'a', '--to', 'b']],
    [['sections', 'merge', 'main', '--into', 'b']],
    [['tags', 'rename', 'a', '--title', 'x']],
  ])('are left alone by %j', async (args) => {
    const { orders, code } = await ordered(args);
    expect([orders, code]).toEqual([[], 2]);
  });

  it('are listed with their earlier slugs', async () => {
    const labels = [{ site: 'main', slug: 'b', name: 'Bé', articles: 3, before: ['a', 'c'] }];
    const { out, orders } = await ordered(['sections', 'list', '--site', 'main'], { done: { labels } });
    expect(orders).toEqual([{ do: 'list-labels', kind: 'section', site: 'main' }]);
    expect(out.split('\n')[1]).toMatch(/^main +b +Bé +3 +a, c$/);
    expect(objects(await ordered(['tags', 'list', '--json'], { done: { labels } }))).toEqual([
      { schemaVersion: 1, ...labels[0] },
    ]);
    expect((await ordered(['tags', 'list'], { done: { labels: [] } })).err).toBe('egy sincs\n');
  });

  it.each([
    ['no-label', 'nincs ilyen: x'],
    ['label-exists', 'foglalt'],
    ['same-label', 'önmagával'],
    ['reserved', 'foglalt név'],
  ])('say %s', async (failed, words) => {
    expect(await ordered(['tags', 'merge', 'a', '--into', 'x'], { failed, about: 'x' })).toMatchObject({
      code: 1,
      err: expect.stringContaining(words),
    });
  });
});
