import { LRUCache } from 'lru-cache';
import { type Breaker, createBreaker } from './breaker.ts';

/** Failing calls of one resource, after which it alone is paused: too few to open the breaker of its lane. */
const fewestCalls = 4;
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
    const breaker = own.get(resource) ?? createBreaker(now, { fewestCalls, draw });
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
