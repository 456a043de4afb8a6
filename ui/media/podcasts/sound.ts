import { windowStore } from './window-store.ts';

/** Times are in seconds. */
export interface Sound {
  readonly at: number;
  /** 0 while unknown. */
  readonly length: number;
  readonly rate: number;
  /** `missing`: the file does not exist; `failed`: it could not be loaded. */
  readonly state: 'quiet' | 'loading' | 'failed' | 'missing';
}

export const silence: Sound = { at: 0, length: 0, rate: 1, state: 'quiet' };

const sound = windowStore(silence);

export const tellSound = (news: Partial<Sound>): void => sound.set({ ...sound.now(), ...news });

export const useSound = sound.use;
