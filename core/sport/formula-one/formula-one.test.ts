import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { competitions } from './competition.ts';
import { defaultCompetition } from './default-competition.ts';
import { defaultRace } from './default-race.ts';
import { noResultsYet, speakLive, speakRaceTable, speakResultTime } from './hu.ts';
import type { Race } from './race.ts';
import { isOver, isWatched, raceRefreshSeconds, raceStatus, watchedFrom } from './race-status.ts';
import { ranking } from './ranking.ts';

const words = ['Scheduled', 'Live', 'Completed', 'Cancelled', 'Postponed', 'completed', '', 'x', null];

describe('raceStatus', () => {
  it('is completed, live or other', () => {
    expect(words.map(raceStatus)).toEqual([
      'other',
      'live',
      'completed',
      'other',
      'other',
      'other',
      'other',
      'other',
      'other',
    ]);
  });

  it('polls every 15 seconds while live, and only then', () => {
    expect(words.map(raceRefreshSeconds)).toEqual([null, 15, null, null, null, null, null, null, null]);
  });

  it('stops polling for completed and cancelled races', () => {
    expect(words.filter(isOver)).toEqual(['Completed', 'Cancelled']);
  });

  it('is watched while live, and about its time, because a timetable may be wrong', () => {
    const startsAt = 1_000_000;
    const watched = (status: string | null, now: number, at: number | null = startsAt) =>
      isWatched({ status, startsAt: at }, now);
    expect([watched('Live', startsAt - 90_000), watched('Live', startsAt + 90_000), watched('Live', 0, null)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([-901, -900, 0, 21_599, 21_600].map((after) => watched('Scheduled', startsAt + after))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect([watched('Completed', startsAt), watched('Cancelled', startsAt), watched(null, startsAt, null)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(watched('Postponed', startsAt)).toBe(true);
    expect([watchedFrom({ startsAt }), watchedFrom({ startsAt: null })]).toEqual([startsAt - 900, null]);
  });

  it('has a tag and a note only while live', () => {
    expect(speakLive('live')).toMatchObject({ tag: 'élő', note: expect.stringContaining('tájékoztató') });
    expect([speakLive('completed'), speakLive('other')]).toEqual([null, null]);
  });
});

const competition = (id: number, date: string | null, completed: boolean) => ({ id, date, completed });
const idOf = (today: string, ...given: readonly ReturnType<typeof competition>[]) =>
  defaultCompetition(today, given)?.id ?? null;

describe('defaultCompetition', () => {
  const [first, second, third] = [
    competition(1, '2026-03-08', true),
    competition(2, '2026-03-15', true),
    competition(3, '2026-03-29', false),
  ];

  it('is the first that is not completed, by date and not by place', () => {
    expect(idOf('2026-03-20', competition(4, '2026-04-12', false), third, second, first)).toBe(3);
  });

  it('is the last completed one on its own day, and no longer', () => {
    expect(idOf('2026-03-15', third, second, first)).toBe(2);
    expect(idOf('2026-03-16', third, second, first)).toBe(3);
    expect(idOf('2026-03-08', third, second, first)).toBe(3);
  });

  it('is the last completed one when none is left, and none of none', () => {
    expect(idOf('2026-12-01', second, first)).toBe(2);
    expect(idOf('2026-12-01')).toBeNull();
  });

  it('puts a competition without a date last, and keeps equal dates as they came', () => {
    expect(idOf('2026-03-20', competition(9, null, false), third)).toBe(3);
    expect(idOf('2026-03-20', competition(9, null, false), first)).toBe(9);
    expect(idOf('2026-03-20', competition(5, '2026-03-29', false), third)).toBe(5);
    expect(idOf('2026-03-15', second, competition(6, '2026-03-15', true), third)).toBe(6);
  });

  it('is never skipped while it runs, and every earlier competition is completed', () => {
    const days = fc.constantFrom('2026-03-01', '2026-03-08', '2026-03-15', '2026-03-22');
    fc.assert(
      fc.property(
        days,
        fc.array(fc.record({ id: fc.nat(), date: days, completed: fc.boolean() }), { minLength: 1 }),
        (today, all) => {
          const chosen = defaultCompetition(today, all);
          const left = all.filter(({ completed }) => !completed);
          expect(all).toContain(chosen);
          if (chosen?.completed) expect(chosen.date === today || left.length === 0).toBe(true);
          if (chosen?.completed === false) for (const { date } of left) expect(chosen.date <= date).toBe(true);
          for (const { completed, date } of chosen?.completed ? all : [])
            expect(!completed || date <= (chosen?.date ?? '')).toBe(true);
        },
      ),
    );
  });
});

describe('defaultRace', () => {
  it.each([
    [[true, false, false], 1],
    [[false, true], 0],
    [[true, true], 1],
    [[true], 0],
    [[false], 0],
    [[], null],
  ])('of races completed %j is at %s', (completed, at) => {
    expect(defaultRace(completed.map((done, id) => ({ id, completed: done })))?.id ?? null).toBe(at);
  });

  it('is not completed as long as any is not', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1 }), (all) => {
        expect(defaultRace(all.map((completed) => ({ completed })))?.completed).toBe(all.every(Boolean));
      }),
    );
  });
});

const race = (id: number, of: number, status: string | null, startsAt: number | null): Race => ({
  id,
  status,
  startsAt,
  flag: null,
  type: null,
  laps: { current: null, total: null },
  competition: { id: of, name: `C${of}`, country: null, city: null },
  circuitId: null,
});

describe('competitions', () => {
  const at = (iso: string) => Date.parse(iso) / 1000;
  const zone = 'Europe/Budapest';

  it('group the sessions of a weekend under the day of the last', () => {
    const races = [
      race(1, 7, 'Completed', at('2026-03-08T05:00:00Z')),
      race(2, 8, 'Scheduled', null),
      race(3, 7, 'Live', at('2026-03-07T05:00:00Z')),
    ];
    expect(competitions(races, zone)).toMatchObject([
      { id: 7, name: 'C7', date: '2026-03-08', completed: false, races: [{ id: 1 }, { id: 3 }] },
      { id: 8, date: null, completed: false, races: [{ id: 2 }] },
    ]);
  });

  it('go by the days of the zone', () => {
    const [late] = [race(1, 7, null, at('2026-11-21T23:30:00Z'))];
    expect(competitions([late], zone)[0]?.date).toBe('2026-11-22');
    expect(competitions([late], 'UTC')[0]?.date).toBe('2026-11-21');
  });

  it('are completed when no session is left, a cancelled one being none', () => {
    const completed = (...statuses: readonly (string | null)[]) =>
      competitions(
        statuses.map((status, id) => race(id, 1, status, null)),
        zone,
      )[0]?.completed;
    expect([
      completed('Completed', 'Cancelled'),
      completed('Completed', 'Postponed'),
      completed('Completed', null),
    ]).toEqual([true, false, false]);
  });

  it('have every session in exactly one of them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(4), fc.constantFrom(...words), fc.option(fc.nat(2_000_000_000)))),
        (drawn) => {
          const races = drawn.map(([of, status, startsAt], id) => race(id, of, status, startsAt));
          const made = competitions(races, zone);
          expect(new Set(made.flatMap((one) => one.races))).toEqual(new Set(races));
          expect(made.flatMap((one) => one.races)).toHaveLength(races.length);
          expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
        },
      ),
    );
  });
});

describe('ranking', () => {
  it('says when there is nothing yet', () => {
    expect([ranking(null), ranking([])]).toEqual([{ kind: 'not-loaded' }, { kind: 'none-yet' }]);
    expect(noResultsYet).toBe('Nincs még elérhető információ.');
  });

  it('goes by position, with who was not classified last', () => {
    const rows = [
      { position: 2, driver: 'b' },
      { position: null, driver: 'x' },
      { position: 1, driver: 'a' },
      { position: null, driver: 'y' },
    ];
    const made = ranking(rows);
    expect(made.kind === 'rows' && made.rows.map(({ driver }) => driver)).toEqual(['a', 'b', 'x', 'y']);
  });

  it('loses no row and puts none before a better one', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ position: fc.option(fc.nat(9)) }), { minLength: 1 }), (rows) => {
        const made = ranking(rows);
        const places = made.kind === 'rows' ? made.rows.map(({ position }) => position ?? Infinity) : [];
        expect(places).toHaveLength(rows.length);
        expect(places).toEqual(
          rows.map(({ position }) => position ?? Infinity).sort((one, other) => (one === other ? 0 : one - other)),
        );
      }),
    );
  });

  it('writes times and laps in Hungarian', () => {
    const told = ['1:32:14.087', '+8.143', '+1 Lap', '+2 Laps', '1 lap', 'DNF', 'a new word'];
    expect(told.map(speakResultTime)).toEqual([
      '1:32:14,087',
      '+8,143',
      '+1\u00a0kör',
      '+2\u00a0kör',
      '+1\u00a0kör',
      'kiesett',
      'a new word',
    ]);
  });

  it('is headed as results, as a running order or as a starting grid', () => {
    expect(speakRaceTable({ show: 'results' }, 'live')).toBe('Állás');
    expect([
      speakRaceTable({ show: 'results' }, 'completed'),
      speakRaceTable({ show: 'starting-grid' }, 'completed'),
    ]).toEqual(['Eredmény', 'Rajtrács']);
  });
});
