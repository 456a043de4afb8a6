import type { Database } from '../database/connection/open-database.ts';
import { insertRows } from '../database/connection/insert-rows.ts';
import { baseCurrency } from './base-currency.ts';
import type { MinuteCounts, Rates } from './figures.ts';

export const loadRates = (db: Database, rates: readonly Rates[]): Promise<void> =>
  insertRows(
    db,
    'exchange_rates',
    ['base', 'currency', 'day', 'rate'],
    rates.flatMap(({ site, currency, days }) =>
      days.map((one) => ({ base: baseCurrency({ role: site }), currency, ...one })),
    ),
  );

export const loadMinutes = (db: Database, minutes: readonly MinuteCounts[]): Promise<void> =>
  insertRows(db, 'minute_counts', ['day', 'recurring', 'onetime'], minutes);
