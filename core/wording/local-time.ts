import { type LocalTime, timeAtOffset } from './clock.ts';

const quarterHour = 900;
const rememberedOffsets = 4096;
const firstSecond = -62_135_510_400; // 0001-01-02: the year is at least 1 in every zone
const lastSecond = 253_402_214_400; // 9999-12-31: the year is at most 9999 in every zone
const cycle = { years: 400, seconds: 146_097 * 86_400 };
const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number>>();

const formatterOf = (zone: string): Intl.DateTimeFormat => {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, made);
  return made;
};

/** Adds a cycle, because `Date.UTC` maps the years 0 to 99 to 1900 to 1999. */
const askedOffset = (at: number, zone: string): number => {
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = formatterOf(zone)
    .format(at * 1000)
    .split(/\D+/)
    .map(Number);
  return Date.UTC(year + cycle.years, month - 1, day, hour, minute, second) / 1000 - cycle.seconds - at;
};

/** In seconds. Offsets change only on quarter hours, so one Intl call covers 15 minutes. */
export const zoneOffset = (at: number, zone: string): number => {
  const remembered = offsets.get(zone) ?? new Map<number, number>();
  const quarter = Math.floor(at / quarterHour);
  const known = remembered.get(quarter);
  if (known !== undefined) return known;
  if (remembered.size >= rememberedOffsets) remembered.clear();
  const offset = askedOffset(quarter * quarterHour, zone);
  offsets.set(zone, remembered.set(quarter, offset));
  return offset;
};

/** Limits upstream values to the years 1 to 9999. */
export const sensibleSecond = (at: number): number =>
  Number.isNaN(at) ? 0 : Math.floor(Math.min(Math.max(at, firstSecond), lastSecond));

/** `at` in unix seconds; `zone` is an IANA name (R8). */
export const localTime = (at: number, zone: string): LocalTime => {
  const second = sensibleSecond(at);
  return timeAtOffset(second, zoneOffset(second, zone));
};
