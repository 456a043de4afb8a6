import { zoneOffset } from './local-time.ts';

const week = 7 * 86_400;
const quarterHour = 900;
/** Long enough to find two past changes and the next one, if clocks change twice a year. */
const reach = 57 * week;

interface Known {
  readonly from: number;
  readonly until: number;
  readonly told: string | undefined;
}
const known = new Map<string, Known>();

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
 * Clock changes around `now` as `change offset change offset change`: unix seconds and seconds ahead of UTC. Browsers
 * then need not load their time zones, which takes a phone 0.1 s. Undefined unless the clocks change twice a year.
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
