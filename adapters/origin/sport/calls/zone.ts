/** In which the days of addresses begin (docs/upstreams/live-score-api.md). */
export const zone = 'Europe/Budapest';

const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  hourCycle: 'h23',
  ...({
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const),
});

/** `YYYY-MM-DD` of a moment in unix seconds. */
export const dayOf = (at: number): string => format.format(new Date(at * 1000));

/** The day so many days after one. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** How many seconds clocks of the zone are ahead of UTC at a moment. */
const ahead = (at: number): number => {
  const part = Object.fromEntries(
    clock.formatToParts(new Date(at * 1000)).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - at;
};

/**
 * Unix seconds of a time of the zone, `2026-03-29` and `20:45`. One that a clock change skips is the same time by the
 * clock of before; of one that comes twice, it is the first.
 */
export const momentOf = (day: string, time: string): number => {
  const wall = Date.parse(`${day}T${time}:00Z`) / 1000;
  const before = wall - ahead(wall - 86_400);
  const after = wall - ahead(before);
  // By the clock of after a change only what that clock really shows.
  return ahead(after) === ahead(before) ? after : before;
};
