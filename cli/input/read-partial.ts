import { DamagedInput } from '../logs/not-a-log.ts';
import { decompressChunks } from '../logs/decompress-chunks.ts';
import type { Io } from '../terminal/io.ts';
import { lineBlocks } from '../terminal/text-lines.ts';
import type { Counted } from '../traffic/exact-tally.ts';
import { putCountsBy } from '../traffic/exact-tally.ts';
import type { PartialHeader } from '../traffic/partial.ts';
import { readCounted, readHeader } from '../traffic/partial.ts';

export interface Partial {
  readonly header: PartialHeader;
  readonly counts: Iterable<Counted>;
}

const together = 2 ** 12;

const never = new AbortController().signal;

const inOrder = (putBy: Io['putBy']) => {
  const parts: Iterable<Counted>[] = [];
  let held: Counted[] = [];
  let last: string | null = null;
  const makeRoom = (): void => {
    parts.push(putCountsBy(putBy, held));
    held = [];
  };
  return {
    take: (count: Counted | null): boolean => {
      if (count === null || (last !== null && count.key <= last)) return false;
      last = count.key;
      if (held.push(count) >= together) makeRoom();
      return true;
    },
    all: (): Iterable<Counted> => {
      makeRoom();
      return {
        *[Symbol.iterator]() {
          for (const part of parts) yield* part;
        },
      };
    },
  };
};

/** Throws read errors, and `DamagedInput` when the partial is incomplete. */
export const readPartial = async ({ bytes, putBy }: Pick<Io, 'bytes' | 'putBy'>, file: string): Promise<Partial> => {
  const counts = inOrder(putBy);
  let header: PartialHeader | null = null;
  for await (const lines of lineBlocks(decompressChunks(bytes(file, never), 'gzip')))
    for (const line of lines) {
      if (header !== null && !counts.take(readCounted(line))) throw new DamagedInput(line.slice(0, 80));
      header ??= readHeader(line);
      if (header === null) throw new DamagedInput(line.slice(0, 80));
    }
  if (header === null) throw new DamagedInput('no header');
  return { header, counts: counts.all() };
};
