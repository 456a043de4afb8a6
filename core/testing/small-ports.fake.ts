import type { Chance } from '../ports/chance.ts';
import type { Clock } from '../ports/clock.ts';
import type { RotationHistory } from '../ports/rotation-history.ts';

export const fakeClock = (now: number): Clock => ({ now: () => now });

export const fakeChance = (...rotationHistory: readonly number[]): Chance => {
  let next = 0;
  return { draw: () => rotationHistory[next++ % rotationHistory.length] ?? 0 };
};

export const fakeRotationHistory = (): RotationHistory => {
  const kept = new Map<string, readonly number[]>();
  return { used: (site) => kept.get(site) ?? [], remember: (site, used) => void kept.set(site, used) };
};
