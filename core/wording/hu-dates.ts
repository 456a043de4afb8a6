import { speakRelativeDate } from './hu.ts';
import { hourAndMinute } from './clock.ts';
import { localTime } from './local-time.ts';
import type { UpdateTag } from './update-tag.ts';

/** `frissült`, `5 perce` (R21). */
export const speakUpdateTag = (tag: UpdateTag): string => (tag.kind === 'fresh' ? 'frissült' : `${tag.minutes} perce`);

/** `2024. március 28.`; `at` in unix seconds. */
export const speakDate = (at: number, zone: string): string =>
  speakRelativeDate({ kind: 'date', ...localTime(at, zone) });

/** `2024. március 28. 14:05`: the absolute time in server HTML (R18). */
export const speakDateAndTime = (at: number, zone: string): string => {
  const { hour, minute } = localTime(at, zone);
  return `${speakDate(at, zone)} ${hourAndMinute(hour, minute)}`;
};
