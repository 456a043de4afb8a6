import { zoneOffset } from './local-time.ts';

const week = 7 * 86_400;
const quarterHour = 900;
/** Clocks that change twice a year have changed at least twice before, and change once after, within so long. */
const reach = 57 * week;

interface Known {
  readonly from: number;
  readonly until: number;
  readonly told: string | undefined;
}
const known = new Map<string, Known>();

/** The quarter hour at which the clocks have changed, between two moments of which they tell differently. */
const changeBetween = (zone: string, before: number, after: number): number => {
  let [low, high] = [before / quarterHour, after / quarterHour];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zoneOffset(middle * quarterHour, zone) === zoneOffset(before, zone)) low = middle;
    else high = middle;
  }
  return high * quarterHour;
};

const changesAround = (zone: string, now: number): readonly number[] => {
  const changes: number[] = [];
  const first = Math.floor((now - reach) / week) * week;
  for (let at = first; at < now + reach; at += week)
    if (zoneOffset(at, zone) !== zoneOffset(at + week, zone)) changes.push(changeBetween(zone, at, at + week));
  return changes;
};

/**
 * The clocks of a zone around `now` (unix seconds) for a browser that has not loaded its calendars, which takes a phone
 * a tenth of a second: `change offset change offset change`, each offset in seconds and from the change before it until
 * the one after it. The same until the clocks change; undefined for a zone whose clocks do not change twice a year.
 */
export const clockChanges = (zone: string, now: number): string | undefined => {
  const kept = known.get(zone);
  if (kept && now >= kept.from && now < kept.until) return kept.told;
  const changes = changesAround(zone, now);
  const next = changes.findIndex((at) => at > now);
  const [one, from, until] = changes.slice(next - 2, next + 1);
  const found =
    next < 2 || one === undefined || from === undefined || until === undefined
      ? { from: now, until: now + week, told: undefined }
      : { from, until, told: [one, zoneOffset(one, zone), from, zoneOffset(from, zone), until].join(' ') };
  known.set(zone, found);
  return found.told;
};
