import type { FixtureContent, PlayerContent } from '../../origin/sport/content/live-score-content.ts';
import { openRandom, seedOf } from '../../origin/sport/simulator/random.ts';
import { fateOf } from '../../origin/sport/simulator/football/fate-of.ts';
import { dayAfter, momentOf } from '../../origin/sport/calls/zone.ts';
import type { CompetitionPlan } from './competition-plan.ts';
import type { Nation } from './nations.ts';
import { playAhead } from './play-ahead.ts';
import type { PlayedAhead } from './play-ahead.ts';
import { people } from './people.ts';
import type { Language } from './people.ts';
import { roundRobin } from './round-robin.ts';
import { inventPerson } from './squads.ts';

export interface TournamentPlan extends CompetitionPlan {
  readonly groups: readonly (readonly Nation[])[];
  readonly venues: readonly (readonly [venue: string, city: string])[];
  readonly knockout: readonly { readonly round: string; readonly from: number; readonly aDay: number }[];
  /** Group positions: `A1`, `B2`, or `3` for the best remaining third. */
  readonly bracket: readonly (readonly [string, string])[];
}

interface Place {
  readonly team: number;
  readonly points: number;
  readonly difference: number;
  readonly goals: number;
}

const placesOf = (teams: readonly Nation[], played: readonly PlayedAhead[]): readonly Place[] =>
  teams
    .map(({ id }) => {
      const own = played.flatMap(({ home, away, goals: [one, other] }) =>
        home === id ? [[one, other] as const] : away === id ? [[other, one] as const] : [],
      );
      return {
        team: id,
        points: own.reduce((sum, [us, them]) => sum + (us > them ? 3 : us === them ? 1 : 0), 0),
        difference: own.reduce((sum, [us, them]) => sum + us - them, 0),
        goals: own.reduce((sum, [us]) => sum + us, 0),
      };
    })
    .toSorted(better);

const better = (one: Place, other: Place): number =>
  other.points - one.points || other.difference - one.difference || other.goals - one.goals || one.team - other.team;

/** Finds a seed without a postponement: a postponed knockout match would block later rounds. */
const playedSeed = (...numbers: readonly number[]): number => {
  for (let more = 0; ; more += 1) {
    const seed = seedOf(...numbers, more);
    if (fateOf(seed) === 'played') return seed;
  }
};

/** Seconds between the deciding match and the announcement of a pairing. */
const toldAfter = 300;

export const tournamentFixtures = (
  plan: TournamentPlan,
  squads: ReadonlyMap<number, readonly PlayerContent[]>,
  day: string,
  season: number,
): readonly FixtureContent[] => {
  const { league, today, times, groups, venues, knockout, bracket } = plan;
  const random = openRandom(seedOf(league, 0x22));
  const languages = Object.keys(people) as Language[];
  const referees = Array.from({ length: 12 }, (_, at) =>
    inventPerson(random, languages[at % languages.length] ?? 'en'),
  );
  const first = dayAfter(day, -today);
  const players = { squads, teams: new Map(groups.flat().map((nation) => [nation.id, nation])) };
  let count = 0;
  const fixture = (
    more: Pick<FixtureContent, 'home' | 'away' | 'round' | 'group' | 'knockout' | 'kickOff' | 'listedFrom'>,
  ) => {
    count += 1;
    const [venue, city] = random.pick(venues) ?? [null, null];
    const seed = playedSeed(league, count, 3);
    return { id: league * 1000 + count, league, season, venue, city, referee: random.pick(referees), seed, ...more };
  };
  const rounds = groups.map((teams) =>
    roundRobin(
      teams.map(({ id }) => id),
      false,
    ),
  );
  const inGroups = [0, 1, 2]
    .flatMap((round) =>
      groups.flatMap((_, group) => (rounds[group]?.[round] ?? []).map((pair) => ({ pair, group, round }))),
    )
    .map(({ pair: [home, away], group, round }, at) => {
      const name = `Group ${String.fromCodePoint(65 + group)}`;
      const kickOff = momentOf(dayAfter(first, Math.floor(at / times.length)), times[at % times.length] ?? '18:00');
      return fixture({ home, away, round: `${name} - ${round + 1}`, group: name, knockout: false, kickOff });
    });
  const played = inGroups.map((one) => playAhead(one, players));
  const places = groups.map((teams) => placesOf(teams, played));
  const thirds = places.flatMap(([, , third]) => (third === undefined ? [] : [third])).toSorted(better);
  const decided = Math.max(...played.map(({ end }) => end)) + toldAfter;
  const placed = (name: string): number =>
    name === '3'
      ? (thirds.shift()?.team ?? 0)
      : (places[(name.codePointAt(0) ?? 65) - 65]?.[Number(name[1]) - 1]?.team ?? 0);

  let pairs = bracket.map(([one, other]) => ({ home: placed(one), away: placed(other), listedFrom: decided }));
  let losers: typeof pairs = [];
  const later = knockout.flatMap(({ round, from, aDay }) => {
    const own = (round.startsWith('3rd') ? losers : pairs).map((pair, at) => {
      const slot = times.length - aDay + (at % aDay);
      const kickOff = momentOf(dayAfter(first, from + Math.floor(at / aDay)), times[slot] ?? '21:00');
      return fixture({ ...pair, round, group: null, knockout: true, kickOff });
    });
    if (round.startsWith('3rd')) return own;
    const ends = own.map((one) => playAhead(one, players));
    const next = (of: (end: PlayedAhead) => number) =>
      Array.from({ length: Math.floor(ends.length / 2) }, (_, at) => {
        const [one, other] = [ends[at * 2], ends[at * 2 + 1]];
        return one === undefined || other === undefined
          ? []
          : [{ home: of(one), away: of(other), listedFrom: Math.max(one.end, other.end) + toldAfter }];
      }).flat();
    [pairs, losers] = [next(({ winner }) => winner), next(({ loser }) => loser)];
    return own;
  });
  return [...inGroups, ...later];
};
