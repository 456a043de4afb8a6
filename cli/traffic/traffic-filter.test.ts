import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../logs/log-entry.ts';
import { emptyEntry } from '../logs/log-entry.ts';
import type { Wanted } from './traffic-filter.ts';
import { trafficFilter } from './traffic-filter.ts';
import { readShare } from '../input/traffic-options.ts';

const everything: Wanted = {
  include: null,
  exclude: null,
  since: null,
  until: null,
  sampleRate: 1,
  limit: Infinity,
};

const wants = (wanted: Partial<Wanted>, entry: Partial<LogEntry>): boolean | undefined =>
  trafficFilter({ ...everything, ...wanted })?.({ ...emptyEntry(), ...entry });

describe('the requests that are wanted', () => {
  it('are all without a filter', () => {
    expect(trafficFilter(everything)).toBe(null);
  });

  it.each([
    [{ include: /^\/x/ }, { text: '/x' }, true],
    [{ include: /^\/x/ }, { text: '/y' }, false],
    [{ exclude: /y/ }, { text: '/y' }, false],
    [{ exclude: /y/ }, { text: '/x' }, true],
    [{ since: 10 }, { at: 10 }, true],
    [{ since: 10 }, { at: 9 }, false],
    [{ until: 10 }, { at: 10 }, false],
    [{ until: 10 }, { at: 9 }, true],
    [{ since: 10 }, {}, false],
  ])('%o wants %o: %s', (wanted, entry, expected) => {
    expect(wants(wanted, entry)).toBe(expected);
  });

  it('are spread evenly when only a share of them is', () => {
    for (const share of [0.1, 0.25, 0.3, 0.5, 0.999]) {
      const filter = trafficFilter({ ...everything, sampleRate: share });
      const taken = Array.from({ length: 1000 }, () => filter?.(emptyEntry())).filter(Boolean).length;
      expect(Math.abs(taken - 1000 * share)).toBeLessThanOrEqual(1);
    }
  });
});

describe('a share that was typed', () => {
  it.each([
    ['5', null],
    ['5%', 0.05],
    ['0.05', 0.05],
    ['0,5%', 0.005],
    ['100%', 1],
    ['0', 0],
    ['1', null],
    ['1%', 0.01],
    ['101', null],
    ['-1', null],
    ['x', null],
    ['NaN', null],
    ['1e9', null],
    ['', null],
  ])('%j is %j', (text, share) => {
    expect(readShare(text)).toBe(share);
  });
});
