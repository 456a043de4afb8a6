import { type LocalTime, timeAtOffset } from './clock.ts';

const quarterHour = 900;
const rememberedOffsets = 4096;
const firstSecond = -62_135_510_400; // 0001-01-02, so that no zone falls before the first year
const lastSecond = 253_402_214_400; // 9999-12-31, so that none falls after the last
/** After this many years, and so many seconds, the calendar repeats itself. */
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

/** One cycle later, because `Date.UTC` takes the years 0 to 99 for those of the twentieth century. */
const askedOffset = (at: number, zone: string): number => {
  const [month = 1, day = 1, year = 1970, hour = 0, minute = 0, second = 0] = formatterOf(zone)
    .format(at * 1000)
    .split(/\D+/)
    .map(Number);
  return Date.UTC(year + cycle.years, month - 1, day, hour, minute, second) / 1000 - cycle.seconds - at;
};

/**
 * How far a zone's clocks are off at `at` (unix seconds), in seconds. They change only on whole quarter hours, so that
 * one question to Intl answers for fifteen minutes.
 */
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

/** A whole unix second that every calendar knows: foreign numbers are kept within the years 1 to 9999. */
export const sensibleSecond = (at: number): number =>
  Number.isNaN(at) ? 0 : Math.floor(Math.min(Math.max(at, firstSecond), lastSecond));

/** `at` in unix seconds; `zone` is an IANA name (R8). */
export const localTime = (at: number, zone: string): LocalTime => {
  const second = sensibleSecond(at);
  return timeAtOffset(second, zoneOffset(second, zone));
};
