import { type Ageing, isOld, isToldOf } from './measured.ts';

/** 1 is caution, 2 is danger, 3 is great danger. */
export type WarningLevel = 1 | 2 | 3;

/** Times are unix seconds. */
export interface WeatherWarning {
  readonly level: WarningLevel;
  readonly event: string;
  readonly area: string;
  readonly from: number;
  readonly until: number;
}

/** `at` is about noon of the day, in unix seconds. */
export interface DayForecast {
  readonly at: number;
  readonly low: number;
  readonly high: number;
  readonly sky: string;
}

export interface TownWeather {
  readonly place: string;
  readonly celsius: number;
  readonly sky: string;
}

export interface Weather extends TownWeather {
  readonly observedAt: number;
  readonly old: boolean;
  readonly days: readonly DayForecast[];
  readonly towns: readonly TownWeather[];
  readonly warnings: readonly WeatherWarning[];
}

const hour = 3_600;
const ageing: Ageing = { stale: 2 * hour, gone: 12 * hour };
/** Seconds. Longer warnings have a wrong end and are ignored. */
const maxWarningLength = 72 * hour;

const isInForce = ({ from, until }: WeatherWarning, now: number): boolean =>
  from <= now && now < until && until - from <= maxWarningLength;

const daysAhead = (days: readonly DayForecast[], now: number): readonly DayForecast[] =>
  days.filter(({ at }) => at > now - 12 * hour && at < now + 10 * 24 * hour);

/** Null when too old. Warnings expire by their own times. */
export const shownWeather = (weather: Weather | null, now: number): Weather | null => {
  if (weather === null) return null;
  const warnings = weather.warnings
    .filter((warning) => isInForce(warning, now))
    .toSorted((one, other) => other.level - one.level || one.until - other.until);
  const told = isToldOf(weather.observedAt, now, ageing);
  if (!told && warnings.length === 0) return null;
  return {
    ...weather,
    old: isOld(weather.observedAt, now, ageing),
    days: told ? daysAhead(weather.days, now) : [],
    towns: told ? weather.towns : [],
    warnings,
  };
};

/** Unix seconds; Infinity when no change is known. */
export const warningsChangeAt = (weather: Weather | null, now: number): number =>
  Math.min(
    Infinity,
    ...(weather?.warnings ?? [])
      .filter(({ from, until }) => until > now && until - from <= maxWarningLength)
      .map(({ from, until }) => (from > now ? from : until)),
  );
