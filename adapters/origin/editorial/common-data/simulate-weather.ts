import type { WeatherPlan } from './plans.ts';
import { warningsAt } from './warnings-at.ts';
import { inWords, skyAt } from './weather-at.ts';

const hour = 3_600;
const day = 24 * hour;
/** Seconds between two reports. */
const reports = 600;
const daysAhead = 3;

const forecast = (seed: string, warmer: number, noon: number) => {
  const hours = [-6, -3, 0, 3, 6, 9].map((later) => skyAt(seed, warmer, noon + later * hour).celsius);
  return {
    at: noon,
    low: Math.round(Math.min(...hours)),
    high: Math.round(Math.max(...hours)),
    sky: inWords(skyAt(seed, warmer, noon + hour)),
  };
};

export const simulateWeather = (plan: WeatherPlan, now: number) => {
  const observedAt = Math.floor(now / reports) * reports;
  const today = Math.floor(now / day) * day + 11 * hour;
  const towns = plan.towns.map(({ place, warmer }) => {
    const sky = skyAt(plan.seed, warmer, observedAt);
    return {
      place,
      celsius: Math.round(sky.celsius),
      sky: inWords(sky),
    };
  });
  const [own, ...others] = towns;
  const warmerHere = plan.towns[0]?.warmer ?? 0;
  const days = Array.from({ length: daysAhead }, (_, later) =>
    forecast(plan.seed, warmerHere, today + (later + 1) * day),
  );
  return own === undefined ? null : { ...own, observedAt, days, towns: others, warnings: warningsAt(plan, now) };
};
