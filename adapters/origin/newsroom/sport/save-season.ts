import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { FootballFixtureTable } from '../../database/schema/live-score-schema.ts';
import type { Database } from '../../database/connection/open-database.ts';
import { dayOf } from '../../sport/calls/zone.ts';
import { keyOf } from './read-sport-file.ts';
import type { WrittenFixture, WrittenSeason, WrittenTeam } from './written-fixture.ts';
import type { SavedSeason } from '#adapters/newsroom-contract/sport.ts';

const keepLeague = async (all: Database, { league }: WrittenSeason): Promise<{ id: number; slug: string }> => {
  const { id, slug, name, logo, country, knownBy } = league;
  await all
    .insertInto('football_countries')
    .values({ ...country, flag: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const rows = await all
    .selectFrom('football_leagues')
    .select(['id', 'slug'])
    .where((is) => is.or([is('slug', '=', slug), is('id', '=', id ?? 0)]))
    .execute();
  const [bySlug, byId] = [rows.find((one) => one.slug === slug), rows.find((one) => one.id === id)];
  const own = knownBy === 'number' ? byId : bySlug;
  if (own !== undefined) return own;
  return all
    .insertInto('football_leagues')
    .values({
      ...(id === null || byId !== undefined ? {} : { id }),
      slug: bySlug === undefined ? slug : `${slug}-${id ?? ''}`,
      name,
      type: 'League',
      country: country.id,
      logo,
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
};

const keepSeason = async (all: Database, league: number, { season, fixtures }: WrittenSeason): Promise<void> => {
  const days = fixtures.flatMap(({ kickOff }) => (kickOff === null ? [] : [dayOf(kickOff)])).toSorted();
  const [start = null, end = null] = [days[0], days.at(-1)];
  await sql`insert into football_seasons (league, year, start_day, end_day, current)
    values (${league}, ${season}, ${start}, ${end}, not exists (select from football_seasons where league = ${league} and year > ${season}))
    on conflict (league, year) do update set start_day = least(football_seasons.start_day, excluded.start_day),
      end_day = greatest(football_seasons.end_day, excluded.end_day)`.execute(all);
  await sql`update football_seasons set current = false where league = ${league} and year < ${season}`.execute(all);
};

const keepTeams = async (all: Database, teams: readonly WrittenTeam[]): Promise<ReadonlyMap<string, number>> => {
  const byName = new Map(teams.map((team) => [team.name, team]));
  const ids = new Map<string, number>();
  for (const { id, name, logo } of byName.values()) {
    const known =
      id === null
        ? await all.selectFrom('football_teams').select('id').where('name', '=', name).orderBy('id').executeTakeFirst()
        : undefined;
    const row =
      known ??
      (await all
        .insertInto('football_teams')
        .values({ ...(id === null ? {} : { id }), name, logo, coach: null, strength: 1, crest: null })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ name, logo }))
        .returning('id')
        .executeTakeFirstOrThrow());
    ids.set(name, row.id);
  }
  return ids;
};

interface Stored {
  readonly id: number;
  readonly key: string;
  readonly print: string;
}

type Values = Pick<
  Selectable<FootballFixtureTable>,
  'round' | 'group_name' | 'kick_off' | 'home' | 'away' | 'venue' | 'city' | 'referee' | 'told'
>;

const printOf = ({
  round,
  group_name: group,
  kick_off: kickOff,
  home,
  away,
  venue,
  city,
  referee,
  told,
}: Values): string => JSON.stringify([round, group, kickOff, home, away, venue, city, referee, told]);

const storedFixtures = async (all: Database, league: number, season: number): Promise<readonly Stored[]> => {
  const rows = await all
    .selectFrom('football_fixtures as f')
    .leftJoin('football_teams as h', 'h.id', 'f.home')
    .leftJoin('football_teams as a', 'a.id', 'f.away')
    .selectAll('f')
    .select(['h.name as homeName', 'a.name as awayName'])
    .where('f.league', '=', league)
    .where('f.season', '=', season)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    key: JSON.stringify([row.round ?? row.kick_off, row.homeName, row.awayName]),
    // A simulated fixture always counts as changed.
    print: row.seed === null ? printOf(row) : '',
  }));
};

const namedTeams = (told: WrittenFixture['told'], ids: ReadonlyMap<string, number>): WrittenFixture['told'] => {
  const events = Array.isArray(told.events) ? (told.events as readonly { readonly team?: WrittenTeam }[]) : null;
  return events === null
    ? told
    : {
        ...told,
        events: events.map((event) =>
          event.team === undefined || event.team.id !== null
            ? event
            : { ...event, team: { ...event.team, id: ids.get(event.team.name) ?? null } },
        ),
      };
};

/** Needs the caller's transaction. Unchanged rows are not written. */
export const saveSeason = async (all: Database, written: WrittenSeason): Promise<SavedSeason> => {
  const league = await keepLeague(all, written);
  await keepSeason(all, league.id, written);
  const teams = await keepTeams(
    all,
    written.fixtures.flatMap(({ home, away }) => [home, away]),
  );
  const stored = await storedFixtures(all, league.id, written.season);
  const [byKey, byId] = [new Map(stored.map((one) => [one.key, one])), new Map(stored.map((one) => [one.id, one]))];
  let [created, changed] = [0, 0];
  for (const fixture of written.fixtures) {
    const values = {
      round: fixture.round,
      group_name: fixture.group,
      kick_off: fixture.kickOff,
      home: teams.get(fixture.home.name) ?? null,
      away: teams.get(fixture.away.name) ?? null,
      venue: fixture.venue,
      city: fixture.city,
      referee: fixture.referee,
      told: namedTeams(fixture.told, teams),
    };
    const known = fixture.id === null ? byKey.get(keyOf(fixture)) : byId.get(fixture.id);
    if (known?.print === printOf(values)) continue;
    const row = { ...values, told: JSON.stringify(values.told), seed: null, listed_from: null, knockout: false };
    if (known !== undefined) {
      await all.updateTable('football_fixtures').set(row).where('id', '=', known.id).execute();
      changed += 1;
    } else {
      const whole = { ...row, league: league.id, season: written.season };
      await all
        .insertInto('football_fixtures')
        .values({ ...(fixture.id === null ? {} : { id: fixture.id }), ...whole })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(whole))
        .execute();
      created += 1;
    }
  }
  return {
    league: league.slug,
    season: written.season,
    fixtures: written.fixtures.length,
    teams: teams.size,
    created,
    changed,
  };
};
