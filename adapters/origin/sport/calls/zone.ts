/** The time zone of days in URLs (docs/upstreams/live-score-api.md). */
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

export const dayOf = (at: number): string => format.format(new Date(at * 1000));

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const ahead = (at: number): number => {
  const part = Object.fromEntries(
    clock.formatToParts(new Date(at * 1000)).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - at;
};

/**
 * Unix seconds of a local time. A skipped time uses the offset before the change; for a repeated one, the first counts.
 */
export const momentOf = (day: string, time: string): number => {
  const wall = Date.parse(`${day}T${time}:00Z`) / 1000;
  const before = wall - ahead(wall - 86_400);
  const after = wall - ahead(before);
  return ahead(after) === ahead(before) ? after : before;
};
