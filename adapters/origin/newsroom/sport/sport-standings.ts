import { openPlayedMatches } from '../../sport/simulator/football/played-matches.ts';
import { factsOf } from '../../sport/football/fixture-facts.wire.ts';
import { loadFixtures } from '../../sport/football/load-fixtures.ts';
import { standingRows } from '../../sport/football/standing-rows.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import type { TableRow } from '#adapters/newsroom-contract/sport.ts';

interface Asked {
  readonly league: string;
  readonly season: number;
}

export const sportStandings = async (
  { db, now }: Newsroom,
  { league, season }: Asked,
): Promise<{ readonly rows: readonly TableRow[] }> => {
  const known = await db
    .selectFrom('football_leagues')
    .select(['id', 'name'])
    .where((is) => (/^\d{1,9}$/.test(league) ? is('id', '=', Number(league)) : is('slug', '=', league)))
    .executeTakeFirst();
  if (known === undefined) throw new CommandFailure('no-league', league);
  const context = { db, now, simulates: true, matches: openPlayedMatches() };
  const fixtures = await loadFixtures(context, { league: known.id, season });
  if (fixtures.length === 0) throw new CommandFailure('no-season', `${league} ${season}`);
  return {
    rows: standingRows(known.name, fixtures.map(factsOf))
      .flat()
      .map(({ group, rank, team, points, all }) => ({
        group,
        rank,
        team: team.name ?? '',
        played: all.played,
        won: all.win,
        drawn: all.draw,
        lost: all.lose,
        goalsFor: all.goals.for,
        goalsAgainst: all.goals.against,
        points,
      })),
  };
};
