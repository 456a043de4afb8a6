import { useEffect, useRef, useState } from 'react';
import type { LiveHistory } from '#core/polling/live-history.ts';
import type { LiveAddresses } from './follow-live.ts';

interface Live<T> {
  readonly addresses: LiveAddresses | null;
  readonly served: LiveHistory<T>;
  readonly join: (known: LiveHistory<T>, told: LiveHistory<T>) => LiveHistory<T>;
  /** R39. */
  readonly isOver: (history: LiveHistory<T>) => boolean;
  readonly beforeChange?: () => void;
}

interface Kept<T> {
  readonly served: LiveHistory<T>;
  readonly history: LiveHistory<T>;
}

/** Loads the polling code only when needed. Failures keep the page as rendered (spec §8). */
export const useLive = <T>({ addresses, served, join, isOver, beforeChange }: Live<T>): LiveHistory<T> => {
  const [kept, setKept] = useState<Kept<T>>({ served, history: served });
  const history = kept.served === served ? kept.history : served;
  const latest = useRef(history);
  const acts = useRef({ join, isOver, beforeChange });
  useEffect(() => {
    latest.current = history;
    acts.current = { join, isOver, beforeChange };
  });

  const { answer, stream } = addresses ?? { answer: '', stream: '' };
  const isFollowed = addresses !== null;
  useEffect(() => {
    if (!isFollowed) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const onTold = (told: unknown): boolean => {
      const known = latest.current;
      const next = acts.current.join(known, told as LiveHistory<T>);
      latest.current = next;
      acts.current.beforeChange?.();
      setKept({ served, history: next });
      return !acts.current.isOver(next);
    };
    void import('./follow-live.ts')
      .then(({ followLive }) => {
        if (!left) stop = followLive({ answer, stream }, { since: served.observedAt, onTold });
      })
      .catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [isFollowed, answer, stream, served]);

  return history;
};
