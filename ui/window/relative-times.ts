import { type LocalTime, timeAtOffset, toldOffset } from '#core/wording/clock.ts';
import { speakRelativeDate } from '#core/wording/hu.ts';
import { relativeDateBy } from '#core/wording/relative-date-by.ts';
import { keepTold } from './keep-told.ts';
import { secondNow } from './now.ts';

const hour = 3600;

/** By what the server told of the clocks: a browser's calendars take a phone a tenth of a second to load. */
export const toldClock = (at: number): LocalTime | null => {
  const offset = toldOffset(document.documentElement.dataset.clock, at);
  return offset === null ? null : timeAtOffset(at, offset);
};

/** Tells a time in relation to now; once more when its hour is over, and never again. False where the clocks are not known. */
export const tellTime = (time: HTMLElement, local: (at: number) => LocalTime | null): boolean => {
  const at = Number(time.dataset.at);
  const now = secondNow();
  const date = relativeDateBy(at, now, local);
  if (date === null) return false;
  time.title ||= time.textContent;
  if (now - at >= hour) time.dataset.told = '';
  const text = speakRelativeDate(date);
  if (time.textContent !== text) time.textContent = text;
  return true;
};

/** Tells every young time of the document, and hides what has counted until now. */
export const tellTimes = (): void => {
  const times = [...document.querySelectorAll<HTMLElement>('time[data-at]:not([data-told])')];
  const left = times.filter((time) => !tellTime(time, toldClock));
  if (left.length > 0)
    void import('./zone-clock.ts').then(({ zoneClock }) => left.forEach((time) => tellTime(time, zoneClock)));
  for (const time of document.querySelectorAll<HTMLElement>('[data-ends]'))
    time.hidden = Number(time.dataset.ends) <= secondNow();
};

/**
 * Turns the dates of the document into relative ones, now and while they are young (R18); new ones are found at the
 * next beat.
 */
export const followRelativeTimes = (): void => keepTold(tellTimes);
