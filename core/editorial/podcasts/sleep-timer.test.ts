import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chapterAt, chapterEnd } from './chapter.ts';
import { awake, setSleep, sleepAfterChange, sleepAfterJump, sleepMinutesLeft, sleepsNow } from './sleep-timer.ts';

const chapters = [0, 60, 300].map((at) => ({ at, title: `${at}` }));
const now = 1_790_000_000;

describe('the chapters of an episode', () => {
  it.each([
    [0, 0, 60],
    [59.9, 0, 60],
    [60, 1, 300],
    [4000, 2, null],
  ])('at second %d it is number %d, which ends at %s', (second, index, end) => {
    expect([chapterAt(chapters, second), chapterEnd(chapters, second)]).toEqual([index, end]);
  });

  it('begin with the first, which ends the part before it', () => {
    expect([chapterAt([{ at: 9, title: 'a' }], 3), chapterEnd([{ at: 9, title: 'a' }], 3)]).toEqual([-1, 9]);
    expect(chapterEnd([], 3)).toBeNull();
  });
});

describe('the sleep timer', () => {
  it('stops after the set minutes, not a second earlier, and shows the minutes left', () => {
    const sleep = setSleep(15, { at: 0, chapters }, now);
    expect([sleepsNow(sleep, 0, now + 899), sleepsNow(sleep, 0, now + 900)]).toEqual([false, true]);
    expect([0, 1, 60, 899, 2000].map((later) => sleepMinutesLeft(sleep, now + later))).toEqual([15, 15, 14, 1, 0]);
  });

  it('stops at the end of the chapter that is heard, and of the last one with the episode', () => {
    const sleep = setSleep('chapter', { at: 70, chapters }, now);
    expect([sleepsNow(sleep, 299, now + 1e6), sleepsNow(sleep, 300, now)]).toEqual([false, true]);
    expect(sleepsNow(setSleep('chapter', { at: 301, chapters }, now), 1e6, now)).toBe(false);
  });

  it('means the chapter that the reader jumps to', () => {
    const sleep = setSleep('chapter', { at: 70, chapters }, now);
    expect(sleepAfterJump(sleep, { at: 400, chapters })).toEqual({ kind: 'chapter', until: null });
    expect(sleepAfterJump(sleep, { at: 3, chapters })).toEqual({ kind: 'chapter', until: 60 });
    const minutes = setSleep(5, { at: 70, chapters }, now);
    expect(sleepAfterJump(minutes, { at: 400, chapters })).toBe(minutes);
  });

  it('continues with the next episode only when set in minutes', () => {
    const minutes = setSleep(5, { at: 0, chapters }, now);
    expect(sleepAfterChange(minutes)).toBe(minutes);
    for (const choice of ['chapter', 'episode', 'never'] as const)
      expect(sleepAfterChange(setSleep(choice, { at: 0, chapters }, now))).toBe(awake);
  });

  it('never stops when not set', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.nat(), (at, second) => {
        expect(sleepsNow(awake, at, second)).toBe(false);
        expect(sleepsNow(setSleep('episode', { at, chapters }, 0), at, second)).toBe(false);
      }),
    );
    expect(sleepMinutesLeft(awake, now)).toBeNull();
  });
});
