export class DamagedInput extends Error {}

export class MissingTool extends Error {
  readonly tool: string;

  constructor(tool: string) {
    super(tool);
    this.tool = tool;
  }
}

const compressions = [
  ['gzip', [0x1f, 0x8b]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['bzip2', [0x42, 0x5a, 0x68]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf]],
  ['lz4', [0x04, 0x22, 0x4d, 0x18]],
  ['compress', [0x1f, 0x9d]],
] as const satisfies readonly (readonly [string, readonly number[]])[];

export type Compression = (typeof compressions)[number][0];

export class NotALog extends Error {
  readonly compression: string | null;

  constructor(compression: string | null) {
    super(compression ?? 'binary');
    this.compression = compression;
  }
}

export const compressionOf = (first: Buffer): Compression | null =>
  compressions.find(([, bytes]) => bytes.every((byte, at) => first[at] === byte))?.[0] ?? null;

/** Maximum share of control characters. Text has almost none; other data about one in ten. */
const maxControls = 0.05;

const isControl = (byte: number): boolean => byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1b;

export const isBinary = (sample: Buffer): boolean => {
  let controls = 0;
  for (const byte of sample) if (isControl(byte)) controls += 1;
  return controls > maxControls * sample.length;
};
