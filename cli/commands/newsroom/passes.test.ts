import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';

const ordered = async (args: readonly string[], outcome: unknown) => {
  const orders: NewsroomCommand[] = [];
  return {
    ...(await run(['passes', ...args], {
      execute: (order) => {
        orders.push(order);
        return outcome;
      },
    })),
    orders,
  };
};

const added = {
  id: 7,
  link: 'https://lapunk.example/tamogatas/belepes?kulcs=abc',
  code: '012345',
  validUntil: 1_795_264_800,
  keyUntil: 1_793_000_000,
};
const kept = { id: 7, note: 'Kovács Réka', state: 'used', createdAt: 1_792_000_000, validUntil: 1_795_264_800 };

describe('passes', () => {
  it('are created, and only the link is on stdout', async () => {
    const { orders, out, err, code } = await ordered(['add', '--days', '30', '--note', 'Kovács Réka'], { done: added });
    expect(orders).toEqual([{ do: 'add-pass', days: 30, note: 'Kovács Réka' }]);
    expect([code, out, err]).toEqual([
      0,
      `${added.link}\n`,
      '7. hozzáférés, eddig érvényes: 2026-11-21 13:40 (budapesti idő szerint); a hivatkozás egyszer használható, eddig: 2026-10-26 08:33 (budapesti idő szerint)\na kód, amely a hivatkozás mellé kell (külön küldd el): 012345\n',
    ]);
    expect(objects(await ordered(['add', '--days', '1', '--json'], { done: added }))).toEqual([
      { schemaVersion: 1, ...added },
    ]);
  });

  it.each([
    [['add']],
    [['add', '--days', '0']],
    [['add', '--days', '3661']],
    [['add', '--days', 'sok']],
    [['end']],
    [['end', 'x']],
    [['end', '0']],
  ])('refuse %j', async (args) => {
    expect(await ordered(args, { done: added })).toMatchObject({ code: 2, orders: [] });
  });

  it('are listed with their state, or as JSON', async () => {
    const { out, orders } = await ordered(['list'], { done: { passes: [kept] } });
    expect(orders).toEqual([{ do: 'list-passes' }]);
    expect(out.split('\n')[1]).toBe('   7  használatban  2026-11-21 13:40  2026-10-14 19:46  Kovács Réka');
    expect(objects(await ordered(['list', '--json'], { done: { passes: [kept] } }))).toEqual([
      { schemaVersion: 1, ...kept },
    ]);
  });

  it('are ended by their number', async () => {
    expect(await ordered(['end', '7'], { done: { ended: 7 } })).toMatchObject({
      code: 0,
      orders: [{ do: 'end-pass', id: 7 }],
      err: 'megszűnt a(z) 7. hozzáférés\n',
    });
    expect(await ordered(['end', '8'], { failed: 'no-pass', about: '8' })).toMatchObject({
      code: 1,
      err: 'nincs ilyen hozzáférés: 8\n',
    });
  });
});
