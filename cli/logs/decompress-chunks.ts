import type { Gunzip, ZstdDecompress } from 'node:zlib';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { DamagedInput } from './not-a-log.ts';

/** Bytes decompressed at once: a decompression bomb may grow a thousandfold. */
const slice = 2 ** 12;

const slicesOf = function* (chunk: Buffer): Iterable<Buffer> {
  for (let start = 0; start < chunk.length; start += slice) yield chunk.subarray(start, start + slice);
};

const unpackers = {
  gzip: () => createGunzip({ chunkSize: 2 ** 16 }),
  zstd: () => createZstdDecompress({ chunkSize: 2 ** 16 }),
} as const satisfies Readonly<Record<string, () => Gunzip | ZstdDecompress>>;

/** Decompresses gzip or zstd members. Throws `DamagedInput` after passing on all readable data. */
export const decompressChunks = async function* (
  chunks: AsyncIterable<Buffer>,
  compression: keyof typeof unpackers,
): AsyncGenerator<Buffer> {
  const unpacker = unpackers[compression]();
  let ready: Buffer[] = [];
  let fault: Error | null = null;
  const closed = new Promise<void>((resolve) => {
    unpacker.once('close', resolve);
  });
  unpacker.on('data', (chunk: Buffer) => ready.push(chunk));
  unpacker.on('error', (error) => {
    fault = error;
  });
  const drained = (): Buffer[] => {
    const taken = ready;
    ready = [];
    return taken;
  };
  /** A failed stream does not settle a pending write, but it emits `close`. */
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
            unpacker.write(part, () => resolve());
          }),
        ]);
        yield* settled();
      }
    }
    unpacker.end();
    await closed;
    yield* settled();
  } finally {
    unpacker.destroy();
  }
};
