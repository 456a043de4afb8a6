import type { PageCopy } from './page-copy.ts';

/** Keeps page copies beyond the life of a process. Losing one is never an error. */
export interface PageStore {
  read(key: string): Promise<PageCopy | null>;
  /** Returns at once; the writing happens behind. */
  write(key: string, copy: PageCopy): void;
  remove(key: string): void;
}
