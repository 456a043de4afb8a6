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
