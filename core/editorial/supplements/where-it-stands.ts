import { localTime } from '../../wording/local-time.ts';
import type { Count, CountedData } from './count.ts';
import type { DataBlock, ScheduledEvent, SupplementMatch } from './data-block.ts';

/** Times are unix seconds. */
export type Standing =
  | { readonly kind: 'counted'; readonly at: number; readonly processed: number; readonly final: boolean }
  | {
      readonly kind: 'match';
      readonly state: 'playing' | 'next' | 'last' | 'over';
      readonly at: number;
      readonly match: SupplementMatch;
    }
  | {
      readonly kind: 'days';
      readonly state: 'before' | 'running' | 'over';
      readonly at: number;
      readonly day: number;
      readonly days: number;
      readonly event: ScheduledEvent;
    };

const daySeconds = 86_400;
/** Seconds: two halves, extra time and a penalty shoot-out. */
const maxMatchLength = 10_800;

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
  const open = ordered.filter(({ score, at }) => score === null && at > now - maxMatchLength);
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

/** `now` in unix seconds; days in the time zone `zone`. Null when the data has no times. */
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
