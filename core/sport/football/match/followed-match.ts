import type { LiveHistory } from '../../../polling/live-history.ts';
import { latestState, noteState } from '../../../polling/live-history.ts';
import type { Observed } from '../../../polling/observed.ts';
import type { Fixture, Team } from '../fixture.ts';
import { type MatchCourse, matchCourse } from './match-course.ts';
import type { Match } from './match.ts';
import { rememberCourse } from './remember-course.ts';
import type { Sides } from '../sides.ts';

/** A match with all that was ever told of it while it was followed: what readers see. */
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

/** What upstream has stopped telling of a fixture stands as it was; its status and minute are always the newest. */
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

/** A match told anew, beside what is known of it: silence takes nothing away, and a goal that is dropped is history. */
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

/** The match as upstream tells it this once. */
export const followedMatch = ({ events, ...match }: Match): FollowedMatch => ({
  ...match,
  course: matchCourse(events),
});

/** What is known of a match once upstream has told of it again. */
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

/** What a reader has seen beside what a server tells of the last 90 seconds, which another one may have seen. */
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
