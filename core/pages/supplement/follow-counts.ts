import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../../failure/failure.ts';
import { latestState, type LiveHistory } from '../../polling/live-history.ts';
import type { SupplementData } from '../../ports/supplement-data.ts';
import type { CountedData } from '../../editorial/supplements/count.ts';
import { followCount } from '../../editorial/supplements/followed-count.ts';

export type LiveCount = (
  site: string,
  supplement: string,
  path: string,
) => ResultAsync<LiveHistory<CountedData>, Failure>;

const maxPlaces = 200;

export const followCounts = (supplements: SupplementData): LiveCount => {
  const followed = new Map<string, LiveHistory<CountedData>>();
  const keep = (key: string, history: LiveHistory<CountedData>): LiveHistory<CountedData> => {
    followed.delete(key);
    if (latestState(history).value.count !== null) followed.set(key, history);
    for (const oldest of followed.keys()) {
      if (followed.size <= maxPlaces) break;
      followed.delete(oldest);
    }
    return history;
  };
  return (site, supplement, path) => {
    const key = JSON.stringify([site, supplement, path]);
    return supplements
      .data(site, supplement, path)
      .map((told) => keep(key, followCount(followed.get(key) ?? null, told)))
      .orElse((failure) => {
        const known = followed.get(key);
        return known === undefined || failure.kind === 'not-found'
          ? errAsync<LiveHistory<CountedData>, Failure>(failure)
          : okAsync<LiveHistory<CountedData>, Failure>(known);
      });
  };
};
