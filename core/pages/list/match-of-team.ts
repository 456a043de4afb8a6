import { folded } from '../../editorial/search/folded.ts';
import { ascending } from '../../sport/football/ascending.ts';
import { dayFrom } from '../../sport/football/calendar-day.ts';
import type { Fixture } from '../../sport/football/fixture.ts';
import type { LeagueLink } from '../../sport/football/league-link.ts';
import { isRunning } from '../../sport/football/match/is-running.ts';
import { orDefault } from '../building/or-default.ts';
import type { PageNeeds } from '../needs.ts';

/** A shorter name would begin those of too many teams. */
const minName = 4;
/** As the timetable of the football page, whose data this shares. */
const daysBefore = 10;

/** The running match of the team that begins with the name, or its next one, or its last one. */
export const matchOfTeam = (fixtures: readonly Fixture[], name: string, now: number): Fixture | undefined => {
  const wanted = folded(name);
  if (wanted.length < minName) return undefined;
  const isOf = (team: Fixture['teams']['home']): boolean => team.name !== null && folded(team.name).startsWith(wanted);
  const own = fixtures
    .filter(({ teams, timestamp }) => timestamp !== null && (isOf(teams.home) || isOf(teams.away)))
    .toSorted((one, other) => ascending(one.timestamp, other.timestamp));
  return own.find((one) => isRunning(one, now)) ?? own.find(({ status }) => status === 'not-started') ?? own.at(-1);
};

/** Those that the newsroom follows around the day. Leagues that fail are absent (R9). */
export const fixturesNear = async (
  { sportCoverage }: Pick<PageNeeds, 'sportCoverage'>,
  { site, links, today }: { readonly site: string; readonly links: readonly LeagueLink[]; readonly today: string },
): Promise<readonly Fixture[]> => {
  const loaded = await Promise.all([
    orDefault(sportCoverage.ofDay(site, today), []),
    ...links.flatMap(({ league, season }) =>
      season === null
        ? []
        : [orDefault(sportCoverage.timetable(site, { league, season, startDate: dayFrom(today, -daysBefore) }), [])],
    ),
  ]);
  return loaded.flat();
};
