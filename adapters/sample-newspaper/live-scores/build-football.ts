import type {
  FixtureContent,
  FootballContent,
  LeagueContent,
  TeamContent,
} from '../../origin/sport/content/live-score-content.ts';
import { openRandom, seedOf } from '../../origin/sport/simulator/random.ts';
import { dayAfter, dayOf } from '../../origin/sport/calls/zone.ts';
import { cupClubs, hungarianClubs, southernClubs } from './clubs.ts';
import type { Club } from './clubs.ts';
import { competitionPlans } from './competition-plan.ts';
import type { CompetitionPlan } from './competition-plan.ts';
import { cupFixtures } from './cup-fixtures.ts';
import { leagueFixtures } from './league-fixtures.ts';
import { allNations } from './nations.ts';
import type { Language } from './people.ts';
import { inventPerson, squadOf } from './squads.ts';
import { europeanPlan, worldPlan } from './tournament-plans.ts';
import { tournamentFixtures } from './tournament-fixtures.ts';

const teamOf = (
  { id, name, strength, crest }: Pick<Club, 'id' | 'name' | 'strength' | 'crest'>,
  language: Language,
): TeamContent => ({
  id,
  name,
  strength,
  crest,
  logo: `/livescore/media/team/${id}.svg`,
  coach: inventPerson(openRandom(seedOf(id, 0xc0)), language),
});

const leagueOf = (
  { league: id, slug, name, type, country, today }: CompetitionPlan,
  fixtures: readonly FixtureContent[],
  day: string,
): LeagueContent => {
  const days = fixtures.flatMap(({ kickOff }) => (kickOff === null ? [] : [dayOf(kickOff)])).toSorted();
  const start = dayAfter(day, -today);
  const season = { year: Number(start.slice(0, 4)), start, end: days.at(-1) ?? null };
  return { id, slug, name, type, country, logo: null, seasons: [season] };
};

export const buildFootball = (now: number): FootballContent => {
  const day = dayOf(now);
  const yearOf = ({ today }: CompetitionPlan): number => Number(dayAfter(day, -today).slice(0, 4));
  const clubs: readonly (readonly [readonly Club[], Language, string])[] = [
    [hungarianClubs, 'hu', 'Hungary'],
    [southernClubs, 'en', 'Australia'],
    [cupClubs, 'hu', 'Hungary'],
  ];
  const players = [
    ...allNations.flatMap(({ id, name, language }) => squadOf(id, language, name)),
    ...clubs.flatMap(([own, language, nationality]) => own.flatMap(({ id }) => squadOf(id, language, nationality))),
  ];
  const squads = Map.groupBy(players, ({ team }) => team);
  const { hungarian, southern, european, world, cup } = competitionPlans;
  const seasons = [
    [hungarian, leagueFixtures(hungarian, hungarianClubs, day, yearOf(hungarian))],
    [southern, leagueFixtures(southern, southernClubs, day, yearOf(southern))],
    [european, tournamentFixtures(europeanPlan, squads, day, yearOf(european))],
    [world, tournamentFixtures(worldPlan, squads, day, yearOf(world))],
    [cup, cupFixtures(now, yearOf(cup))],
  ] as const;
  return {
    countries: [
      { id: 'HU', name: 'Magyarország', code: 'HU', flag: '/livescore/media/team/2001.svg' },
      { id: 'AU', name: 'Ausztrália', code: 'AU', flag: '/livescore/media/team/2040.svg' },
      { id: 'World', name: 'Nemzetközi', code: 'World' },
    ],
    leagues: seasons.map(([plan, fixtures]) => leagueOf(plan, fixtures, day)),
    teams: [
      ...allNations.map((nation) => teamOf(nation, nation.language)),
      ...clubs.flatMap(([own, language]) => own.map((club) => teamOf(club, language))),
    ],
    players,
    fixtures: seasons.flatMap(([, fixtures]) => fixtures),
  };
};
