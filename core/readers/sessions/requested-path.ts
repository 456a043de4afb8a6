/** How long the way to go on after signing in is remembered, in seconds (R31). */
export const requestedPathSeconds = 600;

/** What the signed cookie of the requested path says. */
export interface RequestedPath {
  /** Path with query. */
  readonly path: string;
  /** Unix seconds. */
  readonly rememberedAt: number;
}

export interface TakenPath {
  readonly path: string;
  readonly reason: 'remembered' | 'nothing-remembered' | 'too-old' | 'no-page';
  /** What stays remembered: a path is used once. */
  readonly kept: null;
}

/** Begins with one slash and holds nothing by which a browser could leave for another host. */
const isOnThisHost = (path: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path);

const home = (reason: TakenPath['reason']): TakenPath => ({ path: '/', reason, kept: null });

/**
 * Where a visitor goes on after signing in: to the remembered path if it is a GET page of ours, at most ten minutes
 * old, once; otherwise home (spec §4, "Preview mode"; R31). `isPage` is asked with path and query.
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
