export const tab = 0x09;
export const space = 0x20;
export const quote = 0x22;
export const slash = 0x2f;
export const openingBracket = 0x5b;
export const backslash = 0x5c;
export const closingBracket = 0x5d;

/** Bytes with a meaning inside a request; a table lookup skips all others. */
export const telling = Uint8Array.from({ length: 256 }, (_, byte) =>
  Number(byte === quote || byte === space || byte === backslash || byte > 0x7f),
);

export const isHttp = (bytes: Buffer, start: number): boolean =>
  bytes[start] === 0x48 &&
  bytes[start + 1] === 0x54 &&
  bytes[start + 2] === 0x54 &&
  bytes[start + 3] === 0x50 &&
  bytes[start + 4] === slash;

export const find = (bytes: Buffer, wanted: number, start: number, end: number): number => {
  for (let at = start; at < end; at += 1) if (bytes[at] === wanted) return at;
  return -1;
};
