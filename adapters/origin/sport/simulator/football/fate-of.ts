import { openRandom, seedOf } from '../random.ts';
import type { Fate } from './match-plan.ts';

/** Of a thousand matches about five are put off before they begin, and three are never finished. */
export const fateOf = (seed: number): Fate => {
  const luck = openRandom(seedOf(seed, 0xfa7e)).next();
  return luck < 0.005 ? 'postponed' : luck < 0.008 ? 'abandoned' : 'played';
};
