import type { LogEntry } from '../logs/log-entry.ts';
import { targetOf } from '../logs/log-entry.ts';

/** Null means no filter. */
export interface Wanted {
  readonly include: RegExp | null;
  readonly exclude: RegExp | null;
  /** Unix seconds, inclusive. */
  readonly since: number | null;
  /** Unix seconds, exclusive. */
  readonly until: number | null;
  /** Share of requests to take, evenly spread: 0 < share ≤ 1. */
  readonly sampleRate: number;
  readonly limit: number;
}

type Test = (entry: LogEntry) => boolean;

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

/** Null when all requests pass. A request without the filtered field does not pass. */
export const trafficFilter = (wanted: Wanted): Test | null => {
  const all = tests(wanted);
  return all.length === 0 ? null : (entry) => all.every((test) => test(entry));
};
