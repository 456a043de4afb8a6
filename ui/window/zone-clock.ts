import type { LocalTime } from '#core/wording/clock.ts';
import { localTime } from '#core/wording/local-time.ts';

/** The clocks of the page's zone at any moment (unix seconds), by the browser's calendars. */
export const zoneClock = (at: number): LocalTime => localTime(at, document.documentElement.dataset.zone ?? 'UTC');
