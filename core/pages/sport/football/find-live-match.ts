import { errAsync, ResultAsync } from 'neverthrow';
import { firstValue } from '../../../addresses/paths/query.ts';
import type { Site } from '../../../addresses/sites/site.ts';
import type { Failure } from '../../../failure/failure.ts';
import { calendarDay, isCalendarDay } from '../../../sport/football/calendar-day.ts';
import type { FollowedMatch } from '../../../sport/football/match/followed-match.ts';
import { readId, readSeason } from '../../../sport/football/query-fields.ts';
import type { LiveHistory } from '../../../polling/live-history.ts';
import { orDefault } from '../../building/or-default.ts';
import type { FootballNeeds } from './football-needs.ts';

type Needs = Pick<FootballNeeds, 'liveMatch' | 'liveScores' | 'sportCoverage' | 'clock'>;

const day = 86_400;

const loadLists = async ({ liveScores, sportCoverage, clock }: Needs, site: Site, query: string): Promise<true> => {
  const [league, season, date] = [readId(query, 'liga'), readSeason(query), firstValue(query, 'nap')];
  const now = clock.now();
  const days = [now, now - day, now + day].map((at) => calendarDay(at, site.timeZone));
  await Promise.all([
    ...(league !== null && season !== null && date !== null && isCalendarDay(date)
      ? [
          orDefault(
            liveScores.fixturesOfDay({ league, season, date }).map(() => null),
            null,
          ),
        ]
      : []),
    ...days.map((one) => orDefault(sportCoverage.ofDay(site.slug, one), [])),
  ]);
  return true;
};

/** After a restart the server does not know the fixture, so this loads the lists that may name it. */
export const findLiveMatch =
  (needs: Needs) =>
  (site: Site, id: number, query: string): ResultAsync<LiveHistory<FollowedMatch>, Failure> =>
    needs
      .liveMatch(id)
      .orElse((failure) =>
        failure.kind === 'not-found'
          ? ResultAsync.fromSafePromise<true, Failure>(loadLists(needs, site, query)).andThen(() => needs.liveMatch(id))
          : errAsync<LiveHistory<FollowedMatch>, Failure>(failure),
      );
