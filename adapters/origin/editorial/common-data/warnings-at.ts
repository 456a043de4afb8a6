import type { WeatherPlan } from './plans.ts';
import { events } from './hu.ts';
import { chanceOf } from './noise.ts';
import { skyAt } from './weather-at.ts';

const hour = 3_600;
const slot = 6 * hour;
/** Probability of a warning per slot. */
const often = 0.34;
/** Seconds between announcement and start. */
const ahead = 3 * hour;

export interface SimulatedWarning {
  readonly level: 1 | 2 | 3;
  readonly event: string;
  readonly area: string;
  readonly from: number;
  readonly until: number;
}

const wet = (celsius: number): string => {
  if (celsius < 0) return events.blizzard;
  if (celsius < 3) return events.ice;
  return celsius > 19 ? events.thunder : events.downpour;
};

const eventAt = (seed: string, at: number): string => {
  const { celsius, clouds, rain, gusts } = skyAt(seed, 0, at);
  if (celsius > 31) return events.heat;
  if (rain > 0) return wet(celsius);
  if (celsius < -9) return events.cold;
  return gusts > 40 || clouds < 0.6 ? events.storm : events.fog;
};

const levelAt = (seed: string, slotNumber: number): 1 | 2 | 3 => {
  const drawn = chanceOf(seed, 'level', slotNumber);
  return drawn < 0.6 ? 1 : drawn < 0.9 ? 2 : 3;
};

export const warningsAt = ({ seed, areas }: WeatherPlan, now: number): readonly SimulatedWarning[] =>
  [0, 1].flatMap((later) => {
    const number = Math.floor(now / slot) + later;
    if (areas.length === 0 || chanceOf(seed, 'warns', number) >= often) return [];
    const from = number * slot + Math.floor(chanceOf(seed, 'from', number) * 3) * (hour / 2);
    const until = from + (2 + Math.floor(chanceOf(seed, 'lasts', number) * 5)) * (hour / 2) + hour;
    if (until <= now || from > now + ahead) return [];
    const area = areas[Math.floor(chanceOf(seed, 'area', number) * areas.length)] ?? '';
    return [{ level: levelAt(seed, number), event: eventAt(seed, from), area, from, until }];
  });
