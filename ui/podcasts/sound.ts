import { useSyncExternalStore } from 'react';

/** What is heard now. Seconds. */
export interface Sound {
  readonly at: number;
  /** 0 while it is not known. */
  readonly length: number;
  readonly rate: number;
  readonly state: 'quiet' | 'loading' | 'failed';
}

export const silence: Sound = { at: 0, length: 0, rate: 1, state: 'quiet' };

let sound = silence;
const followers = new Set<() => void>();

const follow = (changed: () => void): (() => void) => {
  followers.add(changed);
  return () => followers.delete(changed);
};

export const tellSound = (news: Partial<Sound>): void => {
  sound = { ...sound, ...news };
  for (const changed of followers) changed();
};

export const useSound = (): Sound => useSyncExternalStore(follow, () => sound, () => silence);
