import { describe, expect, it } from 'vitest';
import { fixtureStatus } from '../fixture-status.ts';
import { isRunning } from './is-running.ts';

const kickOff = 1_736_611_200;
const runs = (short: string | null, after: number, timestamp: number | null = kickOff): boolean =>
  isRunning({ short, status: fixtureStatus(short), timestamp }, kickOff + after);

describe('a running match', () => {
  it('is one between kick-off and the final whistle', () => {
    expect(['1H', 'HT', '2H', 'ET', 'P', 'LIVE', 'a new code'].map((short) => runs(short, 3600))).not.toContain(false);
    expect(['NS', 'FT', 'AET', 'PEN', 'PST', 'CANC', 'ABD'].map((short) => runs(short, 3600))).not.toContain(true);
  });

  it('is none whose time is unknown, far ahead or long past', () => {
    expect([runs('TBD', -7200), runs('2H', 5 * 3600), runs('1H', 0, null)]).toEqual([false, false, false]);
  });
});
