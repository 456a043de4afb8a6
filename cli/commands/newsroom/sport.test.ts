import { describe, expect, it } from 'vitest';
import { objects, run } from '../../cli.fake.ts';
import type { NewsroomCommand } from '../../installation/newsroom-command.ts';

const ordered = async (args: readonly string[], outcome: unknown) => {
  const orders: NewsroomCommand[] = [];
  return {
    ...(await run(['sport', ...args], {
      execute: (order) => {
        orders.push(order);
        return outcome;
      },
    })),
    orders,
  };
};

const season = { league: 'world-cup', season: 2018, fixtures: 64, teams: 32, created: 64, changed: 0 };
const row = {
  group: 'Group A',
  rank: 1,
  team: 'Uruguay',
  played: 3,
  won: 3,
  drawn: 0,
  lost: 0,
  goalsFor: 5,
  goalsAgainst: 0,
  points: 9,
};

describe('sport import', () => {
  it('passes the files to the owner of the content, and reports each season', async () => {
    const { orders, out, code } = await ordered(['import', '/tmp/vb.json'], {
      done: { faults: [], seasons: [season] },
    });
    expect(orders).toEqual([{ do: 'import-sport', files: [{ name: '/tmp/vb.json', path: '/tmp/vb.json' }] }]);
    expect([code, out]).toEqual([0, 'world-cup 2018: 64 mérkőzés, 32 csapat; 64 új, 0 változott\n']);
    expect(
      objects(await ordered(['import', '/tmp/vb.json', '--json'], { done: { faults: [], seasons: [season] } })),
    ).toEqual([{ schemaVersion: 1, ...season }]);
  });

  it('reports file and place of malformed input, with exit code 3', async () => {
    const faults = [
      { file: 'vb.json', line: null, kind: 'malformed', field: 'matches[3].date', found: '"tegnap"' },
      { file: 'x.json', line: null, kind: 'not-fixtures' },
    ];
    const { err, out, code } = await ordered(['import', 'vb.json', 'x.json'], { done: { faults, seasons: [] } });
    expect([code, out]).toEqual([3, '']);
    expect(err).toBe(
      'vb.json  „matches[3].date” rossz alakú: "tegnap"\n' +
        'x.json  ez sem az openfootball, sem az eredményszolgáltató fájlja: nincs benne sem „matches”, sem „response”\n' +
        '2 hiba; semmi sem került be\n',
    );
  });
});

describe('sport standings', () => {
  it('prints a table for each group, or a line of JSON for each team', async () => {
    const rows = [row, { ...row, group: 'Group B', team: 'Spain' }];
    const { orders, out } = await ordered(['standings', 'world-cup', '2018'], { done: { rows } });
    expect(orders).toEqual([{ do: 'sport-standings', league: 'world-cup', season: 2018 }]);
    expect(out).toContain('Group A\n');
    expect(out).toMatch(/1 {2}Uruguay +3 +3 +0 +0 +5–0 +9/);
    expect(objects(await ordered(['standings', 'world-cup', '2018', '--json'], { done: { rows } }))).toEqual(
      rows.map((one) => ({ schemaVersion: 1, ...one })),
    );
  });

  it.each([[['standings', 'world-cup']], [['standings', 'world-cup', 'tavaly']], [['import']]])(
    'refuses %j',
    async (args) => {
      expect(await ordered(args, { done: { rows: [] } })).toMatchObject({ code: 2, orders: [] });
    },
  );

  it('says that there is no such league', async () => {
    const { err, code } = await ordered(['standings', 'nincs', '2018'], { failed: 'no-league', about: 'nincs' });
    expect([code, err]).toEqual([1, 'nincs ilyen bajnokság: nincs\n']);
  });
});
