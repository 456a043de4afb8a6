/** What the threads that read the same logs know of each other. */
export interface SharedState {
  /** Can be sent to another thread. */
  readonly memory: SharedArrayBuffer;
  /** The number of a part that nobody else reads, from 0 on. */
  readonly next: () => number;
  /** Asks all of them to end. */
  readonly stop: () => void;
  readonly stopped: () => boolean;
  /** Adds to what all of them have read. */
  readonly pass: (bytes: number, lines: number) => void;
  readonly passed: () => { readonly bytes: number; readonly lines: number };
}

const [nextPart, end] = [0, 1];
const [bytesRead, linesRead] = [1, 2];

export const sharedState = (memory = new SharedArrayBuffer(24)): SharedState => {
  const words = new Int32Array(memory, 0, 2);
  const sums = new BigInt64Array(memory);
  return {
    memory,
    next: () => Atomics.add(words, nextPart, 1),
    stop: () => void Atomics.store(words, end, 1),
    stopped: () => Atomics.load(words, end) === 1,
    pass: (bytes, lines) => {
      Atomics.add(sums, bytesRead, BigInt(bytes));
      Atomics.add(sums, linesRead, BigInt(lines));
    },
    passed: () => ({ bytes: Number(Atomics.load(sums, bytesRead)), lines: Number(Atomics.load(sums, linesRead)) }),
  };
};
