import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';

const ordered = async (args: readonly string[], outcome: unknown) => {
  const orders: NewsroomCommand[] = [];
  const told = await run(['subscriptions', ...args], {
    execute: (order) => {
      orders.push(order);
      return outcome;
    },
  });
  return { ...told, orders };
};

const given = { id: 3, validUntil: 1_795_264_800 };
const kept = {
  id: 3,
  email: 'reka@example.org',
  title: 'Havi támogatás',
  state: 'cancelled',
  createdAt: 1_792_000_000,
  validUntil: 1_795_264_800,
};

describe('subscriptions', () => {
  it('are given to a reader for so many days', async () => {
    const { orders, err, code } = await ordered(
      [
        'give',
        'reka@example.org',
        '--days',
        '30',
        '--title',
        'Havi támogatás',
        '--amount',
        '3000',
        '--period',
        'month',
      ],
      { done: given },
    );
    expect(orders).toEqual([
      {
        do: 'give-subscription',
        email: 'reka@example.org',
        title: 'Havi támogatás',
        days: 30,
        amount: 3000,
        currency: 'HUF',
        period: 'month',
      },
    ]);
    expect([code, err]).toEqual([
      0,
      '3. előfizetés, olvasója: reka@example.org, eddig érvényes: 2026-11-21 13:40 (budapesti idő szerint)\n',
    ]);
  });

  it.each([
    [['give']],
    [['give', 'reka@example.org']],
    [['give', 'reka@example.org', '--days', '0', '--title', 'x']],
    [['give', 'reka@example.org', '--days', '1', '--title', 'x', '--amount', '-1']],
    [['give', 'reka@example.org', '--days', '1', '--title', 'x', '--currency', 'Ft']],
    [['give', 'reka@example.org', '--days', '1', '--title', 'x', '--period', 'week']],
    [['end', 'x']],
  ])('refuse %j', async (args) => {
    expect(await ordered(args, { done: given })).toMatchObject({ code: 2, orders: [] });
  });

  it('are listed with their state, or as JSON, and ended by their number', async () => {
    const { out } = await ordered(['list'], { done: { subscriptions: [kept] } });
    expect(out.split('\n')[1]).toBe(
      '   3  lemondva  2026-11-21 13:40  2026-10-14 19:46  reka@example.org  Havi támogatás',
    );
    expect(objects(await ordered(['list', '--json'], { done: { subscriptions: [kept] } }))).toEqual([
      { schemaVersion: 1, ...kept },
    ]);
    expect(await ordered(['list'], { done: { subscriptions: [] } })).toMatchObject({
      code: 0,
      out: '',
      err: 'nincs előfizetés\n',
    });
    expect(await ordered(['end', '3'], { done: { ended: 3 } })).toMatchObject({
      code: 0,
      err: 'megszűnt a(z) 3. előfizetés\n',
    });
    expect(await ordered(['end', '4'], { failed: 'no-subscription', about: '4' })).toMatchObject({
      code: 1,
      err: 'nincs ilyen előfizetés: 4\n',
    });
  });
});
