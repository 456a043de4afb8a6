import { useSyncExternalStore } from 'react';
import type { KeptFollowed } from '#core/readers/followed/kept-followed.ts';
import { followedHere, onFollowed } from './followed-store.ts';

/** What is followed on this device; null on the server and while the browser takes its copy over. */
export const useFollowed = (): readonly KeptFollowed[] | null =>
  useSyncExternalStore(onFollowed, followedHere, () => null);
