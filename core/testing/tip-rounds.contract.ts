import { beforeAll, describe, expect, it } from 'vitest';
import { contractSlugs, contractContent } from './contract-content.ts';
import type { TipRounds } from '../ports/sport/tip-rounds.ts';

export const describeTipRounds = (name: string, makeSubject: () => TipRounds | Promise<TipRounds>): void => {
  describe(`TipRounds: ${name}`, () => {
    let rounds: TipRounds;
    beforeAll(async () => {
      rounds = await makeSubject();
    });

    it('gives every round whole, with its pairs in order and the results that are known', async () => {
      expect((await rounds.all(contractSlugs.main))._unsafeUnwrap()).toEqual(contractContent.tipRounds);
    });
  });
};
