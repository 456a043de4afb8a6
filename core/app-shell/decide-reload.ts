import type { BuildWatch } from './watch-builds.ts';
import { isNewBuild } from './watch-builds.ts';

/**
 * How long the stored marker of a reload lives, in seconds, and how many reloads a session has (spec §4, "App
 * updates"; R41).
 */
const reloadMarkerSeconds = 10;
const reloadsPerSession = 3;

export interface ReloadHistory {
  /** Unix seconds of the stored marker; null when there is none. */
  readonly markedAt: number | null;
  /** Reloads of this session. */
  readonly reloads: number;
}

export interface ReloadDecision {
  readonly reload: boolean;
  readonly reason: 'new-build' | 'chunk-error' | 'no-new-build' | 'just-reloaded' | 'enough-reloads';
}

/** A marker of the future, left by a clock that was set back, is dead. */
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

/**
 * Whether a navigation becomes a full load, because a new build is out; asked on navigation only (spec §4, "App
 * updates"; R41).
 */
export const reloadOnNavigation = (watch: BuildWatch, history: ReloadHistory, now: number): ReloadDecision =>
  isNewBuild(watch) ? limited('new-build', history, now) : { reload: false, reason: 'no-new-build' };

/**
 * A part of the page that cannot be loaded any more is cured by loading the target page, within the same limits (spec
 * §8).
 */
export const reloadOnChunkError = (history: ReloadHistory, now: number): ReloadDecision =>
  limited('chunk-error', history, now);
