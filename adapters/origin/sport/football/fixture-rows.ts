import { sql } from 'kysely';
import type { LiveScoreContext } from '../calls/live-score-context.ts';
import type { FixtureRow } from '../simulator/football/fixture-row.ts';
import { zone as houseZone } from '../calls/zone.ts';

export interface Wanted {
  readonly ids?: readonly number[];
  readonly league?: number;
  readonly season?: number;
  readonly leagues?: readonly number[];
  /** A day in `zone`, `YYYY-MM-DD`. */
  readonly day?: string;
  readonly fromDay?: string;
  readonly zone?: string;
  readonly between?: readonly [number, number];
  /** Kick-off before this time, in unix seconds. */
  readonly before?: number;
}

const kickOffDay = ({ zone = houseZone }: Wanted) =>
  sql<string>`to_char(to_timestamp(f.kick_off) at time zone ${sql.lit(zone)}, 'YYYY-MM-DD')`;
const team = (alias: string) =>
  sql`case when ${sql.ref(`${alias}.id`)} is null then null else json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)},
    'logo', ${sql.ref(`${alias}.logo`)}, 'coach', ${sql.ref(`${alias}.coach`)}, 'strength', ${sql.ref(`${alias}.strength`)}) end`;

const conditions = ({ now, simulates }: LiveScoreContext, wanted: Wanted) => {
  const [one, other] = wanted.between ?? [];
  return sql.join(
    [
      sql`(f.listed_from is null or f.listed_from <= ${now()})`,
      ...(simulates ? [] : [sql`f.seed is null`]),
      ...(wanted.ids === undefined ? [] : [sql`f.id = any(${wanted.ids})`]),
      ...(wanted.league === undefined ? [] : [sql`f.league = ${wanted.league}`]),
      ...(wanted.leagues === undefined ? [] : [sql`f.league = any(${wanted.leagues})`]),
      ...(wanted.season === undefined ? [] : [sql`f.season = ${wanted.season}`]),
      ...(wanted.day === undefined ? [] : [sql`${kickOffDay(wanted)} = ${wanted.day}`]),
      ...(wanted.fromDay === undefined ? [] : [sql`${kickOffDay(wanted)} >= ${wanted.fromDay}`]),
      ...(wanted.before === undefined ? [] : [sql`f.kick_off < ${wanted.before}`]),
      ...(one === undefined || other === undefined
        ? []
        : [sql`((f.home = ${one} and f.away = ${other}) or (f.home = ${other} and f.away = ${one}))`]),
    ],
    sql` and `,
  );
};

export const fixtureRows = async (context: LiveScoreContext, wanted: Wanted): Promise<readonly FixtureRow[]> => {
  const { rows } =
    await sql<FixtureRow>`select f.id, f.season, f.round, f.group_name as "group", f.kick_off as "kickOff",
      f.venue, f.city, f.referee, f.seed, f.knockout, f.told,
      json_build_object('id', l.id, 'name', l.name, 'logo', l.logo, 'country', c.name, 'flag', c.flag) as league,
      json_build_object('home', ${team('h')}, 'away', ${team('a')}) as teams
    from football_fixtures f join football_leagues l on l.id = f.league join football_countries c on c.id = l.country
      left join football_teams h on h.id = f.home left join football_teams a on a.id = f.away
    where ${conditions(context, wanted)} order by f.kick_off nulls last, f.id`.execute(context.db);
  return rows;
};
