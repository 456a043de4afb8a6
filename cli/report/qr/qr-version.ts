/** Correction bytes per block, and blocks, of versions 1 to 20 at level M (ISO/IEC 18004, table 9). */
const perBlock = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

export interface QrVersion {
  readonly version: number;
  readonly size: number;
  readonly bytes: number;
  readonly dataBytes: number;
  readonly blocks: number;
  readonly correction: number;
  readonly alignment: readonly number[];
}

const alignmentOf = (version: number, size: number): readonly number[] => {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - (count - 2 - at) * step)];
};

const bytesOf = (version: number): number => {
  const count = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const squares = count === 0 ? 0 : (25 * count - 10) * count - 55;
  return Math.floor(((16 * version + 128) * version + 64 - squares - (version >= 7 ? 36 : 0)) / 8);
};

const describe = (version: number): QrVersion => {
  const [correction, blocks] = [perBlock[version - 1] ?? 0, blockCounts[version - 1] ?? 0];
  const [bytes, size] = [bytesOf(version), version * 4 + 17];
  return {
    version,
    size,
    bytes,
    blocks,
    correction,
    dataBytes: bytes - correction * blocks,
    alignment: alignmentOf(version, size),
  };
};

export const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

/** Smallest version that fits this many bytes; null when none does. */
export const versionFor = (length: number): QrVersion | null =>
  perBlock
    .map((_, at) => describe(at + 1))
    .find(({ version, dataBytes }) => 4 + lengthBits(version) + length * 8 <= dataBytes * 8) ?? null;
