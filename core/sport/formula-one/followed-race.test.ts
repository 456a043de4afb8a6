import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestState, type LiveHistory } from '../../polling/live-history.ts';
import { contractFormulaOne } from '../../testing/contract-formula-one.ts';
import { type FollowedRace, followRace, isRaceOver, joinedRace, joinRaceHistories } from './followed-race.ts';
import { speakRaceNews } from './hu.ts';
import { raceNews } from './race-news.ts';
import type { Race } from './race.ts';
import type { RaceRow } from './race-row.ts';

const [season] = contractFormulaOne.seasons;
const rows = contractFormulaOne.tables[0]?.results ?? [];
const live = { ...(season?.races[1] as Race), status: 'Live', laps: { current: 12, total: 70 } };
const state = (changes: Partial<Race> = {}, own: readonly RaceRow[] = rows): FollowedRace => ({
  race: { ...live, ...changes },
  rows: own,
});
const newest = (history: LiveHistory<FollowedRace>): FollowedRace => latestState(history).value;

describe('a followed session', () => {
  it('keeps what upstream stops telling, and takes its newest status and flag', () => {
    const silent = state({ laps: { current: null, total: null }, flag: null, startsAt: null, status: null }, []);
    expect(joinedRace(state({ flag: 'red' }), silent)).toEqual(state({ flag: null, status: null }));
    expect(joinedRace(state(), state({ laps: { current: 13, total: 69 } }, rows.slice(1)))).toEqual(
      state({ laps: { current: 13, total: 69 } }, rows.slice(1)),
    );
  });

  it('is over once completed or cancelled, and not when it is put off', () => {
    const over = (status: string | null) => isRaceOver(followRace(null, { value: state({ status }), observedAt: 1 }));
    expect(['Completed', 'Cancelled', 'Live', 'Postponed', 'Scheduled', null].map(over)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  const told = fc.array(
    fc.record({ after: fc.integer({ min: 1, max: 40 }), current: fc.option(fc.nat(70)), silent: fc.boolean() }),
    { minLength: 1, maxLength: 12 },
  );
  const historyOf = (steps: readonly { after: number; current: number | null; silent: boolean }[]) =>
    steps.reduce<{ at: number; history: LiveHistory<FollowedRace> | null }>(
      ({ at, history }, { after, current, silent }) => ({
        at: at + after,
        history: followRace(history, {
          value: state({ laps: { current, total: 70 } }, silent ? [] : rows),
          observedAt: at + after,
        }),
      }),
      { at: 0, history: null },
    ).history as LiveHistory<FollowedRace>;

  it('never loses its rows, for any upstream omissions', () => {
    fc.assert(
      fc.property(told, (steps) => {
        const history = historyOf([{ after: 1, current: 1, silent: false }, ...steps]);
        for (const { value } of history.states) expect(value.rows).toEqual(rows);
      }),
    );
  });

  it('is the same for a full history and for step-by-step updates', () => {
    fc.assert(
      fc.property(told, fc.nat(11), (steps, seen) => {
        const all = historyOf(steps);
        const early = historyOf(steps.slice(0, 1 + (seen % steps.length)));
        expect(newest(joinRaceHistories(early, all))).toEqual(newest(all));
        expect(joinRaceHistories(all, all)).toEqual(all);
      }),
    );
  });
});

describe('the news of a session', () => {
  it('are its status, its flag and who leads it, and no laps', () => {
    expect(raceNews(state(), state({ laps: { current: 13, total: 70 } }))).toEqual([]);
    expect(raceNews(state({ status: 'Scheduled' }, []), state({ flag: 'red' }))).toEqual([
      { kind: 'status', status: 'Live' },
      { kind: 'flag', flag: 'red' },
    ]);
    const [first, second] = rows;
    const swapped = [
      { ...first, position: 2 },
      { ...second, position: 1 },
    ] as readonly RaceRow[];
    expect(raceNews(state(), state({}, swapped))).toMatchObject([{ kind: 'leader', driver: { name: 'Ivánka Teó' } }]);
  });

  it.each([
    [{ kind: 'status', status: 'Live' }, 'Elkezdődött.'],
    [{ kind: 'status', status: 'Completed' }, 'Véget ért.'],
    [{ kind: 'status', status: 'Postponed' }, 'Elhalasztva.'],
    [{ kind: 'status', status: 'Scheduled' }, null],
    [{ kind: 'flag', flag: 'red' }, 'Piros zászló.'],
    [{ kind: 'flag', flag: 'safety-car' }, 'Biztonsági autó.'],
    [{ kind: 'flag', flag: null }, 'Szabad a pálya.'],
    [
      { kind: 'leader', driver: { id: 1, name: 'Ivánka Teó', abbr: null, number: null, image: null } },
      'Az élen: Ivánka Teó.',
    ],
    [{ kind: 'leader', driver: { id: 1, name: null, abbr: null, number: null, image: null } }, null],
  ] as const)('%j is %s in words', (news, words) => {
    expect(speakRaceNews(news)).toBe(words);
  });
});
