import type { CachedPage } from './cached-page.ts';

/** Keeps page copies beyond the life of a process. Losing one is never an error. */
export interface PageStore {
  read(key: string): Promise<CachedPage | null>;
  /** Returns at once; the writing happens behind. */
  write(key: string, cachedPage: CachedPage): void;
  remove(key: string): void;
}
