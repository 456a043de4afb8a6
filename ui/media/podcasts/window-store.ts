import { useSyncExternalStore } from 'react';

export interface WindowStore<T> {
  readonly now: () => T;
  readonly set: (value: T) => void;
  readonly use: () => T;
}

export const windowStore = <T>(beginning: T): WindowStore<T> => {
  let value = beginning;
  const followers = new Set<() => void>();
  const now = (): T => value;
  const follow = (changed: () => void): (() => void) => {
    followers.add(changed);
    return () => followers.delete(changed);
  };
  return {
    now,
    set: (next) => {
      value = next;
      for (const changed of followers) changed();
    },
    use: () => useSyncExternalStore(follow, now, () => beginning),
  };
};
