import { LRUCache } from 'lru-cache';

const windowMs = 10_000;
const pauseMs = 5_000;

/** Stops asking an upstream that is down, so that readers are answered at once instead of after a timeout. */
interface Breaker {
  /** Whether a call may be made now; while the upstream recovers, one call at a time may. */
  allows(): boolean;
  /** Whether it waits for a call that succeeds. */
  isOpen(): boolean;
  /** To be called before each call that is made. */
  begin(): void;
  record(succeeded: boolean): void;
}

interface Options {
  /** Fewer calls than that within 10 s say nothing. */
  readonly fewestCalls?: number;
  readonly draw?: () => number;
}

/**
 * Opens for 5 s (±20 %, so that nodes do not return together) when half of at least `fewestCalls` within 10 s failed.
 * `now` is in milliseconds, of a clock that is never set.
 */
export const createBreaker = (now: () => number, { fewestCalls = 20, draw = Math.random }: Options = {}): Breaker => {
  let windowStart = now();
  let calls = 0;
  let failures = 0;
  /** When the pause ends; null while closed. */
  let pausedUntil: number | null = null;

  const startWindow = () => {
    windowStart = now();
    calls = 0;
    failures = 0;
  };
  const pause = () => {
    pausedUntil = now() + pauseMs * (0.8 + 0.4 * draw());
  };

  return {
    allows: () => pausedUntil === null || now() >= pausedUntil,
    isOpen: () => pausedUntil !== null,
    begin() {
      // The one probe; the next is let through only if this one is never heard of again.
      if (pausedUntil !== null) pause();
    },
    record(succeeded) {
      if (pausedUntil !== null) {
        if (succeeded) pausedUntil = null;
        startWindow();
        return;
      }
      if (now() - windowStart > windowMs) startWindow();
      calls += 1;
      if (!succeeded) failures += 1;
      if (calls >= fewestCalls && failures * 2 >= calls) pause();
    },
  };
};

/** Failing calls of one resource, after which it alone is paused: too few to open the breaker of its lane. */
const fewestOfOne = 4;
/** Resources whose failures are counted at the same time. */
const maxResources = 500;

/** A breaker for each resource that has failed, and one for all of them together. */
export interface ResourceBreakers {
  readonly allows: (resource: string | null) => boolean;
  readonly begin: (resource: string | null) => void;
  readonly record: (resource: string | null, succeeded: boolean) => void;
}

/**
 * One resource that always fails pauses itself and no other: its failures count towards the breaker of all only until
 * its own opens. `null` is a call that concerns no single resource.
 */
export const createResourceBreakers = (now: () => number, draw: () => number = Math.random): ResourceBreakers => {
  const shared = createBreaker(now, { draw });
  const own = new LRUCache<string, Breaker>({ max: maxResources });
  const ownOf = (resource: string | null): Breaker | undefined => (resource === null ? undefined : own.get(resource));

  const failed = (resource: string): Breaker => {
    const breaker = own.get(resource) ?? createBreaker(now, { fewestCalls: fewestOfOne, draw });
    own.set(resource, breaker);
    return breaker;
  };

  return {
    allows: (resource) => ownOf(resource)?.allows() !== false && shared.allows(),
    begin: (resource) => {
      ownOf(resource)?.begin();
      shared.begin();
    },
    record: (resource, succeeded) => {
      const wasOpen = ownOf(resource)?.isOpen() === true;
      if (resource !== null && !succeeded) failed(resource).record(false);
      else ownOf(resource)?.record(succeeded);
      if (succeeded || !wasOpen) shared.record(succeeded);
    },
  };
};
