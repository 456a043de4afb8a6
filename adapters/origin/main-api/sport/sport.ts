import { sql } from 'kysely';
import { parseJson } from '../../http/parse-json.ts';
import { badParameter } from '../../http/problem.ts';
import type { SiteTable } from '../../database/schema/schema.ts';
import { dayIn, WrongParameter } from '../../sport/calls/live-score-call.ts';
import { inBrief, loadFixtures } from '../../sport/football/load-fixtures.ts';
import type { Wanted } from '../../sport/football/fixture-rows.ts';
import { addressOf } from '../../editorial/articles/address-of.ts';
import type { ApiContext, Call } from '../context/api-context.ts';
import { isPublic } from '../../database/article-text/is-public.ts';
import { mainSuperTag } from '../../editorial/articles/labels.ts';

interface Report {
  readonly url: string;
  readonly robot: boolean;
}

const reportsOf = async (
  { db, sites, now }: ApiContext,
  { role }: SiteTable,
  fixtures: readonly number[],
): Promise<ReadonlyMap<number, Report>> => {
  if (fixtures.length === 0) return new Map();
  const rows = await db
    .selectFrom('articles')
    .select(['site', 'slug', 'type', 'pub_date', 'flags', 'livescore_id'])
    .select((article) => mainSuperTag(article).as('mainSuperTag'))
    .where('livescore_id', 'in', fixtures)
    .where('site', '=', role)
    .where('parent_id', 'is', null)
    .where(isPublic('articles', now()))
    .orderBy('pub_date')
    .execute();
  return new Map(
    rows.map((row) => [
      row.livescore_id ?? 0,
      { url: new URL(addressOf(sites, row)).pathname, robot: row.flags.includes('robot') },
    ]),
  );
};

const reportedFixtures = async (context: ApiContext, site: SiteTable, wanted: Wanted) => {
  const fixtures = await loadFixtures(context.sport, { ...wanted, zone: site.time_zone });
  const reports = await reportsOf(
    context,
    site,
    fixtures.map(({ row }) => row.id),
  );
  return fixtures.map((fixture) => ({
    ...inBrief(fixture),
    ...(reports.get(fixture.row.id) ?? { url: null, robot: false }),
  }));
};

const dayOr400 = (text: string, name: string): string => {
  try {
    return dayIn(text, name);
  } catch (cause) {
    throw cause instanceof WrongParameter ? badParameter(name, cause.message) : cause;
  }
};

const idOr400 = (text: string | undefined, name: string): number => {
  if (!/^\d{1,9}$/.test(text ?? '')) throw badParameter(name, 'must be a whole number');
  return Number(text);
};

const parsed = (text: string): unknown => {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
};

const followedLeagues = async ({ db }: ApiContext, { role }: SiteTable): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('uniques')
    .select(['site', 'content'])
    .where('slug', '=', 'sport-leagues')
    .where('site', 'in', [role, 'main'])
    .execute();
  const list = parsed((rows.find(({ site }) => site === role) ?? rows[0])?.content ?? '');
  return (Array.isArray(list) ? (list as readonly unknown[]) : []).flatMap((item) => {
    if (typeof item !== 'object' || item === null) return [];
    return Object.values(item).flatMap((value: unknown) => {
      const text = String(value);
      const id = /^\d{1,9}$/.test(text) ? text : /[?&]liga=(\d{1,9})\b/.exec(text)?.[1];
      return id === undefined ? [] : [Number(id)];
    });
  });
};

const ofDay: Call = {
  path: '/api/livescore/all/:day',
  answer: async (context, { site, path }) => {
    const day = dayOr400(path.day ?? '', 'day');
    const leagues = await followedLeagues(context, site);
    return { items: leagues.length === 0 ? [] : await reportedFixtures(context, site, { day, leagues }) };
  },
};

const ofSeason: Call = {
  path: '/api/livescore/football/fixtures/:league/:season/all/:startdate',
  answer: async (context, { site, path: { league, season, startdate = '' } }) => {
    const wanted = { league: idOr400(league, 'league'), season: idOr400(season, 'season') };
    const from = startdate === 'all' ? {} : { fromDay: dayOr400(startdate, 'startdate') };
    return { items: await reportedFixtures(context, site, { ...wanted, ...from }) };
  },
};

export const sportCalls: readonly Call[] = [ofDay, ofSeason];

const max = 100;

export const dashboard = async (
  { db, sport, now }: ApiContext,
  { role }: SiteTable,
  written: string | null,
): Promise<string | null> => {
  const { rows } = await sql<{ id: number }>`select livescore_id as id from articles
    where livescore_id is not null and site = ${role} and ${isPublic('articles', now())}
    group by livescore_id order by max(pub_date) desc limit ${max}`.execute(db);
  const fixtures = await loadFixtures(sport, { ids: rows.map(({ id }) => id) });
  const known = fixtures.map(({ row, item: { fixture, league, teams, goals } }) => ({
    id: row.id,
    league: league.name ?? '',
    home: teams.home.name,
    away: teams.away.name,
    timestamp: fixture.timestamp ?? row.kickOff,
    short: fixture.status.short,
    goals,
  }));
  const list = parsed(written ?? '[]');
  const others = (Array.isArray(list) ? (list as readonly { readonly id?: unknown }[]) : []).filter(
    (one) => !known.some(({ id }) => id === one.id),
  );
  return known.length === 0 ? written : JSON.stringify([...known, ...others]);
};
