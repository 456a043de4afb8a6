import type { LocalTime } from './clock.ts';

export type RelativeDate =
  | { readonly kind: 'now' }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'today'; readonly hour: number; readonly minute: number }
  | { readonly kind: 'this-year'; readonly month: number; readonly day: number }
  | { readonly kind: 'date'; readonly year: number; readonly month: number; readonly day: number };

/** Both times in unix seconds (spec §9, R18). Null when `local` returns null. */
export const relativeDateBy = <Known extends LocalTime | null>(
  at: number,
  now: number,
  local: (at: number) => Known,
): RelativeDate | Extract<Known, null> => {
  const age = now - at;
  if (age >= -60 && age < 60) return { kind: 'now' };
  if (age >= 60 && age < 3600) return { kind: 'minutes', minutes: Math.floor(age / 60) };
  const [then, today] = [local(at), local(now)];
  if (!then || !today) return null as Extract<Known, null>;
  const { year, month, day } = then;
  if (year !== today.year) return { kind: 'date', year, month, day };
  if (month !== today.month || day !== today.day) return { kind: 'this-year', month, day };
  return { kind: 'today', hour: then.hour, minute: then.minute };
};
