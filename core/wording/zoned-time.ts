import { localTime, sensibleSecond } from './local-time.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** A moment as ISO 8601 with the offset of a zone, `2026-11-21T14:05:09+01:00`; `at` in unix seconds (R8). */
export const zonedTime = (at: number, zone: string): string => {
  const second = sensibleSecond(at);
  const { year, month, day, hour, minute } = localTime(second, zone);
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  const wholeMinute = second - (((second % 60) + 60) % 60);
  const offset = Math.round((new Date(`${date}T${two(hour)}:${two(minute)}:00Z`).getTime() / 1000 - wholeMinute) / 60);
  const away = Math.abs(offset);
  return `${date}T${two(hour)}:${two(minute)}:${two(second - wholeMinute)}${offset < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
};
