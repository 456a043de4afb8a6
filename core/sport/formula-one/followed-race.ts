import { latestState, type LiveHistory, noteState } from '../../polling/live-history.ts';
import type { Observed } from '../../polling/observed.ts';
import type { Race } from './race.ts';
import type { RaceRow } from './race-row.ts';
import { isOver } from './race-status.ts';

export interface FollowedRace {
  readonly race: Race;
  /** Null means that they could not be loaded (R54). */
  readonly rows: readonly RaceRow[] | null;
}

export const joinedRace = (known: FollowedRace, told: FollowedRace): FollowedRace => ({
  race: {
    ...told.race,
    startsAt: told.race.startsAt ?? known.race.startsAt,
    laps: {
      current: told.race.laps.current ?? known.race.laps.current,
      total: told.race.laps.total ?? known.race.laps.total,
    },
  },
  rows: told.rows?.length ? told.rows : (known.rows ?? told.rows),
});

export const followRace = (
  known: LiveHistory<FollowedRace> | null,
  { value, observedAt }: Observed<FollowedRace>,
): LiveHistory<FollowedRace> =>
  noteState(known, { value: known === null ? value : joinedRace(latestState(known).value, value), observedAt });

export const joinRaceHistories = (
  known: LiveHistory<FollowedRace>,
  { states, observedAt }: LiveHistory<FollowedRace>,
): LiveHistory<FollowedRace> => {
  const before = latestState(known).since;
  const joined = states
    .filter(({ since }) => since > before)
    .reduce((history, { since, value }) => followRace(history, { value, observedAt: since }), {
      ...known,
      observedAt: before,
    });
  return { ...joined, observedAt: Math.max(known.observedAt, observedAt) };
};

/** No further updates are expected (R39). */
export const isRaceOver = (history: LiveHistory<FollowedRace>): boolean =>
  isOver(latestState(history).value.race.status);
