import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Large enough that system calls do not count, small enough to stay in the processor's cache. */
const chunkSize = 2 ** 18;

/** After so many chunks the process has a look at what else came: an interrupt, for one. */
const breath = 16;

/** A part of a file. Its last line may end behind it, so what follows is given too, in smaller chunks. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const whole: Stretch = { start: 0, end: Infinity };
const behind = 2 ** 13;

/** A log that was rotated by copying and emptying it gives less than it had: that is not its end. */
const shrunk = (path: string): Error => Object.assign(new Error(`${path} got shorter`), { code: 'SHRUNK' });

/** Reading at once costs a quarter of what it costs to ask another thread for each chunk and to wait for it. */
const regularFileChunks = async function* (path: string, { start, end }: Stretch): AsyncGenerator<Buffer> {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.allocUnsafeSlow(chunkSize);
    const due = Math.max(end === Infinity ? 0 : end, fstatSync(file).size);
    let at = start;
    for (let turn = 1; ; turn += 1) {
      const length = readSync(file, buffer, 0, at < end ? Math.min(chunkSize, end - at) : behind, at);
      if (length === 0) {
        if (at < due) throw shrunk(path);
        return;
      }
      at += length;
      yield buffer.subarray(0, length);
      if (turn % breath === 0) await nextTurn();
    }
  } finally {
    closeSync(file);
  }
};

/** The next chunk, or the end where the signal comes first; nothing of a wait that is over stays behind. */
const nextUnless = (
  signal: AbortSignal | undefined,
  chunks: AsyncIterator<Buffer, undefined>,
): Promise<IteratorResult<Buffer, undefined>> =>
  new Promise((resolve, reject) => {
    const end = (): void => resolve({ done: true, value: undefined });
    signal?.addEventListener('abort', end, { once: true });
    chunks
      .next()
      .then(resolve, reject)
      .finally(() => signal?.removeEventListener('abort', end));
  });

/**
 * What comes through a pipe that has a name. It may keep its reader waiting, so another thread waits for it, and nobody
 * waits for that one once the signal has come: a stream that is destroyed ends only when its last read has.
 */
const pipeChunks = async function* (path: string, signal: AbortSignal | undefined): AsyncGenerator<Buffer> {
  const stream = createReadStream(path, { highWaterMark: chunkSize });
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
  try {
    for (;;) {
      if (signal?.aborted === true) return;
      const { done, value } = await nextUnless(signal, chunks);
      if (done === true) return;
      yield value;
    }
  } finally {
    stream.destroy();
  }
};

/** The bytes of a file; a chunk is valid until the next is asked for. */
export const fileChunks = async function* (
  path: string,
  stretch = whole,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  yield* (await stat(path)).isFile() ? regularFileChunks(path, stretch) : pipeChunks(path, signal);
};
