import { sql } from 'kysely';
import type { Database } from '../../origin/database/connection/open-database.ts';
import { dayAfter, dayOf, zone } from '../../origin/sport/calls/zone.ts';
import { writeLiveScores } from '../../origin/sport/content/write-live-scores.ts';
import { buildLiveScores } from './build-live-scores.ts';
import { competitionPlans } from './competition-plan.ts';
import type { CompetitionPlan } from './competition-plan.ts';

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

interface Season {
  readonly first: string;
  readonly last: string;
}

const seasonsIn = async (all: Database): Promise<ReadonlyMap<number, Season>> => {
  const rows = await all
    .selectFrom('football_seasons')
    .select(['league', 'start_day', 'end_day'])
    .orderBy('year')
    .execute();
  return new Map(
    rows.flatMap(({ league, start_day: first, end_day: last }) =>
      first === null || last === null ? [] : [[league, { first, last }]],
    ),
  );
};

const later = (column: string, days: number) =>
  sql`extract(epoch from (to_timestamp(${sql.ref(column)}) at time zone ${sql.lit(zone)} + ${sql.lit(`${days} days`)}::interval) at time zone ${sql.lit(zone)})::int8`;

const moveLeague = async (all: Database, league: number, days: number, { first, last }: Season) => {
  await sql`update football_fixtures set kick_off = ${later('kick_off', days)}, listed_from = ${later('listed_from', days)} where league = ${league}`.execute(
    all,
  );
  await all
    .updateTable('football_seasons')
    .set({ start_day: dayAfter(first, days), end_day: dayAfter(last, days) })
    .where('league', '=', league)
    .execute();
};

/**
 * Restarts finished seasons around today, at the same hours. Live matches are kept: their course must survive a
 * restart. The cup moves with its articles.
 */
const bringToToday = async (
  all: Database,
  { league, today }: CompetitionPlan,
  season: Season,
  { now, follows }: { readonly now: number; readonly follows: boolean },
) => {
  const at = dayNumber(dayOf(now)) - dayNumber(season.first);
  const played = dayOf(now) > season.last;
  const days = follows || played ? at - today : 0;
  if (days > 0) await moveLeague(all, league, days, season);
};

const moveLeagues = async (
  all: Database,
  plans: readonly (readonly [name: string, plan: CompetitionPlan])[],
  now: number,
): Promise<void> => {
  const seasons = await seasonsIn(all);
  for (const [name, plan] of plans) {
    const season = seasons.get(plan.league);
    if (season !== undefined) await bringToToday(all, plan, season, { now, follows: name === 'cup' });
  }
};

const moveRaces = async (all: Database, now: number): Promise<void> => {
  const row = await all
    .selectFrom('racing_sessions')
    .select(({ fn }) => [fn.max('starts_at').as('last'), fn.min('starts_at').as('first')])
    .where('seed', 'is not', null)
    .executeTakeFirst();
  if (row === undefined || row.last === null || row.first === null || row.last > now - 6 * 3600) return;
  const days = dayNumber(dayOf(now)) - dayNumber(dayOf(row.first)) - daysToRace;
  await sql`update racing_sessions set starts_at = ${later('starts_at', days)} where seed is not null`.execute(all);
};

const daysToRace = 20;

const sportLock = 7_310_215;

/** Two concurrent runs would move a season twice. */
const takeTurn = (all: Database) => sql`select pg_advisory_xact_lock(${sql.lit(sportLock)})`.execute(all);

/** Requires a transaction. */
export const keepLiveScores = async (all: Database, now: number): Promise<void> => {
  await takeTurn(all);
  const known = await all.selectFrom('football_leagues').select('id').limit(1).executeTakeFirst();
  if (known === undefined) return writeLiveScores(all, buildLiveScores(now));
  await moveLeagues(all, Object.entries(competitionPlans), now);
  await moveRaces(all, now);
};

/** The same at runtime, without the cup: its articles only move at a start. */
export const renewSeasons = async (all: Database, now: number): Promise<void> => {
  await takeTurn(all);
  const withoutCup = Object.entries(competitionPlans).filter(([name]) => name !== 'cup');
  await moveLeagues(all, withoutCup, now);
  await moveRaces(all, now);
};
