import type { CachedPage } from '../../responses/cached-page.ts';

/** Keeps page copies beyond the life of a process. Losing one is never an error. */
export interface PageStore {
  /** Whether other nodes write to it, too. */
  readonly shared: boolean;
  read(key: string): Promise<CachedPage | null>;
  /** Returns at once; the writing happens behind. */
  write(key: string, cachedPage: CachedPage): void;
  remove(key: string): void;
}
