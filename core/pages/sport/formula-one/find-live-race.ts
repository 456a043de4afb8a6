import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../../../failure/failure.ts';
import { readSeason } from '../../../sport/football/query-fields.ts';
import type { FollowedRace } from '../../../sport/formula-one/followed-race.ts';
import type { LiveHistory } from '../../../polling/live-history.ts';
import type { Races } from '../../../ports/sport/races.ts';
import type { LiveRace } from './follow-races.ts';

interface Needs {
  readonly races: Pick<Races, 'seasons'>;
  readonly liveRace: LiveRace;
}

export const findLiveRace =
  ({ races, liveRace }: Needs) =>
  (id: number, query: string): ResultAsync<LiveHistory<FollowedRace>, Failure> => {
    const told = readSeason(query);
    const season =
      told === null ? races.seasons().map(([latest]) => latest ?? null) : okAsync<number | null, Failure>(told);
    return season.andThen((year) =>
      year === null
        ? errAsync<LiveHistory<FollowedRace>, Failure>({ kind: 'not-found', upstream: 'races' })
        : liveRace(year, id),
    );
  };
