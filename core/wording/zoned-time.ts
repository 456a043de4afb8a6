import { digits } from './digits.ts';
import { hourAndMinute } from './clock.ts';
import { localTime, sensibleSecond } from './local-time.ts';

/** ISO 8601 with the zone's offset, `2026-11-21T14:05:09+01:00`; `at` in unix seconds (R8). */
export const zonedTime = (at: number, zone: string): string => {
  const second = sensibleSecond(at);
  const { year, month, day, hour, minute } = localTime(second, zone);
  const date = `${digits(year, 4)}-${digits(month)}-${digits(day)}`;
  const wholeMinute = second - (((second % 60) + 60) % 60);
  const offset = Math.round(
    (new Date(`${date}T${hourAndMinute(hour, minute)}:00Z`).getTime() / 1000 - wholeMinute) / 60,
  );
  const away = Math.abs(offset);
  return `${date}T${hourAndMinute(hour, minute)}:${digits(second - wholeMinute)}${offset < 0 ? '-' : '+'}${digits(Math.floor(away / 60))}:${digits(away % 60)}`;
};
