import { readTime, writeTime } from '#adapters/origin/newsroom/file/times.ts';
import type { FollowedEntry } from '#adapters/newsroom-contract/follow.ts';
import type { HeadingTime } from './read-heading.ts';
import type { FoundEntry } from './split-entries.ts';

export interface LiveTime {
  /** Of the desk. */
  readonly zone: string;
  /** Unix seconds. */
  readonly publishedAt: number;
  /** Unix seconds. */
  readonly now: number;
}

const daySeconds = 86_400;

/** WordPress has zones without a name, for example `UTC+5.5`. */
export const zoneNamed = (zone: string | null): string => {
  const [, sign = '+', hours] = /^UTC([+-])(\d+(?:\.\d+)?)$/.exec(zone ?? '') ?? [];
  if (hours === undefined) return zone ?? 'UTC';
  const minutes = Math.round(Number(hours) * 60);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${sign}${two(minutes / 60)}:${two(minutes % 60)}`;
};

const clock = ({ minutes }: HeadingTime): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const isAt = (at: number, time: HeadingTime, zone: string): boolean =>
  writeTime(at, zone).slice(11, 16) === clock(time);

/** Seconds. The clock of the desk may be ahead. */
const ahead = 3_600;

/** On the day that brings it next to `near`, in the past. */
const nearest = (time: HeadingTime, near: number, { zone, now }: LiveTime): number => {
  const candidates = [-daySeconds, 0, daySeconds]
    .map((offset) => readTime(`${writeTime(near + offset, zone).slice(0, 10)}T${clock(time)}`, zone) ?? near)
    .filter((at) => at <= now + ahead);
  return candidates.reduce(
    (one, other) => (Math.abs(other - near) < Math.abs(one - near) ? other : one),
    candidates[0] ?? near,
  );
};

/**
 * When each entry was published, newest first: at the time of its heading, otherwise when it was first read. An entry
 * keeps its time while its heading does.
 */
export const entryTimes = (
  found: readonly FoundEntry[],
  matched: ReadonlyMap<FoundEntry, FollowedEntry>,
  live: LiveTime,
): readonly number[] => {
  const { zone, publishedAt, now } = live;
  const isFirst = matched.size === 0;
  const times: number[] = [];
  let older: number | null = null;
  for (let at = found.length - 1; at >= 0; at -= 1) {
    const entry = found[at] as FoundEntry;
    const stored = matched.get(entry)?.publishedAt;
    const isNewest = !found.slice(0, at).some((one) => matched.has(one));
    // Between known ones, it belongs to the older one.
    const near: number = isFirst ? (older ?? publishedAt) : isNewest ? now : (older ?? publishedAt);
    const { time } = entry;
    const own: number =
      time === null
        ? (stored ?? near)
        : stored !== undefined && isAt(stored, time, zone)
          ? stored
          : nearest(time, stored ?? near, live);
    older = Math.min(own, now);
    times.unshift(older);
  }
  return times;
};
