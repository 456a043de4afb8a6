import { type Ageing, isOld, isToldOf } from './measured.ts';

/** 1 asks for attention, 2 is danger, 3 is great danger. */
export type WarningLevel = 1 | 2 | 3;

/** What the weather threatens with. Times are unix seconds. */
export interface WeatherWarning {
  readonly level: WarningLevel;
  /** `zivatar` */
  readonly event: string;
  /** Where; empty for everywhere. */
  readonly area: string;
  readonly from: number;
  readonly until: number;
}

/** A day that is still to come; `at` is a moment about its noon. */
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

/** The weather at the site's own place, and in other towns. */
export interface Weather extends TownWeather {
  readonly observedAt: number;
  /** Whether it has to be marked as old. */
  readonly old: boolean;
  readonly days: readonly DayForecast[];
  readonly towns: readonly TownWeather[];
  /** The gravest first. */
  readonly warnings: readonly WeatherWarning[];
}

const hour = 3_600;
const ageing: Ageing = { stale: 2 * hour, gone: 12 * hour };
/** No warning is given for longer: what ends later has a wrong end. */
const longestWarning = 72 * hour;

const isInForce = ({ from, until }: WeatherWarning, now: number): boolean =>
  from <= now && now < until && until - from <= longestWarning;

const daysAhead = (days: readonly DayForecast[], now: number): readonly DayForecast[] =>
  days.filter(({ at }) => at > now - 12 * hour && at < now + 10 * 24 * hour);

/** The weather as it is told now: without what has passed, and null where it is too old to be told at all. */
export const shownWeather = (weather: Weather | null, now: number): Weather | null => {
  if (weather === null) return null;
  const warnings = weather.warnings
    .filter((warning) => isInForce(warning, now))
    .toSorted((one, other) => other.level - one.level || one.until - other.until);
  const told = isToldOf(weather.observedAt, now, ageing);
  // A warning counts by its own times, however old the rest is.
  if (!told && warnings.length === 0) return null;
  return {
    ...weather,
    old: isOld(weather.observedAt, now, ageing),
    days: told ? daysAhead(weather.days, now) : [],
    towns: told ? weather.towns : [],
    warnings,
  };
};

/** When the warnings that are told will be others than now: unix seconds, Infinity where nothing is known to come. */
export const warningsChangeAt = (weather: Weather | null, now: number): number =>
  Math.min(
    Infinity,
    ...(weather?.warnings ?? [])
      .filter(({ from, until }) => until > now && until - from <= longestWarning)
      .map(({ from, until }) => (from > now ? from : until)),
  );
