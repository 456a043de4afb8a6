import { type LocalTime, timeAtOffset, toldOffset } from '#core/wording/clock.ts';
import { speakRelativeDate } from '#core/wording/hu.ts';
import { relativeDateBy } from '#core/wording/relative-date-by.ts';
import { keepTold } from './keep-told.ts';
import { secondNow } from './now.ts';

const hour = 3600;

/** Uses the offsets from the server: `Intl` takes about 100 ms to load on a phone. */
const toldClock = (at: number): LocalTime | null => {
  const offset = toldOffset(document.documentElement.dataset.clock, at);
  return offset === null ? null : timeAtOffset(at, offset);
};

/** Seconds; longer than any day, because a day with a clock change has 25 hours. */
const past = 25 * hour;

const dayOf = (words: string): string => words.replace(/ \d\d:\d\d$/, '');

export const tellTime = (time: HTMLElement, local: (at: number) => LocalTime | null): void => {
  const at = Number(time.dataset.at);
  const now = secondNow();
  const date = relativeDateBy(at, now, local);
  if (date === null && now - at < past) return;
  time.title ||= time.textContent;
  if (now - at >= hour) time.dataset.told = '';
  const text = date === null ? dayOf(time.title) : speakRelativeDate(date);
  // Update the text node in place: replacing it would make the browser recalculate all `:has()` styles.
  if (time.textContent !== text) (time.firstChild ?? time).textContent = text;
};

export const tellTimes = (): void => {
  for (const time of document.querySelectorAll<HTMLElement>('time[data-at]:not([data-told])'))
    tellTime(time, toldClock);
  for (const time of document.querySelectorAll<HTMLElement>('[data-ends]'))
    time.hidden = Number(time.dataset.ends) <= secondNow();
};

/** Makes dates relative and updates them (R18). */
export const followRelativeTimes = (): void => keepTold(tellTimes);
