import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../origin/database/maintenance/migrate.ts';
import { openDatabase } from '../../origin/database/connection/open-database.ts';
import type { OpenDatabase } from '../../origin/database/connection/open-database.ts';
import { dayOf } from '../../origin/sport/calls/zone.ts';
import { keepLiveScores, renewSeasons } from './keep-live-scores.ts';

/** 2026-11-22, 20:30 in Budapest. */
const first = 1_795_375_800;
const day = 86_400;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ inMemory: true });
  await migrate(database.db);
}, 60_000);
afterAll(() => database.close());

const start = (now: number) => database.db.transaction().execute((all) => keepLiveScores(all, now));
const kickOffs = async (league: number): Promise<readonly number[]> =>
  (
    await database.db
      .selectFrom('football_fixtures')
      .select('kick_off')
      .where('league', '=', league)
      .orderBy('id')
      .execute()
  ).map(({ kick_off: at }) => at ?? 0);
const sessions = async (): Promise<readonly number[]> =>
  (await database.db.selectFrom('racing_sessions').select('starts_at').orderBy('id').execute()).map(
    ({ starts_at: at }) => at ?? 0,
  );

describe('the sport of the sample', () => {
  it('is written once', async () => {
    await start(first);
    const before = await kickOffs(271);
    expect(before).toHaveLength(132);
    await start(first + 60);
    expect(await kickOffs(271)).toEqual(before);
  });

  it('does not change running events, and removes the cup with its articles', async () => {
    const [league, cup, races] = [await kickOffs(271), await kickOffs(273), await sessions()];
    await start(first + 5 * day);
    expect([await kickOffs(271), await sessions()]).toEqual([league, races]);
    expect(await kickOffs(273)).toEqual(cup.map((at) => at + 5 * day));
    await start(first + 5 * day + 3600);
    expect(await kickOffs(273)).toEqual(cup.map((at) => at + 5 * day));
  });

  it('restarts a finished season at the same hours, also across a clock change', async () => {
    const [before, races] = [await kickOffs(271), await sessions()];
    const later = Date.parse('2027-04-20T12:00:00+02:00') / 1000;
    await start(later);
    const after = await kickOffs(271);
    const days = (Date.parse('2027-04-20') - Date.parse('2026-11-22')) / (day * 1000);
    const hours = (at: number): string =>
      new Date(at * 1000).toLocaleTimeString('hu', { timeZone: 'Europe/Budapest', hour: '2-digit', minute: '2-digit' });
    expect(after.map(hours)).toEqual(before.map(hours));
    expect(dayOf(after[60] ?? 0)).toBe('2027-04-20');
    expect(Math.round(((after[0] ?? 0) - (before[0] ?? 0)) / day)).toBe(days);
    const moved = await sessions();
    expect([moved.some((at) => dayOf(at) === '2027-04-20'), moved.length]).toEqual([true, races.length]);
    expect(
      (
        await database.db
          .selectFrom('football_seasons')
          .select('start_day')
          .where('league', '=', 271)
          .executeTakeFirst()
      )?.start_day,
    ).toBe('2027-03-31');
  });

  it('restarts once while the origin runs, and leaves the cup to its articles', async () => {
    const cup = await kickOffs(273);
    const later = Date.parse('2027-09-01T12:00:00+02:00') / 1000;
    const renew = () => database.db.transaction().execute((all) => renewSeasons(all, later));
    await Promise.all([renew(), renew()]);
    expect(dayOf((await kickOffs(271))[60] ?? 0)).toBe('2027-09-01');
    expect((await sessions()).some((at) => dayOf(at) === '2027-09-01')).toBe(true);
    expect(await kickOffs(273)).toEqual(cup);
  });
});
