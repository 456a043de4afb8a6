import type { BuildWatch } from './watch-builds.ts';
import { isNewBuild } from './watch-builds.ts';

/** Limits: one reload per 10 seconds, and a maximum per session (spec §4, "App updates"; R41). */
const reloadMarkerSeconds = 10;
const reloadsPerSession = 3;

export interface ReloadHistory {
  /** Unix seconds. */
  readonly markedAt: number | null;
  readonly reloads: number;
}

export interface ReloadDecision {
  readonly reload: boolean;
  readonly reason: 'new-build' | 'chunk-error' | 'no-new-build' | 'just-reloaded' | 'enough-reloads';
}

/** Ignores markers from the future (the clock was set back). */
const isAlive = (markedAt: number | null, now: number): boolean =>
  markedAt !== null && now >= markedAt && now - markedAt < reloadMarkerSeconds;

const limited = (
  reason: 'new-build' | 'chunk-error',
  { markedAt, reloads }: ReloadHistory,
  now: number,
): ReloadDecision => {
  if (isAlive(markedAt, now)) return { reload: false, reason: 'just-reloaded' };
  return reloads >= reloadsPerSession ? { reload: false, reason: 'enough-reloads' } : { reload: true, reason };
};

/** Reloads on navigation when a new build is out (spec §4, "App updates"; R41). */
export const reloadOnNavigation = (watch: BuildWatch, history: ReloadHistory, now: number): ReloadDecision =>
  isNewBuild(watch) ? limited('new-build', history, now) : { reload: false, reason: 'no-new-build' };

/** Loads the target page when a chunk fails to load, within the same limits (spec §8). */
export const reloadOnChunkError = (history: ReloadHistory, now: number): ReloadDecision =>
  limited('chunk-error', history, now);
