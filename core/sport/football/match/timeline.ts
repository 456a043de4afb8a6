/** `extra` is added time: 45 + 2. */
export interface MatchMinute {
  readonly elapsed: number | null;
  readonly extra: number | null;
}

export type TimelineMinutes = 105 | 125 | 130;

const extraTime: ReadonlySet<string | null> = new Set(['ET', 'BT', 'AET']);
const penalties: ReadonlySet<string | null> = new Set(['P', 'PEN']);

/** 105 minutes; 125 after extra time, 130 after penalties (spec §9). */
export const timelineMinutes = (short: string | null, events: readonly MatchMinute[] = []): TimelineMinutes => {
  if (penalties.has(short)) return 130;
  return extraTime.has(short) || events.some(({ elapsed }) => (elapsed ?? 0) > 90) ? 125 : 105;
};

export const minutesPlayed = ({ elapsed, extra }: MatchMinute): number | null =>
  elapsed === null ? null : elapsed + (extra ?? 0);

/** 0 to 1, including added time; null when the minute is unknown. */
export const timelinePosition = (minute: MatchMinute, width: TimelineMinutes): number | null => {
  const minutes = minutesPlayed(minute);
  return minutes === null ? null : Math.min(Math.max(minutes / width, 0), 1);
};
