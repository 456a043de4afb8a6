import { isDateAt } from '#core/addresses/paths/calendar-date.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `21/Nov/2026:12:00:00 +0100` as unix seconds; NaN when invalid. */
export const logTime = (text: string): number => {
  const [, day, month = '', year, clock, sign, hours, minutes] =
    /^(\d{2})\/(\w{3})\/(\d{4}):(\d{2}:\d{2}:\d{2}) ([+-])(\d{2})(\d{2})$/.exec(text) ?? [];
  const place = months.indexOf(month);
  const date = `${year}-${String(place + 1).padStart(2, '0')}-${day}`;
  return isDateAt(date, 0, 5, 8) ? Date.parse(`${date}T${clock}${sign}${hours}:${minutes}`) / 1000 : Number.NaN;
};

/** Unix seconds or ISO 8601, UTC by default. NaN for invalid dates, which `Date.parse` moves to the next month. */
export const readTime = (text: string): number => {
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  const [, date, clock, zone] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/.exec(text) ?? [];
  return date === undefined || !isDateAt(date, 0, 5, 8)
    ? Number.NaN
    : Date.parse(`${date}T${clock ?? '00:00'}${(zone ?? 'Z').replace(/(\d{2})(\d{2})$/, '$1:$2')}`) / 1000;
};
