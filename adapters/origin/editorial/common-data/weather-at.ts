import { skies } from './hu.ts';
import { noise } from './noise.ts';

const hour = 3_600;
const day = 24 * hour;

/** The weather somewhere at a moment. */
export interface Sky {
  readonly celsius: number;
  /** 0 is clear, 1 is overcast. */
  readonly clouds: number;
  /** Above 0 something falls. */
  readonly rain: number;
  /** Kilometres an hour, in gusts. */
  readonly gusts: number;
}

/** 0 to below 1, from one new year to the next. */
const yearPart = (at: number): number => (at / (365.2425 * day)) % 1;
/** By the sun of Central Europe. */
const hourOfSun = (at: number): number => (at / hour + 1.3) % 24;

/** What a year is like here: cold in the middle of January, warm in the middle of July. */
const ofSeason = (at: number): number => 11.2 - 11.3 * Math.cos(2 * Math.PI * (yearPart(at) - 0.045));

/** The weather at a moment (unix seconds): fronts of some days, a warmer afternoon, and more of it under a clear sky. */
export const skyAt = (seed: string, warmer: number, at: number): Sky => {
  const clouds = Math.min(1, Math.max(0, 0.55 + 0.75 * noise(`${seed} clouds`, 26 * hour, at)));
  const front = noise(`${seed} front`, 4 * day, at);
  const rain = noise(`${seed} rain`, 9 * hour, at) + clouds - 1.25;
  const afternoon = -Math.cos((2 * Math.PI * (hourOfSun(at) - 3)) / 24);
  return {
    celsius: ofSeason(at) + warmer + 5.5 * front + afternoon * (6.5 - 4.5 * clouds) - (rain > 0 ? 1.5 : 0),
    clouds,
    rain,
    gusts: 32 + 34 * noise(`${seed} wind`, 17 * hour, at) + 14 * front,
  };
};

/** As a paper says it. */
export const inWords = ({ celsius, clouds, rain }: Sky): string => {
  if (rain > 0.22) return celsius < 1 ? skies.snow : skies.rain;
  if (rain > 0) return celsius < 1 ? skies.flakes : skies.drizzle;
  if (clouds > 0.82) return skies.overcast;
  if (clouds > 0.5) return skies.cloudy;
  return clouds > 0.22 ? skies.fair : skies.clear;
};
