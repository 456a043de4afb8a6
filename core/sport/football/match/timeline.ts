/** When something happened: `extra` is what was added to the minute, 45 + 2. */
export interface MatchMinute {
  readonly elapsed: number | null;
  readonly extra: number | null;
}

/** How many minutes wide a timeline is. */
export type TimelineMinutes = 105 | 125 | 130;

const extraTime: ReadonlySet<string | null> = new Set(['ET', 'BT', 'AET']);
const penalties: ReadonlySet<string | null> = new Set(['P', 'PEN']);

/**
 * 105 minutes; 125 once there was extra time, by code or by an event after the 90th minute; 130 once there were
 * penalties (spec §9).
 */
export const timelineMinutes = (short: string | null, events: readonly MatchMinute[] = []): TimelineMinutes => {
  if (penalties.has(short)) return 130;
  return extraTime.has(short) || events.some(({ elapsed }) => (elapsed ?? 0) > 90) ? 125 : 105;
};

/** Minutes played, added ones included; null when the minute is unknown. */
export const minutesPlayed = ({ elapsed, extra }: MatchMinute): number | null =>
  elapsed === null ? null : elapsed + (extra ?? 0);

/**
 * How far along a timeline of that width something stands, 0 to 1, added minutes included; null when its minute is
 * unknown.
 */
export const timelinePosition = (minute: MatchMinute, width: TimelineMinutes): number | null => {
  const minutes = minutesPlayed(minute);
  return minutes === null ? null : Math.min(Math.max(minutes / width, 0), 1);
};
