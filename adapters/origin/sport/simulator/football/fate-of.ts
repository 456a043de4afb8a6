import { openRandom, seedOf } from '../random.ts';
import type { Fate } from './match-plan.ts';

/** Of 1000 matches, about five are postponed and three are abandoned. */
export const fateOf = (seed: number): Fate => {
  const luck = openRandom(seedOf(seed, 0xfa7e)).next();
  return luck < 0.005 ? 'postponed' : luck < 0.008 ? 'abandoned' : 'played';
};
