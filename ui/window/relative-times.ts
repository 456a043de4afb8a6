import { type LocalTime, timeAtOffset, toldOffset } from '#core/wording/clock.ts';
import { speakRelativeDate } from '#core/wording/hu.ts';
import { relativeDateBy } from '#core/wording/relative-date-by.ts';
import { keepTold } from './keep-told.ts';
import { secondNow } from './now.ts';

const hour = 3600;

/** By what the server told of the clocks: a browser's calendars take a phone a tenth of a second to load. */
const toldClock = (at: number): LocalTime | null => {
  const offset = toldOffset(document.documentElement.dataset.clock, at);
  return offset === null ? null : timeAtOffset(at, offset);
};

/** Longer than any day, on which the clocks may go back an hour. */
const past = 25 * hour;

/** As the server wrote it, without its clock. */
const dayOf = (words: string): string => words.replace(/ \d\d:\d\d$/, '');

/**
 * Tells a time in relation to now; once more when its hour is over, and never again. What is older than the clocks that
 * are known keeps the day that it was written with.
 */
export const tellTime = (time: HTMLElement, local: (at: number) => LocalTime | null): void => {
  const at = Number(time.dataset.at);
  const now = secondNow();
  const date = relativeDateBy(at, now, local);
  if (date === null && now - at < past) return;
  time.title ||= time.textContent;
  if (now - at >= hour) time.dataset.told = '';
  const text = date === null ? dayOf(time.title) : speakRelativeDate(date);
  // Other words in the same text: a text put in its place would have all that `:has()` looks at styled anew.
  if (time.textContent !== text) (time.firstChild ?? time).textContent = text;
};

/** Tells every young time of the document, and hides what has counted until now. */
export const tellTimes = (): void => {
  for (const time of document.querySelectorAll<HTMLElement>('time[data-at]:not([data-told])'))
    tellTime(time, toldClock);
  for (const time of document.querySelectorAll<HTMLElement>('[data-ends]'))
    time.hidden = Number(time.dataset.ends) <= secondNow();
};

/**
 * Turns the dates of the document into relative ones, now and while they are young (R18); new ones are found at the
 * next beat.
 */
export const followRelativeTimes = (): void => keepTold(tellTimes);
