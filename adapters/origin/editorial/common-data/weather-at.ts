import { skies } from './hu.ts';
import { noise } from './noise.ts';

const hour = 3_600;
const day = 24 * hour;

export interface Sky {
  readonly celsius: number;
  readonly clouds: number;
  readonly rain: number;
  /** Kilometres per hour. */
  readonly gusts: number;
}

const yearPart = (at: number): number => (at / (365.2425 * day)) % 1;
const hourOfSun = (at: number): number => (at / hour + 1.3) % 24;

const ofSeason = (at: number): number => 11.2 - 11.3 * Math.cos(2 * Math.PI * (yearPart(at) - 0.045));

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

export const inWords = ({ celsius, clouds, rain }: Sky): string => {
  if (rain > 0.22) return celsius < 1 ? skies.snow : skies.rain;
  if (rain > 0) return celsius < 1 ? skies.flakes : skies.drizzle;
  if (clouds > 0.82) return skies.overcast;
  if (clouds > 0.5) return skies.cloudy;
  return clouds > 0.22 ? skies.fair : skies.clear;
};
