import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** In bytes; large enough to make system calls cheap, small enough for the processor's cache. */
const chunkSize = 2 ** 18;

/** After this many chunks the event loop runs, to handle interrupts. */
const breath = 16;

/** The last line may end after `end`, therefore more bytes follow in smaller chunks. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const whole: Stretch = { start: 0, end: Infinity };
const behind = 2 ** 13;

/** Log rotation with copytruncate shortens the file; that is not its end. */
const shrunk = (path: string): Error => Object.assign(new Error(`${path} was truncated`), { code: 'SHRUNK' });

/** Synchronous reads cost a quarter of asynchronous reads. */
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
 * A named pipe can block its reader, therefore a thread of the pool reads it. After an abort the pending read is not
 * awaited: a destroyed stream closes only when that read has ended.
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

/** A chunk is valid only until the next one is requested. */
export const fileChunks = async function* (
  path: string,
  stretch = whole,
  signal?: AbortSignal,
): AsyncGenerator<Buffer> {
  yield* (await stat(path)).isFile() ? regularFileChunks(path, stretch) : pipeChunks(path, signal);
};
