import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** In bytes, for the young generation; a smaller one makes garbage collection too frequent. */
const enough = 2 ** 22;

const pace = 4;

const youngSize = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;

/**
 * Collects the old generation before it doubles. Starting collector threads costs more than the work that they save.
 */
export const keepHeapSmall = (): void => {
  setFlagsFromString('--heap-growing-percent=50');
  setFlagsFromString('--single-threaded-gc');
};

/** Stops the growth of the young generation while chunks pass; otherwise it would use 60 MB without a gain. */
export const inSmallHeap = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let passed = 0;
  for await (const chunk of chunks) {
    yield chunk;
    passed += 1;
    if (passed % pace === 0 && youngSize() >= enough) setFlagsFromString('--semi-space-growth-factor=1');
  }
};
