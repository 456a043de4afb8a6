import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const reference: Migration = {
  up: async (db) => {
    await sql`create table exchange_rates (base text not null, currency text not null, day text not null, rate float8 not null, primary key (base, currency, day))`.execute(
      db,
    );
    await sql`create index exchange_rates_by_day on exchange_rates (base, day)`.execute(db);
    await sql`create table minute_counts (day text primary key, recurring int not null, onetime int not null)`.execute(
      db,
    );
  },
};
