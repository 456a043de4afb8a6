import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Failure } from '../../../failure/failure.ts';
import { type FollowedRace, followRace, isRaceOver } from '../../../sport/formula-one/followed-race.ts';
import { isOver } from '../../../sport/formula-one/race-status.ts';
import type { RaceRow } from '../../../sport/formula-one/race-row.ts';
import { latestState, type LiveHistory } from '../../../polling/live-history.ts';
import type { Observed } from '../../../polling/observed.ts';
import type { Races } from '../../../ports/sport/races.ts';

export type LiveRace = (season: number, race: number) => ResultAsync<LiveHistory<FollowedRace>, Failure>;

const maxRaces = 200;

const noRace: Failure = { kind: 'not-found', upstream: 'races' };

interface ObservedRace extends Observed<FollowedRace> {
  /** Seconds that the results are older than the session's state; negative when newer. */
  readonly rowsLag: number;
}

/** Max seconds that a finished session waits for its final results. */
const maxLag = 60;

const observe = (
  races: Pick<Races, 'races' | 'results'>,
  season: number,
  id: number,
): ResultAsync<ObservedRace, Failure> =>
  races.races(season).andThen((list) => {
    const race = list.value.find((one) => one.id === id);
    if (race === undefined) return errAsync<ObservedRace, Failure>(noRace);
    type Rows = Observed<readonly RaceRow[] | null>;
    const { observedAt: listedAt } = list;
    return races
      .results(id)
      .map((told): Rows => told)
      .orElse(({ kind }) => okAsync<Rows, Failure>({ value: kind === 'not-found' ? [] : null, observedAt: listedAt }))
      .map(({ value: rows, observedAt }) => ({
        value: { race, rows },
        observedAt: Math.min(list.observedAt, observedAt),
        rowsLag: list.observedAt - observedAt,
      }));
  });

/** Polling stops at the end of a session (R39), but the final results may arrive later. The session ends with them. */
const endsWithResults = (known: LiveHistory<FollowedRace> | null, observed: ObservedRace): Observed<FollowedRace> => {
  const { value, observedAt, rowsLag } = observed;
  if (known === null || isRaceOver(known) || !isOver(value.race.status)) return observed;
  if (rowsLag <= 0 || rowsLag > maxLag) return observed;
  return { observedAt, value: { ...value, race: latestState(known).value.race } };
};

export const followRaces = (races: Pick<Races, 'races' | 'results'>): LiveRace => {
  const followed = new Map<number, LiveHistory<FollowedRace>>();
  const keep = (id: number, history: LiveHistory<FollowedRace>): LiveHistory<FollowedRace> => {
    followed.delete(id);
    followed.set(id, history);
    for (const oldest of followed.keys()) {
      if (followed.size <= maxRaces) break;
      followed.delete(oldest);
    }
    return history;
  };
  return (season, id) =>
    observe(races, season, id)
      .map((observed) => {
        const known = followed.get(id) ?? null;
        return keep(id, followRace(known, endsWithResults(known, observed)));
      })
      .orElse((failure) => {
        const known = followed.get(id);
        return known === undefined || failure.kind === 'not-found'
          ? errAsync<LiveHistory<FollowedRace>, Failure>(failure)
          : okAsync<LiveHistory<FollowedRace>, Failure>(known);
      });
};
