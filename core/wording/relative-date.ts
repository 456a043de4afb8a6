import { localTime } from './local-time.ts';

/** How long ago, in the coarsest words that still say enough; `speakRelativeDate` turns it into text. */
export type RelativeDate =
  | { readonly kind: 'now' }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'today'; readonly hour: number; readonly minute: number }
  | { readonly kind: 'this-year'; readonly month: number; readonly day: number }
  | { readonly kind: 'date'; readonly year: number; readonly month: number; readonly day: number };

/** Both times in unix seconds, read in the site's zone (spec §9, R18). */
export const relativeDate = (at: number, now: number, zone: string): RelativeDate => {
  const age = now - at;
  if (age >= -60 && age < 60) return { kind: 'now' };
  if (age >= 60 && age < 3600) return { kind: 'minutes', minutes: Math.floor(age / 60) };
  const then = localTime(at, zone);
  const today = localTime(now, zone);
  const { year, month, day } = then;
  if (year !== today.year) return { kind: 'date', year, month, day };
  if (month !== today.month || day !== today.day) return { kind: 'this-year', month, day };
  return { kind: 'today', hour: then.hour, minute: then.minute };
};
