import { useEffect, useState } from 'react';
import { isRaceOver, joinRaceHistories, type FollowedRace } from '#core/sport/formula-one/followed-race.ts';
import { isWatched, watchedFrom } from '#core/sport/formula-one/race-status.ts';
import { latestState, type LiveHistory } from '#core/polling/live-history.ts';
import type { LiveAddresses } from '../follow-live.ts';
import { useLive } from '../use-live.ts';
import { secondNow } from '../../window/now.ts';

const liveRace = (season: number, race: number): LiveAddresses => ({
  answer: `/api/livescore/formula-1/races/${race}?szezon=${season}`,
  stream: `/api/livescore/formula-1/races/${race}/events?szezon=${season}`,
});

/** Seconds; no page is expected to stay open longer. */
const maxWait = 86_400;

interface Followed {
  readonly served: LiveHistory<FollowedRace>;
  readonly season: number;
  /** Unix seconds. */
  readonly renderedAt: number;
  /** False for a starting grid, which does not change. */
  readonly follows: boolean;
}

export const useFollowedRace = ({ served, season, renderedAt, follows }: Followed): LiveHistory<FollowedRace> => {
  const { race } = latestState(served).value;
  const [begun, setBegun] = useState<LiveHistory<FollowedRace> | null>(null);
  const from = follows && !isRaceOver(served) ? watchedFrom(race) : null;
  const isOn = follows && (begun === served || isWatched(race, renderedAt));

  useEffect(() => {
    const wait = from === null ? maxWait : from - secondNow();
    if (isOn || wait >= maxWait) return undefined;
    const timer = setTimeout(() => setBegun(served), Math.max(0, wait) * 1000);
    return () => clearTimeout(timer);
  }, [isOn, from, served]);

  return useLive({
    addresses: isOn ? liveRace(season, race.id) : null,
    served,
    join: joinRaceHistories,
    isOver: isRaceOver,
  });
};
