import { hourAndMinute } from '../../wording/clock.ts';
import { localTime } from '../../wording/local-time.ts';
import { speakRelativeDate } from '../../wording/hu.ts';
import type { Currency } from '../../wording/currency.ts';
import type { DayRate } from './day-rate.ts';
import type { WarningLevel, WeatherWarning } from './weather.ts';

const levels: Readonly<Record<WarningLevel, string>> = { 1: 'Elsőfokú', 2: 'Másodfokú', 3: 'Harmadfokú' };

const speakEnd = (until: number, now: number, zone: string): string => {
  const [end, today] = [localTime(until, zone), localTime(now, zone)];
  const day =
    end.month === today.month && end.day === today.day
      ? ''
      : `${speakRelativeDate({ kind: 'this-year', month: end.month, day: end.day })} `;
  return `${day}${hourAndMinute(end.hour, end.minute)}-ig`;
};

export const speakWarning = ({ level, event, area, until }: WeatherWarning, now: number, zone: string): string =>
  [`${levels[level]} figyelmeztetés: ${event}`, area, speakEnd(until, now, zone)]
    .filter((part) => part !== '')
    .join(', ');

export const speakRate = ({ currency, rate }: DayRate, { sign }: Currency): string =>
  `${currency} ${rate.toFixed(2).replace('.', ',')}\u00a0${sign}`;

export const builtInLabels = {
  archive: 'Archívum',
  football: 'Focieredmények',
  formulaOne: 'Forma-1',
  tippingGame: 'Tippjáték',
  rates: 'Árfolyamok',
  corrections: 'Javítások',
  followed: 'Amit követsz',
} as const;
