import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fixture } from './fixture.ts';
import { fixtureOf, winnerOf } from './fixture.ts';
import { fixtureChoice } from './fixture-choice.ts';
import { fixtureRefreshSeconds, fixtureStatus } from './fixture-status.ts';
import {
  currentMark,
  speakFixtureChoice,
  speakFixtureOption,
  speakFixtureStatus,
  speakScore,
  speakStage,
} from './hu.ts';
import { stageHeader } from './stage-header.ts';
import { timetable } from './timetable.ts';

const codes = [
  'TBD',
  'NS',
  '1H',
  'HT',
  '2H',
  'ET',
  'BT',
  'P',
  'SUSP',
  'INT',
  'LIVE',
  'FT',
  'AET',
  'PEN',
  'PST',
  'CANC',
  'ABD',
  'AWD',
  'WO',
];
const over = ['FT', 'AET', 'PEN'];
const shorts = fc.oneof(fc.constantFrom(...codes, null), fc.string());
const goals = fc.record({ home: fc.option(fc.nat(9)), away: fc.option(fc.nat(9)) });
const none = { home: null, away: null };

const fixture = (
  id: number,
  short: string | null,
  goals = { home: 2, away: 1 } as { home: number | null; away: number | null },
  penalty = none as typeof goals,
): Fixture => {
  const team = (name: string) => ({ id: null, name, logo: null });
  return fixtureOf(
    {
      id,
      short,
      timestamp: id * 100,
      venue: null,
      referee: null,
      minute: null,
      league: { id: null, name: null, logo: null, season: null, round: null },
      teams: { home: team('Magyarország'), away: team('Svájc') },
    },
    goals,
    penalty,
  );
};

describe('fixtureStatus', () => {
  it('knows one code before the match and three after it; every other is in progress', () => {
    expect(codes.filter((code) => fixtureStatus(code) === 'not-started')).toEqual(['NS']);
    expect(codes.filter((code) => fixtureStatus(code) === 'finished')).toEqual(over);
    expect([null, '', 'ns', 'FT ', 'XYZ', 'constructor'].map(fixtureStatus)).toEqual(Array(6).fill('in-progress'));
  });
});

describe('fixtureRefreshSeconds', () => {
  it('is 15 until the match is finished, postponed or called off', () => {
    expect(codes.filter((code) => fixtureRefreshSeconds(code) === null)).toEqual([
      ...over,
      'PST',
      'CANC',
      'ABD',
      'AWD',
      'WO',
    ]);
    expect([null, 'XYZ', 'NS', '2H'].map(fixtureRefreshSeconds)).toEqual([15, 15, 15, 15]);
  });

  it('never asks after a finished match', () => {
    fc.assert(
      fc.property(shorts, (short) => {
        if (fixtureStatus(short) === 'finished') expect(fixtureRefreshSeconds(short)).toBeNull();
        expect([15, null]).toContain(fixtureRefreshSeconds(short));
      }),
    );
  });
});

describe('fixtureOf', () => {
  it('has a score exactly if the match has started', () => {
    fc.assert(
      fc.property(shorts, goals, goals, (short, score, penalty) => {
        const made = fixture(1, short, score, penalty);
        expect('score' in made).toBe(short !== 'NS');
        expect('shootOut' in made).toBe(short !== 'NS');
      }),
    );
  });

  it('keeps half a score, and distinguishes no score from 0–0', () => {
    expect(fixture(1, 'PST', none)).toMatchObject({ score: null, shootOut: null });
    expect(fixture(1, '1H', { home: 0, away: 0 })).toMatchObject({ score: { home: 0, away: 0 } });
    expect(fixture(1, '1H', { home: null, away: 1 })).toMatchObject({ score: { home: null, away: 1 } });
    expect(fixture(1, 'PEN', { home: 1, away: 1 }, { home: 4, away: 3 })).toMatchObject({
      status: 'finished',
      shootOut: { home: 4, away: 3 },
    });
  });
});

describe('winnerOf', () => {
  it.each([
    ['FT', { home: 2, away: 1 }, none, 'home'],
    ['AET', { home: 2, away: 3 }, none, 'away'],
    ['FT', { home: 1, away: 1 }, none, 'draw'],
    ['PEN', { home: 1, away: 1 }, { home: 3, away: 4 }, 'away'],
    ['PEN', { home: 1, away: 1 }, { home: 4, away: 3 }, 'home'],
    ['FT', { home: 2, away: 1 }, { home: 3, away: 4 }, 'home'],
    ['2H', { home: 2, away: 1 }, none, null],
    ['NS', { home: 2, away: 1 }, none, null],
    ['FT', none, none, null],
    ['FT', { home: null, away: 1 }, none, null],
    ['FT', { home: 1, away: null }, none, null],
  ])('after %s %j and penalties %j is %s', (short, score, penalty, winner) => {
    expect(winnerOf(fixture(1, short, score, penalty))).toBe(winner);
  });
});

describe('timetable', () => {
  const timed = fc.array(fc.record({ timestamp: fc.option(fc.integer({ min: 0, max: 20 })), short: shorts }), {
    maxLength: 20,
  });

  it('puts finished matches first and marks the first of the others', () => {
    const rows = [
      { id: 1, timestamp: 30, short: 'NS' },
      { id: 2, timestamp: 20, short: '1H' },
      { id: 3, timestamp: 25, short: 'FT' },
      { id: 4, timestamp: 10, short: 'PEN' },
      { id: 5, timestamp: 5, short: 'PST' },
    ];
    const { order, current } = timetable(rows);
    expect(order.map(({ id }) => id)).toEqual([4, 3, 5, 2, 1]);
    expect(current?.id).toBe(5);
    expect(currentMark).toBe('most');
  });

  it('marks nothing when all is finished or there is nothing', () => {
    expect(timetable([{ timestamp: 1, short: 'FT' }]).current).toBeNull();
    expect(timetable([])).toEqual({ order: [], current: null });
  });

  it('loses and repeats nothing, and orders each part by time with ties as they came', () => {
    fc.assert(
      fc.property(timed, (rows) => {
        const numbered = rows.map((row, at) => ({ ...row, at }));
        const { order, current } = timetable(numbered);
        expect(new Set(order)).toEqual(new Set(numbered));
        expect(order).toHaveLength(numbered.length);
        const isFinished = (row: (typeof numbered)[number]) => over.includes(row.short ?? '');
        const rest = order.findIndex((row) => !isFinished(row));
        expect(current).toBe(rest < 0 ? null : order[rest]);
        expect(rest >= 0 && order.slice(rest).some(isFinished)).toBe(false);
        for (const part of rest < 0 ? [order] : [order.slice(0, rest), order.slice(rest)]) {
          for (const [at, row] of part.entries()) {
            const next = part[at + 1];
            if (next === undefined) continue;
            const [one, other] = [row.timestamp ?? Infinity, next.timestamp ?? Infinity];
            expect(one < other || (one === other && row.at < next.at)).toBe(true);
          }
        }
      }),
    );
  });
});

describe('fixtureChoice', () => {
  const day = [fixture(3, 'NS'), fixture(2, 'FT'), fixture(1, '1H', none)];
  const words = (chosen: number | null) => {
    const choice = fixtureChoice(day, chosen);
    return choice.kind === 'options' ? choice.options.map(speakFixtureOption) : [];
  };

  it('says so when no match is played that day', () => {
    expect(speakFixtureChoice(fixtureChoice([], 7))).toBe('Nem rendeznek mérkőzést ezen a napon.');
    expect(speakFixtureChoice(fixtureChoice(day, null))).toBeNull();
  });

  it('offers choosing first, then the matches, with the score of those that have one', () => {
    expect(words(null)).toEqual([
      'Mérkőzés kiválasztása',
      'Magyarország – Svájc 2–1',
      'Magyarország – Svájc',
      'Magyarország – Svájc',
    ]);
  });

  it('selects only offered values', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        fc.option(fc.nat(12)),
        (ids, chosen) => {
          const choice = fixtureChoice(
            ids.map((id) => fixture(id, 'NS')),
            chosen,
          );
          expect(choice).toMatchObject({
            kind: 'options',
            selected: chosen !== null && ids.includes(chosen) ? chosen : 0,
          });
          if (choice.kind === 'options')
            expect(choice.options.map(({ value }) => value).toSorted((one, other) => one - other)).toEqual([
              0,
              ...ids.toSorted((one, other) => one - other),
            ]);
        },
      ),
    );
  });
});

describe('stageHeader', () => {
  const headed = (league: number | null) =>
    Array.from({ length: 104 }, (_, index) => index).filter((index) => stageHeader(league, index) !== null);

  it('heads the fixtures that the specification names, and none of another league', () => {
    expect(headed(1)).toEqual([0, 16, 32, 48, 56, 60, 62, 63]);
    expect(headed(4)).toEqual([0, 12, 24, 36, 44, 48, 50]);
    expect([271, 0, null].flatMap(headed)).toEqual([]);
  });

  it('says the stages of both tournaments in Hungarian', () => {
    const said = (league: number) =>
      headed(league)
        .map((index) => stageHeader(league, index))
        .map((stage) => stage && speakStage(stage));
    const days = ['1. játéknap', '2. játéknap', '3. játéknap', 'Nyolcaddöntő', 'Negyeddöntő', 'Elődöntő'];
    expect(said(1)).toEqual([...days, 'Bronzmérkőzés', 'Döntő']);
    expect(said(4)).toEqual([...days, 'Döntő']);
  });
});

describe('the words of a fixture', () => {
  it('name every code that we know, and call another live', () => {
    expect(new Set(codes.map(speakFixtureStatus)).size).toBe(codes.length);
    expect([
      speakFixtureStatus('NS'),
      speakFixtureStatus('PEN'),
      speakFixtureStatus('XYZ'),
      speakFixtureStatus(null),
    ]).toEqual(['nem kezdődött el', 'vége (11-esek)', 'élő', 'élő']);
  });

  it('never print null', () => {
    expect(speakScore({ home: null, away: 3 })).toBe('?–3');
    expect(
      speakFixtureOption({
        kind: 'fixture',
        value: 1,
        teams: { home: null, away: 'Svájc' },
        score: { home: 0, away: null },
      }),
    ).toBe('? – Svájc 0–?');
  });
});
