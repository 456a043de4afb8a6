import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'kysely';
import { loadSites } from '#adapters/origin/content/load-sites.ts';
import { migrate } from '#adapters/origin/database/maintenance/migrate.ts';
import { openDatabase, type OpenDatabase } from '#adapters/origin/database/connection/open-database.ts';
import { fiveSites } from '#adapters/origin/testing/five-sites.ts';
import { sampleNewspaper } from './sample-newspaper.ts';

const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1000;
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase({ inMemory: true });
  await migrate(opened.db);
  await loadSites(opened.db, fiveSites);
  await sql`insert into settings (site, key, value) values ('main', 'seededAt', '1')`.execute(opened.db);
});
afterAll(() => opened.close());

const days = async (): Promise<readonly string[]> =>
  (await opened.db.selectFrom('exchange_rates').select('day').distinct().orderBy('day', 'desc').limit(2).execute()).map(
    ({ day }) => String(day).slice(0, 10),
  );

it('has no invented rates in a newsroom’s own newspaper', async () => {
  const own = await openDatabase({ inMemory: true });
  await migrate(own.db);
  await sampleNewspaper.renew(own.db, noon('2026-11-23'));
  expect(await own.db.selectFrom('exchange_rates').select('day').execute()).toEqual([]);
  await own.close();
});

it('adds the rates of each new day once, while the origin keeps running', async () => {
  await sampleNewspaper.renew(opened.db, noon('2026-11-23'));
  expect(await days()).toEqual(['2026-11-23', '2026-11-20']);
  await sampleNewspaper.renew(opened.db, noon('2026-11-24'));
  await sampleNewspaper.renew(opened.db, noon('2026-11-24'));
  expect(await days()).toEqual(['2026-11-24', '2026-11-23']);
});
