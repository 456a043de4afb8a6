import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';

/** Bytes for what is young: with less, the engine tidies up too often. */
const enough = 2 ** 22;

/** The engine is asked each time that so many chunks have passed. */
const pace = 4;

const youngSize = (): number =>
  getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_size ?? 0;

/**
 * What is old is tidied up before it has doubled, and nothing is tidied by other threads, which cost more to wake
 * than there is to do.
 */
export const keepHeapSmall = (): void => {
  setFlagsFromString('--heap-growing-percent=50');
  setFlagsFromString('--single-threaded-gc');
};

/**
 * The same chunks. While they pass, the space for what is young stops growing when it is large enough; left alone it
 * would take 60 MB and be no faster.
 */
export const inSmallHeap = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let passed = 0;
  for await (const chunk of chunks) {
    yield chunk;
    passed += 1;
    if (passed % pace === 0 && youngSize() >= enough) setFlagsFromString('--semi-space-growth-factor=1');
  }
};
