import { windowStore } from './window-store.ts';

/** What is heard now. Seconds. */
export interface Sound {
  readonly at: number;
  /** 0 while it is not known. */
  readonly length: number;
  readonly rate: number;
  /** `missing`: the sound is not where it was; `failed`: it could not be fetched now. */
  readonly state: 'quiet' | 'loading' | 'failed' | 'missing';
}

export const silence: Sound = { at: 0, length: 0, rate: 1, state: 'quiet' };

const sound = windowStore(silence);

export const tellSound = (news: Partial<Sound>): void => sound.set({ ...sound.now(), ...news });

export const useSound = sound.use;
