import { LRUCache } from 'lru-cache';

/** Circuit breaker: opens after failures within the window, and lets one call through after the pause. */
const windowMs = 10_000;
const pauseMs = 5_000;

interface Breaker {
  allows(): boolean;
  isOpen(): boolean;
  begin(): void;
  record(succeeded: boolean): void;
}

interface Options {
  readonly fewestCalls?: number;
  readonly draw?: () => number;
}

/**
 * Opens for 5 s when at least half of the calls within 10 s failed, given at least `fewestCalls`. The ±20 % jitter
 * spreads the retries of several nodes. `now` is a monotonic clock in milliseconds.
 */
export const createBreaker = (now: () => number, { fewestCalls = 20, draw = Math.random }: Options = {}): Breaker => {
  let windowStart = now();
  let calls = 0;
  let failures = 0;
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
      // One probe at a time; another is allowed if this one reports no result within the pause.
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

const fewestOfOne = 4;
const maxResources = 500;

export interface ResourceBreakers {
  readonly allows: (resource: string | null) => boolean;
  readonly begin: (resource: string | null) => void;
  readonly record: (resource: string | null, succeeded: boolean) => void;
  /** Breakers that admit no call now: the shared one and those of single resources. */
  readonly open: () => number;
}

/**
 * A resource that always fails opens only its own breaker. Its failures count towards the shared breaker until then.
 * `null` is a call about no single resource.
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
    open: () => [shared, ...own.values()].filter(({ allows }) => !allows()).length,
  };
};
