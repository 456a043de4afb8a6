import { useSyncExternalStore } from 'react';
import type { KeptFollowed } from '#core/readers/followed/kept-followed.ts';
import { followedHere, onFollowed } from './followed-store.ts';

/** Null on the server and during hydration. */
export const useFollowed = (): readonly KeptFollowed[] | null =>
  useSyncExternalStore(onFollowed, followedHere, () => null);
