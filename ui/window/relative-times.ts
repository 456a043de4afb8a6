import { speakRelativeDate } from '#core/wording/hu.ts';
import { relativeDate } from '#core/wording/relative-date.ts';
import { keepTold } from './keep-told.ts';
import { secondNow } from './now.ts';

const hour = 3600;

/** Tells every young time of the document in relation to now, and hides what has counted until now. */
export const tellTimes = (): void => {
  const now = secondNow();
  const zone = document.documentElement.dataset.zone ?? 'UTC';
  for (const time of document.querySelectorAll<HTMLElement>('time[data-at]')) {
    const at = Number(time.dataset.at);
    // Told once more when its hour is over, and never again.
    if (time.dataset.told === time.dataset.at) continue;
    time.title ||= time.textContent;
    if (now - at >= hour) time.dataset.told = String(at);
    const text = speakRelativeDate(relativeDate(at, now, zone));
    if (time.textContent !== text) time.textContent = text;
  }
  for (const time of document.querySelectorAll<HTMLElement>('[data-ends]'))
    time.hidden = Number(time.dataset.ends) <= now;
};

/**
 * Turns the dates of the document into relative ones, now and while they are young (R18); new ones are found at the
 * next beat.
 */
export const followRelativeTimes = (): void => keepTold(tellTimes);
