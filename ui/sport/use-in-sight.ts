import { useEffect, useState } from 'react';
import { heldBack, latestState, type LiveHistory, type LiveState, nextInSight } from '#core/polling/live-history.ts';
import { preciseNow } from '../window/now.ts';
import { useAwake } from '../window/use-awake.ts';
import { useFanSettings } from './fan-settings.ts';

export interface InSight<T> {
  /** What is shown; the newest for a reader without a delay, as on the server. */
  readonly state: LiveState<T>;
  /** False while all that is known is younger than the reader's delay: then nothing of it may be seen. */
  readonly due: boolean;
}

/** The state of something live that this reader may see by now, by the delay that they have chosen. */
export const useInSight = <T>(history: LiveHistory<T>): InSight<T> => {
  const awake = useAwake();
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
