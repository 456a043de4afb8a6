import { localTime } from '../../wording/local-time.ts';
import type { Count, CountedData } from './count.ts';
import type { DataBlock, ScheduledEvent, SupplementMatch } from './data-block.ts';

/** Where the thing that a supplement is of stands; each with the time it is of, in unix seconds. */
export type Standing =
  | { readonly kind: 'counted'; readonly at: number; readonly processed: number; readonly final: boolean }
  | {
      readonly kind: 'match';
      /** `last`: the latest that has ended while others are to come; `over`: there are no others. */
      readonly state: 'playing' | 'next' | 'last' | 'over';
      readonly at: number;
      readonly match: SupplementMatch;
    }
  | {
      readonly kind: 'days';
      readonly state: 'before' | 'running' | 'over';
      /** Of what comes next, or came last. */
      readonly at: number;
      /** The present day, from 1; 0 before the first. */
      readonly day: number;
      readonly days: number;
      readonly event: ScheduledEvent;
    };

const daySeconds = 86_400;
/** Within this time a match without a score may be under way: two halves, more time, and a shoot-out. */
const longestMatch = 10_800;

const counted = ({ processed, final, countedAt }: Count): Standing => ({
  kind: 'counted',
  at: countedAt,
  processed,
  final,
});

const inTime = <T extends { readonly at: number }>(items: readonly T[]): readonly T[] =>
  items.toSorted((one, other) => one.at - other.at);

const ofMatches = (matches: readonly SupplementMatch[], now: number): Standing | null => {
  const ordered = inTime(matches);
  const told = (state: 'playing' | 'next' | 'last' | 'over', match: SupplementMatch | undefined): Standing | null =>
    match === undefined ? null : { kind: 'match', state, at: match.at, match };
  const open = ordered.filter(({ score, at }) => score === null && at > now - longestMatch);
  const last = ordered.findLast(({ score }) => score !== null);
  return (
    told(
      'playing',
      open.find(({ at }) => at <= now),
    ) ??
    told(
      'next',
      open.find(({ at }) => at > now),
    ) ??
    told(ordered.every(({ score }) => score !== null) ? 'over' : 'last', last)
  );
};

/** Of the calendar, so that a change of clocks is no day. */
const dayNumber = (at: number, zone: string): number => {
  const { year, month, day } = localTime(at, zone);
  return Math.floor(Date.UTC(year, month - 1, day) / 1000 / daySeconds);
};

const ofDays = (events: readonly ScheduledEvent[], now: number, zone: string): Standing | null => {
  const ordered = inTime(events);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (first === undefined || last === undefined) return null;
  const from = dayNumber(first.at, zone);
  const days = dayNumber(last.at, zone) - from + 1;
  const day = Math.min(Math.max(dayNumber(now, zone) - from + 1, 0), days);
  const event = ordered.find(({ at }) => at > now) ?? last;
  const ended = dayNumber(now, zone) - from >= days;
  return { kind: 'days', state: ended ? 'over' : day === 0 ? 'before' : 'running', at: event.at, day, days, event };
};

const ofBlock = (block: DataBlock, now: number, zone: string): Standing | null => {
  if (block.type === 'matches') return ofMatches(block.matches, now);
  return block.type === 'schedule' ? ofDays(block.events, now, zone) : null;
};

/**
 * Where a thing stands by its data: how much is counted, which match is next, or which day of how many it is. `now` in
 * unix seconds, the days by the calendar of `zone`. Null where the data tells nothing with a time.
 */
export const whereItStands = (
  { count, blocks }: Pick<CountedData, 'count' | 'blocks'>,
  now: number,
  zone: string,
): Standing | null => {
  if (count !== null) return counted(count);
  for (const block of blocks) {
    const standing = ofBlock(block, now, zone);
    if (standing !== null) return standing;
  }
  return null;
};
