import { useEffect, useState } from 'react';
import { heldBack, latestState, type LiveHistory, type LiveState, nextInSight } from '#core/polling/live-history.ts';
import { preciseNow } from '../window/now.ts';
import { useActive } from '../window/use-active.ts';
import { useFanSettings } from './fan-settings.ts';

export interface InSight<T> {
  readonly state: LiveState<T>;
  /** False when all data is newer than the reader's delay and must stay hidden. */
  readonly due: boolean;
}

export const useInSight = <T>(history: LiveHistory<T>): InSight<T> => {
  const awake = useActive();
  const { delay } = useFanSettings();
  const [, setLooks] = useState(0);
  const isLate = awake && delay > 0;

  useEffect(() => {
    const now = preciseNow();
    const next = isLate ? nextInSight(history, now, delay) : null;
    if (next === null) return undefined;
    const timer = setTimeout(() => setLooks((looks) => looks + 1), Math.max(0, next - now) * 1000 + 20);
    return () => clearTimeout(timer);
  });

  const state = isLate ? heldBack(history, preciseNow(), delay) : latestState(history);
  return { state: state ?? history.states[0], due: awake && state !== null };
};
