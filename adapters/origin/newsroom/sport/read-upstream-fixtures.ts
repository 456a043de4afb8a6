import { slugOf } from '../../content/slug-of.ts';
import { countryNamed } from './country-of.ts';
import type { Issue } from './read-openfootball.ts';
import { fixtureList } from './upstream-fixtures.wire.ts';
import type { UpstreamFixture } from './upstream-fixtures.wire.ts';
import type { WrittenFixture, WrittenSeason, WrittenTeam } from './written-fixture.ts';

const teamOf = ({ id, name, logo }: UpstreamFixture['teams']['home']): WrittenTeam => ({
  id,
  name,
  logo: logo ?? null,
});

const fixtureOf = (item: UpstreamFixture): WrittenFixture => {
  const { fixture, league, teams } = item;
  return {
    id: fixture.id,
    round: league.round ?? null,
    group: /^Group [A-Z]\b/.exec(league.round ?? '')?.[0] ?? null,
    kickOff: fixture.timestamp ?? null,
    home: teamOf(teams.home),
    away: teamOf(teams.away),
    venue: fixture.venue?.name ?? null,
    city: fixture.venue?.city ?? null,
    referee: fixture.referee ?? null,
    told: item,
  };
};

export const readUpstreamFixtures = (
  list: unknown,
): readonly WrittenSeason[] | { readonly issues: readonly Issue[] } => {
  const read = fixtureList.safeParse(list);
  if (!read.success) return { issues: read.error.issues };
  return [...Map.groupBy(read.data, ({ league }) => `${league.id} ${league.season}`).values()].flatMap((items) => {
    const [first] = items;
    if (first === undefined) return [];
    const { id, name, logo, season, country } = first.league;
    return [
      {
        league: {
          id,
          knownBy: 'number',
          slug: slugOf(name),
          name,
          logo: logo ?? null,
          country: countryNamed(country ?? null),
        },
        season,
        fixtures: items.map(fixtureOf),
      },
    ];
  });
};
