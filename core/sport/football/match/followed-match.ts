import type { LiveHistory } from '../../../polling/live-history.ts';
import { latestState, noteState } from '../../../polling/live-history.ts';
import type { Observed } from '../../../polling/observed.ts';
import type { Fixture, Team } from '../fixture.ts';
import { type MatchCourse, matchCourse } from './match-course.ts';
import type { Match } from './match.ts';
import { rememberCourse } from './remember-course.ts';
import type { Sides } from '../sides.ts';

export interface FollowedMatch extends Omit<Match, 'events'> {
  readonly course: MatchCourse;
}

const bothOf = <T>(one: Sides<T>, other: Sides<T>, pick: (told: T, known: T) => T): Sides<T> => ({
  home: pick(one.home, other.home),
  away: pick(one.away, other.away),
});

const keptTeam = (told: Team, known: Team): Team => ({
  id: told.id ?? known.id,
  name: told.name ?? known.name,
  logo: told.logo ?? known.logo,
});

const kickOffOf = ({ timestamp, dayOnly }: Fixture): Pick<Fixture, 'timestamp' | 'dayOnly'> =>
  dayOnly === undefined ? { timestamp } : { timestamp, dayOnly };

const keptFixture = (told: Fixture, known: Fixture): Fixture => {
  const facts = {
    ...(told.timestamp === null ? kickOffOf(known) : kickOffOf(told)),
    venue: told.venue ?? known.venue,
    referee: told.referee ?? known.referee,
    teams: bothOf(told.teams, known.teams, keptTeam),
  };
  if (told.status === 'not-started') return { ...told, ...facts };
  const before = known.status === 'not-started' ? { score: null, shootOut: null } : known;
  return { ...told, ...facts, score: told.score ?? before.score, shootOut: told.shootOut ?? before.shootOut };
};

const keptList = <T>(told: readonly T[], known: readonly T[]): readonly T[] => (told.length === 0 ? known : told);

const scoreOf = (fixture: Fixture) => (fixture.status === 'not-started' ? null : fixture.score);

/** Merges an update: missing data removes nothing, and removed goals stay in the history. */
export const joinedMatch = (known: FollowedMatch, told: FollowedMatch): FollowedMatch => {
  const fixture = keptFixture(told.fixture, known.fixture);
  return {
    fixture,
    course: rememberCourse(known.course, told.course, { teams: fixture.teams, score: scoreOf(fixture) }),
    squads: bothOf(told.squads, known.squads, (one, other) => one ?? other),
    statistics: bothOf(told.statistics, known.statistics, keptList),
    prediction: told.prediction ?? known.prediction,
    headToHead: keptList(told.headToHead, known.headToHead),
  };
};

export const followedMatch = ({ events, ...match }: Match): FollowedMatch => ({
  ...match,
  course: matchCourse(events),
});

export const followMatch = (
  known: LiveHistory<FollowedMatch> | null,
  { value, observedAt }: Observed<Match>,
): LiveHistory<FollowedMatch> => {
  const told = followedMatch(value);
  return noteState(known, {
    value: known === null ? told : joinedMatch(latestState(known).value, told),
    observedAt,
  });
};

/** Merges the reader's history with the last 90 seconds of a server, which may be another node. */
export const joinHistories = (
  known: LiveHistory<FollowedMatch>,
  { states, observedAt }: LiveHistory<FollowedMatch>,
): LiveHistory<FollowedMatch> => {
  const joined = states
    .filter(({ since }) => since > latestState(known).since)
    .reduce(
      (history, { since, value }) =>
        noteState(history, { value: joinedMatch(latestState(history).value, value), observedAt: since }),
      { ...known, observedAt: latestState(known).since },
    );
  return { ...joined, observedAt: Math.max(known.observedAt, observedAt) };
};
