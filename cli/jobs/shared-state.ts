export interface SharedState {
  readonly memory: SharedArrayBuffer;
  /** Atomically claims the next part, from 0. */
  readonly next: () => number;
  readonly stop: () => void;
  readonly stopped: () => boolean;
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
