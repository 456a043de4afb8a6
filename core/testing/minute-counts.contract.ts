import { beforeAll, describe, expect, it } from 'vitest';
import { contractSlugs } from './contract-content.ts';
import type { MinuteCounts } from '../ports/minute-counts.ts';

const { main } = contractSlugs;

export const describeMinuteCounts = (name: string, makeSubject: () => MinuteCounts | Promise<MinuteCounts>): void => {
  describe(`MinuteCounts: ${name}`, () => {
    let counts: MinuteCounts;
    beforeAll(async () => {
      counts = await makeSubject();
    });

    it('adds up the days from one on', async () => {
      expect((await counts.since(main, '2025-03-29'))._unsafeUnwrap()).toEqual({ recurring: 7, onetime: 30 });
      expect((await counts.since(main, '2026-01-01'))._unsafeUnwrap()).toEqual({ recurring: 0, onetime: 0 });
    });

    it('gives a single day, and nothing for one that is not known', async () => {
      expect((await counts.ofDay(main, '2025-03-28'))._unsafeUnwrap()).toEqual({ recurring: 2, onetime: 5 });
      expect((await counts.ofDay(main, '2020-01-01'))._unsafeUnwrap()).toEqual({ recurring: 0, onetime: 0 });
    });
  });
};
