import { beforeAll, describe, expect, it } from 'vitest';
import type { Chance } from '../ports/chance.ts';
import type { Clock } from '../ports/clock.ts';
import type { RotationHistory } from '../ports/rotation-history.ts';

export const describeClock = (name: string, makeSubject: () => Clock | Promise<Clock>): void => {
  describe(`Clock: ${name}`, () => {
    it('returns whole unix seconds that never decrease', async () => {
      const clock = await makeSubject();
      const [first, second] = [clock.now(), clock.now()];
      expect(Number.isInteger(first)).toBe(true);
      expect(second).toBeGreaterThanOrEqual(first);
      expect(first).toBeLessThan(100_000_000_000);
    });
  });
};

export const describeChance = (name: string, makeSubject: () => Chance | Promise<Chance>): void => {
  describe(`Chance: ${name}`, () => {
    it('draws from 0 up to, but without, 1', async () => {
      const chance = await makeSubject();
      for (let draw = 0; draw < 200; draw += 1) {
        const drawn = chance.draw();
        expect(drawn >= 0 && drawn < 1).toBe(true);
      }
    });
  });
};

export const describeRotationHistory = (
  name: string,
  makeSubject: () => RotationHistory | Promise<RotationHistory>,
): void => {
  describe(`Draws: ${name}`, () => {
    let rotationHistory: RotationHistory;
    beforeAll(async () => {
      rotationHistory = await makeSubject();
    });

    it('are empty before the first', () => {
      expect(rotationHistory.used('lapunk')).toEqual([]);
    });

    it('are remembered for each site apart', () => {
      rotationHistory.remember('lapunk', [3]);
      rotationHistory.remember('testver', [1]);
      rotationHistory.remember('lapunk', [3, 2]);
      expect([rotationHistory.used('lapunk'), rotationHistory.used('testver')]).toEqual([[3, 2], [1]]);
    });
  });
};
