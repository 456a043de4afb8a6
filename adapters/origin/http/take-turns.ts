import type { OnGone } from './on-gone.ts';
import { Problem } from './problem.ts';

export type InTurn = <T>(work: () => Promise<T>, onGone?: OnGone) => Promise<T>;

interface Waiting {
  readonly go: () => void;
}

const neverGone: OnGone = () => () => undefined;

/** Runs at most `width` jobs at once. Throws 503 with `busy` when `queue` jobs already wait. */
export const takeTurns = (width: number, queue: number, busy: string): InTurn => {
  let running = 0;
  const waiting = new Set<Waiting>();
  const sendAway = (why: string): Problem => new Problem(503, why, { 'Retry-After': '5' });

  const wait = (onGone: OnGone): Promise<void> =>
    new Promise((resolve, reject) => {
      const one = {
        go: (): void => {
          stop();
          resolve();
        },
      };
      const stop = onGone(() => {
        waiting.delete(one);
        reject(sendAway('The client closed the connection'));
      });
      waiting.add(one);
    });

  return async (work, onGone = neverGone) => {
    if (running < width) running += 1;
    else if (waiting.size >= queue) throw sendAway(busy);
    else await wait(onGone);
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next === undefined) running -= 1;
      else {
        waiting.delete(next);
        next.go();
      }
    }
  };
};
