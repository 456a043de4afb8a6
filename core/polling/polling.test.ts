import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pollDelay, retryDelay } from './poll-delay.ts';
import { nextAskAt, pollAfter, type PollEvent, type PollSchedule, startPolling } from './poll-schedule.ts';

const chances = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('pollDelay', () => {
  it.each([
    [0, 15],
    [1, 30],
    [2, 60],
    [3, 120],
    [4, 240],
    [5, 300],
    [6, 300],
    [5000, 300],
    [-1, 15],
  ])('after %i errors is about %i seconds', (errors, seconds) => {
    expect(pollDelay(errors, 0.5)).toBeCloseTo(seconds);
    expect(pollDelay(errors, 0)).toBeCloseTo(seconds * 0.8);
    expect(pollDelay(errors, 0.999_999)).toBeCloseTo(seconds * 1.2, 2);
  });

  it('lies within a fifth of its middle, and never falls with one more error', () => {
    fc.assert(
      fc.property(fc.nat(100), chances, (errors, chance) => {
        const delay = pollDelay(errors, chance);
        const middle = Math.min(15 * 2 ** errors, 300);
        expect(delay >= middle * 0.8 - 1e-9 && delay <= middle * 1.2 + 1e-9).toBe(true);
        expect(pollDelay(errors + 1, chance)).toBeGreaterThanOrEqual(delay);
      }),
    );
  });

  it('is longer for what changes more slowly, with the same longest wait', () => {
    expect([0, 1, 2, 3, 9].map((errors) => pollDelay(errors, 0.5, 60))).toEqual([60, 120, 240, 300, 300]);
  });
});

describe('retryDelay', () => {
  it('honours Retry-After up to an hour, plus at most a fifth', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 3600, noNaN: true }), chances, (seconds, chance) => {
        const delay = retryDelay(seconds, chance);
        expect(delay >= seconds && delay <= seconds * 1.2 + 1e-9).toBe(true);
      }),
    );
    expect([retryDelay(1e9, 0), retryDelay(-5, 0.5), retryDelay(Number.NaN, 0.5)]).toEqual([3600, 0, 0]);
  });
});

describe('pollAfter', () => {
  const after = (...events: readonly PollEvent[]): PollSchedule => events.reduce(pollAfter, startPolling(0, 0.5));
  const failed = (now: number, retryAfter?: number): PollEvent => ({
    kind: 'failed',
    now,
    chance: 0.5,
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
  const asked: PollEvent = { kind: 'asked' };

  it('counts from the time of the data, and is overdue after a long suspension', () => {
    expect(nextAskAt(startPolling(-3600, 0.5))).toBe(-3585);
  });

  it('keeps to the interval it was started with', () => {
    const answered: readonly PollEvent[] = [asked, { kind: 'answered', now: 60, chance: 0.5 }];
    expect(nextAskAt(answered.reduce(pollAfter, startPolling(0, 0.5, 60)))).toBe(120);
  });

  it('asks every 15 seconds, and not while an answer is awaited', () => {
    expect(nextAskAt(after())).toBe(15);
    expect(nextAskAt(after(asked))).toBeNull();
    expect(nextAskAt(after(asked, { kind: 'answered', now: 16, chance: 0.5 }))).toBe(31);
  });

  it('waits longer with each error, and resets with a response', () => {
    expect(nextAskAt(after(asked, failed(15)))).toBe(45);
    expect(nextAskAt(after(asked, failed(15), asked, failed(45)))).toBe(105);
    expect(nextAskAt(after(asked, failed(15), asked, { kind: 'answered', now: 45, chance: 0.5 }))).toBe(60);
  });

  it('never asks before a Retry-After, not even for a reader who returns', () => {
    expect(nextAskAt(after(asked, failed(15, 100)))).toBeCloseTo(125);
    expect(nextAskAt(after(asked, failed(15, 5)))).toBe(45);
    expect(
      nextAskAt(after(asked, failed(15, 100), { kind: 'hidden', now: 20 }, { kind: 'shown', now: 60 })),
    ).toBeCloseTo(125);
  });

  it('pauses while hidden, continues within 30 seconds, and restarts after longer', () => {
    expect(nextAskAt(after({ kind: 'hidden', now: 5 }))).toBeNull();
    expect(nextAskAt(after({ kind: 'hidden', now: 5 }, { kind: 'shown', now: 10 }))).toBe(15);
    expect(nextAskAt(after({ kind: 'hidden', now: 5 }, { kind: 'shown', now: 35 }))).toBe(15);
    expect(nextAskAt(after({ kind: 'hidden', now: 5 }, { kind: 'shown', now: 35.5 }))).toBe(35.5);
    expect(after(asked, failed(15), { kind: 'hidden', now: 16 }, { kind: 'shown', now: 47 })).toMatchObject({
      errors: 0,
      dueAt: 47,
    });
    expect(after(asked, failed(15), { kind: 'hidden', now: 16 }, { kind: 'shown', now: 46 })).toMatchObject({
      errors: 1,
      dueAt: 45,
    });
    expect(nextAskAt(after({ kind: 'hidden', now: 0 }, { kind: 'hidden', now: 20 }, { kind: 'shown', now: 35 }))).toBe(
      35,
    );
    expect(nextAskAt(after({ kind: 'shown', now: 100 }))).toBe(15);
  });

  it('never asks out of sight, twice at once, or sooner than 12 seconds after an answer while it is seen', () => {
    const kinds = fc.constantFrom('asked', 'answered', 'failed', 'hidden', 'shown');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(kinds, fc.nat(60), chances, fc.option(fc.nat(400), { nil: undefined })), { maxLength: 40 }),
        (list) => {
          let [schedule, now, seen, asking, forbidden]: [PollSchedule, number, boolean, boolean, number] = [
            startPolling(0, 0.5),
            0,
            true,
            false,
            0,
          ];
          for (const [kind, later, chance, retryAfter] of list) {
            now += later;
            if (kind === 'asked') schedule = pollAfter(schedule, { kind });
            else if (kind === 'failed')
              schedule = pollAfter(schedule, {
                kind,
                now,
                chance,
                ...(retryAfter === undefined ? {} : { retryAfter }),
              });
            else if (kind === 'answered') schedule = pollAfter(schedule, { kind, now, chance });
            else schedule = pollAfter(schedule, { kind: kind === 'hidden' ? 'hidden' : 'shown', now });
            seen = kind === 'hidden' ? false : kind === 'shown' ? true : seen;
            asking = kind === 'asked' ? true : kind === 'answered' || kind === 'failed' ? false : asking;
            forbidden = kind === 'failed' ? now + (retryAfter ?? 0) : kind === 'answered' ? now : forbidden;
            const next = nextAskAt(schedule);
            if (!seen || asking) expect(next).toBeNull();
            else expect(next).toBeGreaterThanOrEqual(forbidden);
            if (kind === 'answered' && next !== null) expect(next - now).toBeGreaterThanOrEqual(12 - 1e-6);
          }
        },
      ),
    );
  });
});
