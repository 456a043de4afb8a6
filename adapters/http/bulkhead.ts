export interface Load {
  readonly running: number;
  readonly waiting: number;
}

export interface Bulkhead {
  /** Resolves to false when the queue is full. Rejects with the signal's reason when it aborts while waiting. */
  enter(signal: AbortSignal): Promise<boolean>;
  leave(): void;
  load(): Load;
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
      if (next) next();
      else running -= 1;
    },
    load: () => ({ running, waiting: waiting.size }),
  };
};

const share = 1 / 4;

export interface ResourceBulkheads {
  enter(resource: string | null, signal: AbortSignal): Promise<boolean>;
  leave(resource: string | null): void;
  /** The slots in use; the waiting calls include those that wait for their resource. */
  load(): Load;
}

interface InUse {
  readonly bulkhead: Bulkhead;
  calls: number;
}

/** A bulkhead that limits each resource to a quarter of the slots and of the queue. */
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
    load: () => {
      const { running, waiting } = shared.load();
      const ofResources = [...inUse.values()].reduce((sum, { bulkhead }) => sum + bulkhead.load().waiting, 0);
      return { running, waiting: waiting + ofResources };
    },
  };
};
