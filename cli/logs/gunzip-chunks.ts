import { createGunzip } from 'node:zlib';

/** What is decompressed at one go: a bomb may grow a thousandfold. */
const slice = 2 ** 12;

/** The input ended in the middle, or is damaged there; everything before has been handed on. */
export class DamagedInput extends Error {}

const slicesOf = function* (chunk: Buffer): Iterable<Buffer> {
  for (let start = 0; start < chunk.length; start += slice) yield chunk.subarray(start, start + slice);
};

/**
 * Decompresses gzip, member after member. Hands on all that could be read before it tells of damage by
 * `DamagedInput`.
 */
export const gunzipChunks = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip({ chunkSize: 2 ** 16 });
  let ready: Buffer[] = [];
  let fault: Error | null = null;
  const closed = new Promise<void>((resolve) => {
    gunzip.once('close', resolve);
  });
  gunzip.on('data', (chunk: Buffer) => ready.push(chunk));
  gunzip.on('error', (error) => {
    fault = error;
  });
  const drained = (): Buffer[] => {
    const taken = ready;
    ready = [];
    return taken;
  };
  /** The stream tells nobody who waits for a write that it has failed, but it closes. */
  const settled = function* (): Generator<Buffer> {
    yield* drained();
    if (fault !== null) throw new DamagedInput(String(fault));
  };
  try {
    for await (const chunk of chunks) {
      for (const part of slicesOf(chunk)) {
        await Promise.race([
          closed,
          new Promise<void>((resolve) => {
            gunzip.write(part, () => resolve());
          }),
        ]);
        yield* settled();
      }
    }
    gunzip.end();
    await closed;
    yield* settled();
  } finally {
    gunzip.destroy();
  }
};
