import { speakRelativeDate } from '#core/wording/hu.ts';
import { relativeDate } from '#core/wording/relative-date.ts';
import { keepTold } from './keep-told.ts';
import { secondNow } from './now.ts';

const hour = 3600;

/** Tells a time in relation to now; once more when its hour is over, and never again. */
export const tellTime = (time: HTMLElement): void => {
  const at = Number(time.dataset.at);
  const now = secondNow();
  time.title ||= time.textContent;
  if (now - at >= hour) time.dataset.told = '';
  const text = speakRelativeDate(relativeDate(at, now, document.documentElement.dataset.zone ?? 'UTC'));
  if (time.textContent !== text) time.textContent = text;
};

/** Tells every young time of the document, and hides what has counted until now. */
export const tellTimes = (): void => {
  document.querySelectorAll<HTMLElement>('time[data-at]:not([data-told])').forEach(tellTime);
  for (const time of document.querySelectorAll<HTMLElement>('[data-ends]'))
    time.hidden = Number(time.dataset.ends) <= secondNow();
};

/**
 * Turns the dates of the document into relative ones, now and while they are young (R18); new ones are found at the
 * next beat.
 */
export const followRelativeTimes = (): void => keepTold(tellTimes);
