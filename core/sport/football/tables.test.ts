import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ascending } from './ascending.ts';
import { standingLegend } from './hu.ts';
import type { StandingRow } from './standings.ts';
import { standingColumns, standingGroups } from './standings.ts';
import type { PlayerCounts, TopListKind } from './top-list.ts';
import { topList } from './top-list.ts';

const row = (group: string | null, rank: number | null, name = ''): StandingRow => ({
  group,
  rank,
  team: { id: null, name, logo: null },
  played: null,
  won: null,
  drawn: null,
  lost: null,
  scored: null,
  conceded: null,
  difference: null,
  points: null,
});
const groups = fc.constantFrom('Group A', 'Group B', ' Group A ', '', ' ', null);

describe('ascending', () => {
  it('puts the unknown last, and is an order: turned round, it says the opposite', () => {
    expect([3, null, 1, null, 2].sort(ascending)).toEqual([1, 2, 3, null, null]);
    const values = fc.option(fc.integer({ min: -2, max: 2 }));
    fc.assert(
      fc.property(values, values, (one, other) => {
        expect(ascending(one, other) + ascending(other, one)).toBe(0);
        expect(ascending(one, other) === 0).toBe(one === other);
      }),
    );
  });
});

describe('standingGroups', () => {
  it('keeps groups as they come and orders the teams of each by rank', () => {
    const made = standingGroups([row('B', 2, 'b2'), row('A', 1, 'a1'), row('B', null, 'b?'), row('B', 1, 'b1')]);
    expect(made.map(({ name, rows }) => [name, rows.map(({ team }) => team.name)])).toEqual([
      ['B', ['b1', 'b2', 'b?']],
      ['A', ['a1']],
    ]);
  });

  it('is one group without a name for a league without groups, and none without rows', () => {
    expect(standingGroups([row(null, 1), row('', 2), row('  ', 3)])).toMatchObject([
      { name: null, rows: [{ rank: 1 }, { rank: 2 }, { rank: 3 }] },
    ]);
    expect(standingGroups([])).toEqual([]);
  });

  it('has every row in exactly one group, and no name twice', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(groups, fc.option(fc.nat(5)))), (drawn) => {
        const rows = drawn.map(([group, rank]) => row(group, rank));
        const made = standingGroups(rows);
        expect(new Set(made.map(({ name }) => name)).size).toBe(made.length);
        expect(made.flatMap((group) => group.rows)).toHaveLength(rows.length);
        expect(new Set(made.flatMap((group) => group.rows))).toEqual(new Set(rows));
      }),
    );
  });
});

describe('standingLegend', () => {
  it('marks the columns J, GY, D, V, LG, KG, +/- and P', () => {
    expect(standingColumns.map((column) => standingLegend[column].short)).toEqual([
      'J',
      'GY',
      'D',
      'V',
      'LG',
      'KG',
      '+/-',
      'P',
    ]);
  });

  it('explains every abbreviation in the table', () => {
    expect(new Set(standingColumns.map((column) => standingLegend[column].long)).size).toBe(8);
  });
});

const counts = (given: Partial<PlayerCounts>): PlayerCounts => ({
  goals: null,
  yellow: null,
  yellowred: null,
  red: null,
  ...given,
});
const ranked = (kind: TopListKind, players: readonly PlayerCounts[]) =>
  topList(kind, players).map(({ rank, value }) => [rank, value]);

describe('topList', () => {
  it('leaves the rank of a tie blank and continues with the position', () => {
    expect(
      ranked(
        'goals',
        [3, 5, 5, 3, 1].map((goals) => counts({ goals })),
      ),
    ).toEqual([
      [1, 5],
      [null, 5],
      [3, 3],
      [null, 3],
      [5, 1],
    ]);
  });

  it('drops players with none or an unknown number', () => {
    expect(ranked('goals', [counts({ goals: 0 }), counts({}), counts({ yellow: 4 })])).toEqual([]);
    expect(ranked('yellow', [counts({ yellow: 1 })])).toEqual([[1, 1]]);
  });

  it('counts second yellows as red, and not as yellow', () => {
    const player = counts({ yellow: 2, yellowred: 1, red: 1 });
    expect(ranked('red', [player, counts({ yellowred: 1 }), counts({ red: 3 })])).toEqual([
      [1, 3],
      [2, 2],
      [3, 1],
    ]);
    expect(ranked('yellow', [player])).toEqual([[1, 2]]);
  });

  it('falls in value, keeps ties as they came, and ranks exactly those who do not tie', () => {
    const count = fc.option(fc.nat(4));
    const players = fc.array(fc.record({ goals: count, yellow: count, yellowred: count, red: count }), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(fc.constantFrom<TopListKind>('goals', 'yellow', 'red'), players, (kind, drawn) => {
        const numbered = drawn.map((player, at) => ({ ...player, at }));
        const rows = topList(kind, numbered);
        const value = ({ goals, yellow, yellowred, red }: PlayerCounts) =>
          ({ goals, yellow, red: (red ?? 0) + (yellowred ?? 0) })[kind] ?? 0;
        expect(rows).toHaveLength(drawn.filter((player) => value(player) >= 1).length);
        for (const [place, row] of rows.entries()) {
          const above = rows[place - 1];
          expect(row.value).toBe(value(row.player));
          expect(row.rank).toBe(above?.value === row.value ? null : place + 1);
          if (above !== undefined)
            expect(above.value > row.value || (above.value === row.value && above.player.at < row.player.at)).toBe(
              true,
            );
        }
      }),
    );
  });
});
