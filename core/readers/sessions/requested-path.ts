/** Seconds that the requested path is stored (R31). */
export const requestedPathSeconds = 600;

export interface RequestedPath {
  readonly path: string;
  /** Unix seconds. */
  readonly rememberedAt: number;
}

export interface TakenPath {
  readonly path: string;
  readonly reason: 'remembered' | 'nothing-remembered' | 'too-old' | 'no-page';
  readonly kept: null;
}

/** Rejects paths that a browser could resolve to another host. */
const isOnThisHost = (path: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);

const home = (reason: TakenPath['reason']): TakenPath => ({ path: '/', reason, kept: null });

/**
 * Returns the stored path if it is our page and under ten minutes old, otherwise home (spec §4, "Preview mode"; R31).
 */
export const takeRequestedPath = (
  remembered: RequestedPath | null,
  now: number,
  isPage: (path: string) => boolean,
): TakenPath => {
  if (remembered === null) return home('nothing-remembered');
  const age = now - remembered.rememberedAt;
  if (!(age >= 0 && age < requestedPathSeconds)) return home('too-old');
  return isOnThisHost(remembered.path) && isPage(remembered.path)
    ? { path: remembered.path, reason: 'remembered', kept: null }
    : home('no-page');
};
