import { useEffect, useRef, useState } from 'react';
import type { LiveHistory } from '#core/polling/live-history.ts';
import type { LiveAddresses } from './follow-live.ts';

interface Live<T> {
  /** Null where there is nothing to follow. */
  readonly addresses: LiveAddresses | null;
  /** What a page was served with. */
  readonly served: LiveHistory<T>;
  /** What a reader has seen, once a server has told more. */
  readonly join: (known: LiveHistory<T>, told: LiveHistory<T>) => LiveHistory<T>;
  /** Whether nothing more can happen (R39). */
  readonly isOver: (history: LiveHistory<T>) => boolean;
  /** Is called before what was told changes the page. */
  readonly beforeChange?: () => void;
}

interface Kept<T> {
  readonly served: LiveHistory<T>;
  readonly history: LiveHistory<T>;
}

/**
 * What is known of something live while its page is open. What follows it is loaded by pages that have something to
 * follow alone; a failure leaves the page as it was served, and is silent (spec §8).
 */
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
