import type { LocalTime } from '#core/wording/clock.ts';
import { localTime } from '#core/wording/local-time.ts';

/** `at` is in unix seconds. */
export const zoneClock = (at: number): LocalTime => localTime(at, document.documentElement.dataset.zone ?? 'UTC');
