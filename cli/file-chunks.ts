import { open } from 'node:fs/promises';

/** Large enough that system calls do not count, small enough to stay in the processor's cache. */
const chunkSize = 2 ** 18;

/** The bytes of a file. The next chunk is read while one is worked on; a chunk is valid until the one after the next is asked for. */
export const fileChunks = async function* (path: string): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    const buffers = [Buffer.allocUnsafe(chunkSize), Buffer.allocUnsafe(chunkSize)] as const;
    let turn: 0 | 1 = 0;
    let reading = file.read(buffers[turn], 0, chunkSize, null);
    for (;;) {
      const { bytesRead } = await reading;
      if (bytesRead === 0) return;
      const chunk = buffers[turn].subarray(0, bytesRead);
      turn = turn === 0 ? 1 : 0;
      reading = file.read(buffers[turn], 0, chunkSize, null);
      reading.catch(() => {});
      yield chunk;
    }
  } finally {
    await file.close();
  }
};
