import { setImmediate as nextTurn } from 'node:timers/promises';

/** Passes one value on in each turn of the event loop. Input and output are handled in between. */
export const createOwnTurn = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(value: T): Promise<T> => {
    const own = last.then(() => nextTurn(value));
    last = own;
    return own;
  };
};
