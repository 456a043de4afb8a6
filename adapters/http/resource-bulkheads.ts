import { type Bulkhead, createBulkhead } from './bulkhead.ts';

/** The part of a lane that one resource may take. */
const share = 1 / 4;

export interface ResourceBulkheads {
  /** As `Bulkhead.enter`; `null` is a call that concerns no single resource. */
  enter(resource: string | null, signal: AbortSignal): Promise<boolean>;
  /** To be called once for each `enter` that answered true. */
  leave(resource: string | null): void;
}

interface InUse {
  readonly bulkhead: Bulkhead;
  /** Calls that run or wait. */
  calls: number;
}

/** A bulkhead in which no single resource takes more than a quarter of the places, and of the queue. */
export const createResourceBulkheads = (inFlight: number, queued: number): ResourceBulkheads => {
  const lane = createBulkhead(inFlight, queued);
  const inUse = new Map<string, InUse>();

  const take = (resource: string): InUse => {
    const own = inUse.get(resource) ?? {
      bulkhead: createBulkhead(Math.ceil(inFlight * share), Math.ceil(queued * share)),
      calls: 0,
    };
    own.calls += 1;
    inUse.set(resource, own);
    return own;
  };
  const giveBack = (resource: string, own: InUse): void => {
    own.calls -= 1;
    if (own.calls === 0) inUse.delete(resource);
  };

  /** Gives the place of the resource back where the lane has none. */
  const enterOf = async (resource: string, signal: AbortSignal): Promise<boolean> => {
    const own = take(resource);
    let [isIn, entered] = [false, false];
    try {
      isIn = await own.bulkhead.enter(signal);
      entered = isIn && (await lane.enter(signal));
      return entered;
    } finally {
      if (isIn && !entered) own.bulkhead.leave();
      if (!entered) giveBack(resource, own);
    }
  };

  return {
    enter: (resource, signal) => (resource === null ? lane.enter(signal) : enterOf(resource, signal)),
    leave: (resource) => {
      lane.leave();
      const own = resource === null ? undefined : inUse.get(resource);
      if (resource === null || own === undefined) return;
      own.bulkhead.leave();
      giveBack(resource, own);
    },
  };
};
