import type { CachedPage } from '../../responses/cached-page.ts';

/** Persists cached pages across restarts. Losing an entry is never an error. */
export interface PageStore {
  readonly shared: boolean;
  read(key: string): Promise<CachedPage | null>;
  write(key: string, cachedPage: CachedPage): void;
  remove(key: string): void;
}
