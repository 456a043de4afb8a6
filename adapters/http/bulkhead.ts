/**
 * Lets a bounded number of tasks run at once and a bounded number wait, so that one slow upstream cannot hold every
 * request.
 */
export interface Bulkhead {
  /** False when even the queue is full. Rejects with the signal's reason when it aborts before a place is free. */
  enter(signal: AbortSignal): Promise<boolean>;
  /** To be called once for each `enter` that answered true. */
  leave(): void;
}

export const createBulkhead = (inFlight: number, queued: number): Bulkhead => {
  let running = 0;
  const waiting = new Set<() => void>();

  const waitForPlace = (signal: AbortSignal) =>
    new Promise<boolean>((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(start);
        reject(signal.reason);
      };
      const start = () => {
        waiting.delete(start);
        signal.removeEventListener('abort', giveUp);
        resolve(true);
      };
      waiting.add(start);
      signal.addEventListener('abort', giveUp, { once: true });
    });

  return {
    async enter(signal) {
      signal.throwIfAborted();
      if (running < inFlight) {
        running += 1;
        return true;
      }
      return waiting.size < queued && waitForPlace(signal);
    },
    leave() {
      const [next] = waiting;
      // The place goes straight to the one who waited longest; `running` stays as it is.
      if (next) next();
      else running -= 1;
    },
  };
};

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
  const shared = createBulkhead(inFlight, queued);
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
      entered = isIn && (await shared.enter(signal));
      return entered;
    } finally {
      if (isIn && !entered) own.bulkhead.leave();
      if (!entered) giveBack(resource, own);
    }
  };

  return {
    enter: (resource, signal) => (resource === null ? shared.enter(signal) : enterOf(resource, signal)),
    leave: (resource) => {
      shared.leave();
      const own = resource === null ? undefined : inUse.get(resource);
      if (resource === null || own === undefined) return;
      own.bulkhead.leave();
      giveBack(resource, own);
    },
  };
};
