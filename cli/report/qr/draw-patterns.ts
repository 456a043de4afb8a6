import type { Sheet } from './qr-sheet.ts';
import type { QrVersion } from './qr-version.ts';

const withRest = (value: number, bits: number, divisor: number): number => {
  let rest = value;
  for (let at = 0; at < bits; at += 1) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
  return (value << bits) | rest;
};

export const isDark = (bits: number, at: number): boolean => ((bits >> at) & 1) === 1;

const drawSquare = (
  { put }: Sheet,
  [x, y]: readonly [number, number],
  reach: number,
  light: readonly number[],
): void => {
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1)
      put(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
};

const drawVersion = ({ put, size }: Sheet, version: number): void => {
  if (version < 7) return;
  const bits = withRest(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
    put(far, near, isDark(bits, at));
    put(near, far, isDark(bits, at));
  }
};

export const drawPatterns = (sheet: Sheet, { version, size, alignment }: QrVersion): void => {
  for (let at = 0; at < size; at += 1) {
    sheet.put(at, 6, at % 2 === 0);
    sheet.put(6, at, at % 2 === 0);
  }
  const corners = [3, size - 4];
  for (const x of corners) for (const y of corners) if (x === 3 || y === 3) drawSquare(sheet, [x, y], 4, [2, 4]);
  const last = alignment.at(-1);
  const isCorner = (x: number, y: number): boolean => (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
  for (const x of alignment) for (const y of alignment) if (!isCorner(x, y)) drawSquare(sheet, [x, y], 2, [1]);
  drawVersion(sheet, version);
};

/** Draws the format bits twice; level M is encoded as zero. */
export const drawFormat = ({ put, size }: Sheet, mask: number): void => {
  const bits = withRest(mask, 10, 0x537) ^ 0x5412;
  const beside = [0, 1, 2, 3, 4, 5, 7, 8];
  beside.forEach((y, at) => put(8, y, isDark(bits, at)));
  [7, 5, 4, 3, 2, 1, 0].forEach((x, at) => put(x, 8, isDark(bits, at + 8)));
  for (let at = 0; at < 8; at += 1) put(size - 1 - at, 8, isDark(bits, at));
  for (let at = 8; at < 15; at += 1) put(8, size - 15 + at, isDark(bits, at));
  put(8, size - 8, true);
};
