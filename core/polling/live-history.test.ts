import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStale } from './is-stale.ts';
import { heldBack, latestState, type LiveHistory, maxDelay, nextInSight, noteState } from './live-history.ts';

type Told = readonly [value: string, observedAt: number];

const after = (first: Told, ...others: readonly Told[]): LiveHistory<string> =>
  others.reduce(
    (known, [value, observedAt]) => noteState(known, { value, observedAt }),
    noteState(null, { value: first[0], observedAt: first[1] }),
  );

describe('the history of something live', () => {
  it('begins a state only where something is new, and knows when upstream last spoke', () => {
    expect(after(['0–0', 100], ['0–0', 115], ['1–0', 130], ['1–0', 145])).toEqual({
      states: [
        { since: 100, value: '0–0' },
        { since: 130, value: '1–0' },
      ],
      observedAt: 145,
    });
  });

  it('drops states older than the longest delay, but not the one in force', () => {
    expect(after(['a', 0], ['b', 10], ['c', 99]).states.map(({ value }) => value)).toEqual(['a', 'b', 'c']);
    expect(after(['a', 0], ['b', 10], ['c', 100]).states.map(({ value }) => value)).toEqual(['b', 'c']);
    expect(after(['a', 0], ['b', 10], ['b', 500]).states.map(({ value }) => value)).toEqual(['b']);
  });

  it('takes no word that is older than the last', () => {
    const known = after(['a', 10], ['b', 20]);
    expect(noteState(known, { value: 'a', observedAt: 15 })).toBe(known);
  });

  it('compares states by content', () => {
    const history = noteState(noteState(null, { value: { home: 1 }, observedAt: 1 }), {
      value: { home: 1 },
      observedAt: 2,
    });
    expect(history.states).toHaveLength(1);
  });
});

describe('a reader with a delay', () => {
  const history = after(['0–0', 100], ['1–0', 130], ['2–0', 140]);

  it.each([
    [0, '2–0', null],
    [5, '1–0', 145],
    [14, '0–0', 144],
    [44, null, 144],
  ])('of %i seconds sees %s at 143', (delay, value, next) => {
    expect(heldBack(history, 143, delay)?.value ?? null).toBe(value);
    expect(nextInSight(history, 143, delay)).toBe(next);
  });

  it('sees all states in order, each delayed by the same time, for a match of any length', () => {
    const steps = fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 60 })), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(steps, fc.nat(maxDelay), (drawn, delay) => {
        let [now, known]: [number, LiveHistory<number> | null] = [0, null];
        const told: (readonly [number, number])[] = [];
        for (const [value, later] of drawn) {
          now += later;
          known = noteState(known, { value, observedAt: now });
          told.push([value, now]);
          const due = told.findLast(([, at]) => at <= now - delay)?.[0] ?? null;
          expect(heldBack(known, now, delay)?.value ?? null).toBe(due);
          expect(latestState(known).value).toBe(value);
          const next = nextInSight(known, now, delay);
          if (next !== null) expect(next).toBeGreaterThan(now);
        }
      }),
    );
  });
});

describe('the live label', () => {
  it('is old once upstream has been silent for more than a minute', () => {
    expect([60, 60.5, 3600, -5].map((silent) => isStale(1000, 1000 + silent))).toEqual([false, true, true, false]);
  });
});
