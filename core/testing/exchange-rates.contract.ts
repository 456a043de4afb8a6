import { beforeAll, describe, expect, it } from 'vitest';
import { contractSlugs } from './contract-content.ts';
import type { ExchangeRates } from '../ports/exchange-rates.ts';

const { main, g7, sister } = contractSlugs;

export const describeExchangeRates = (
  name: string,
  makeSubject: () => ExchangeRates | Promise<ExchangeRates>,
): void => {
  describe(`ExchangeRates: ${name}`, () => {
    let rates: ExchangeRates;
    beforeAll(async () => {
      rates = await makeSubject();
    });
    const days = async (site: string, range: '1w' | '1m') =>
      (await rates.course(site, 'EUR', range))._unsafeUnwrap().days;

    it('gives the days of the range up to the newest known, the oldest first', async () => {
      expect(await days(main, '1w')).toEqual([
        { day: '2025-01-09', rate: 402.9 },
        { day: '2025-01-10', rate: 402.5 },
      ]);
      expect((await days(main, '1m')).map(({ day }) => day)).toEqual(['2025-01-02', '2025-01-09', '2025-01-10']);
    });

    it('answers in the money of the site that asks', async () => {
      expect((await days(g7, '1w')).at(-1)?.rate).toBe(402.5);
      expect((await days(sister, '1w')).at(-1)?.rate).toBe(4.97);
    });

    it('does not find an unsupported currency', async () => {
      expect((await rates.course(main, 'XTS', '1m'))._unsafeUnwrapErr().kind).toBe('not-found');
    });
  });
};
