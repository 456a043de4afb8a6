import { sql } from 'kysely';
import type { Database } from '../../origin/database/connection/open-database.ts';
import { loadMinutes, loadRates } from '../../origin/content/load-figures.ts';
import { inventedMinutes } from '../content/figures/invented-minutes.ts';
import { inventedRates } from '../content/figures/invented-rates.ts';

const daySeconds = 86_400;
const dayOf = (text: string): number => Math.floor(Date.parse(`${text}T00:00:00Z`) / 1000 / daySeconds);

/** Days: two years and a margin for the longest range. */
const ratesReach = 745;
const countedSince = dayOf('2025-03-28');

/** Adds missing days up to today. Returns true when any was missing. `now` is unix seconds. */
export const keepFigures = async (db: Database, now: number): Promise<boolean> => {
  const today = Math.floor(now / daySeconds);
  const {
    rows: [newest],
  } = await sql<{ rate: string | null; minute: string | null }>`
    select (select max(day) from exchange_rates) as rate, (select max(day) from minute_counts) as minute`.execute(db);
  const rates = inventedRates(newest?.rate ? dayOf(newest.rate) + 1 : today - ratesReach, today);
  const minutes = inventedMinutes(newest?.minute ? dayOf(newest.minute) + 1 : countedSince, today);
  await loadRates(db, rates);
  await loadMinutes(db, minutes);
  return minutes.length > 0 || rates.some(({ days }) => days.length > 0);
};
