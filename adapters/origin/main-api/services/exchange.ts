import { z } from 'zod';
import type { SiteTable } from '../../database/schema/schema.ts';
import { notFound } from '../../http/problem.ts';
import { baseCurrency } from '../../content/base-currency.ts';
import type { Call, ApiContext } from '../context/api-context.ts';
import { readParameters } from '../context/parameters.ts';

const daysBack = { '1w': 7, '1m': 31, '3m': 92, '1y': 366, '2y': 731 } as const;
const ranges = ['1w', '1m', '3m', '1y', '2y'] as const;

const currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/, 'must be three letters')
  .transform((code) => code.toUpperCase())
  .default('EUR');
const range = z.enum(ranges, 'must be 1w, 1m, 3m, 1y or 2y').default('1m');

const before = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

const kept = ({ db }: ApiContext, site: SiteTable) =>
  db.selectFrom('exchange_rates').where('base', '=', baseCurrency(site));

export const exchange: Call = {
  path: '/api/exchange',
  answer: async (context, { site, query }) => {
    const asked = readParameters(z.object({ currency, range }), query);
    const ofCurrency = kept(context, site).where('currency', '=', asked.currency);
    const newest = await ofCurrency.select('day').orderBy('day', 'desc').limit(1).executeTakeFirst();
    if (newest === undefined) throw notFound(`Currency ${asked.currency}`);
    const items = await ofCurrency
      .select(['day', 'rate'])
      .where('day', '>', before(newest.day, daysBack[asked.range]))
      .orderBy('day')
      .execute();
    return { ...asked, base: baseCurrency(site), items };
  },
};

const usualOrder = ['EUR', 'USD', 'CHF', 'GBP'];
const place = (code: string): number => (usualOrder.includes(code) ? usualOrder.indexOf(code) : usualOrder.length);
const maxRows = 100;

export const newestRates = async (context: ApiContext, site: SiteTable) => {
  const rows = await kept(context, site)
    .select(['currency', 'day', 'rate'])
    .orderBy('day', 'desc')
    .orderBy('currency')
    .limit(maxRows)
    .execute();
  const byCurrency = [...Map.groupBy(rows, (row) => row.currency)].toSorted(
    ([one], [other]) => place(one) - place(other),
  );
  const rounded = (value: number): number => Number(value.toFixed(4));
  return byCurrency.map(([code, [newest, earlier]]) => ({
    currency: code,
    rate: rounded(newest?.rate ?? 0),
    change: rounded(newest && earlier ? newest.rate - earlier.rate : 0),
    day: newest?.day ?? null,
  }));
};
