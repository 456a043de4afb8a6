const pattern = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?(Z|[+-]\d\d:\d\d)?)?$/;

const offsetSeconds = (at: number, zone: string): number => {
  const name =
    new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
      .formatToParts(at * 1000)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
};

const wallSeconds = (parts: readonly (string | undefined)[]): number | null => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map((part) => Number(part ?? 0));
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second);
  const kept =
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute &&
    second < 60;
  return kept ? date.getTime() / 1000 : null;
};

/** Unix seconds of `2026-11-21T13:40:00+01:00`; without an offset, in `zone`. Null when invalid. */
export const readTime = (text: string, zone: string): number | null => {
  const [, ...parts] = pattern.exec(text) ?? [];
  const wall = parts.length === 0 ? null : wallSeconds(parts.slice(0, 6));
  if (wall === null) return null;
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(parts[6] ?? '') ?? [];
  if (parts[6] === 'Z') return wall;
  if (sign !== undefined) return wall - (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
  const guess = wall - offsetSeconds(wall, zone);
  return wall - offsetSeconds(guess, zone);
};

export const writeTime = (at: number, zone: string): string => {
  const offset = offsetSeconds(at, zone);
  const minutes = Math.abs(offset) / 60;
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${new Date((at + offset) * 1000).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
};
