import type { FixtureContent } from '../../origin/sport/content/live-score-content.ts';
import { openRandom, seedOf } from '../../origin/sport/simulator/random.ts';
import { dayAfter, momentOf } from '../../origin/sport/calls/zone.ts';
import type { Club } from './clubs.ts';
import type { CompetitionPlan } from './competition-plan.ts';
import { inventPerson } from './squads.ts';
import { roundRobin } from './round-robin.ts';

export const leagueFixtures = (
  { league, today, times }: CompetitionPlan,
  clubs: readonly Club[],
  day: string,
  season: number,
): readonly FixtureContent[] => {
  const random = openRandom(seedOf(league, 0x11));
  const referees = Array.from({ length: 9 }, () => inventPerson(random, league === 188 ? 'en' : 'hu'));
  const first = dayAfter(day, -today);
  return roundRobin(clubs.map(({ id }) => id))
    .flatMap((pairs, round) => pairs.map((pair) => ({ pair, round })))
    .map(({ pair: [home, away], round }, at) => {
      const club = clubs.find(({ id }) => id === home);
      return {
        id: league * 1000 + at + 1,
        league,
        season,
        round: `Regular Season - ${round + 1}`,
        kickOff: momentOf(dayAfter(first, Math.floor(at / times.length)), times[at % times.length] ?? '18:00'),
        home,
        away,
        venue: club?.venue ?? null,
        city: club?.city ?? null,
        referee: random.pick(referees),
        seed: seedOf(league, at, 7),
      };
    });
};
