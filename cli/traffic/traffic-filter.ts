import type { LogEntry } from '../logs/log-entry.ts';
import { targetOf } from '../logs/log-entry.ts';

/** Which requests of a log are wanted; what is null is not asked for. */
export interface Wanted {
  readonly include: RegExp | null;
  readonly exclude: RegExp | null;
  /** Unix seconds; from this one on. */
  readonly since: number | null;
  /** Unix seconds; up to and without this one. */
  readonly until: number | null;
  /** The share of requests to take, evenly spread: 0 < share ≤ 1. */
  readonly sampleRate: number;
  readonly limit: number;
}

type Test = (entry: LogEntry) => boolean;

/** Takes every n-th so that the share comes out, and the same ones every time. */
const evenly = (share: number): Test => {
  let due = 0;
  return () => {
    due += share;
    if (due < 1 - 1e-9) return false;
    due -= 1;
    return true;
  };
};

const tests = ({ include, exclude, since, until, sampleRate }: Wanted): readonly Test[] => [
  ...(since === null ? [] : [({ at }: LogEntry) => at >= since]),
  ...(until === null ? [] : [({ at }: LogEntry) => at < until]),
  ...(include === null ? [] : [(entry: LogEntry) => include.test(targetOf(entry))]),
  ...(exclude === null ? [] : [(entry: LogEntry) => !exclude.test(targetOf(entry))]),
  ...(sampleRate === 1 ? [] : [evenly(sampleRate)]),
];

/**
 * Whether a request is wanted; null when all are. Where the log does not say what is asked for, a request is not
 * wanted.
 */
export const trafficFilter = (wanted: Wanted): Test | null => {
  const all = tests(wanted);
  return all.length === 0 ? null : (entry) => all.every((test) => test(entry));
};
