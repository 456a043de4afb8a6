import { drawFormat, drawPatterns, isDark } from './draw-patterns.ts';
import { qrBytes } from './qr-bytes.ts';
import { createSheet, type QrMatrix, type Sheet } from './qr-sheet.ts';
import { versionFor, type QrVersion } from './qr-version.ts';

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const drawBytes = (
  { at, put, size }: Sheet,
  bytes: readonly number[],
  mask: (x: number, y: number) => boolean,
): void => {
  let bit = 0;
  for (let right = size - 1; right >= 1; right = right === 8 ? 5 : right - 2) {
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (at(x, y) !== null) continue;
        put(x, y, isDark(bytes[bit >> 3] ?? 0, 7 - (bit & 7)) !== mask(x, y));
        bit += 1;
      }
    }
  }
};

const drawn = (layout: QrVersion, bytes: readonly number[], mask: number): QrMatrix => {
  const sheet = createSheet(layout.size);
  drawPatterns(sheet, layout);
  drawFormat(sheet, mask);
  drawBytes(sheet, bytes, masks[mask] ?? (() => false));
  return sheet.rows();
};

/** Counts modules with three equal neighbours: cameras have trouble with plain areas. */
const plainness = (rows: QrMatrix): number =>
  rows.flatMap((row, y) =>
    row.filter((dark, x) => dark === row[x + 1] && dark === rows[y + 1]?.[x] && dark === rows[y + 1]?.[x + 1]),
  ).length;

/** QR code (ISO/IEC 18004, level M) of a text; null when it is too long for version 20. */
export const qrMatrix = (text: string): QrMatrix | null => {
  const bytes = new TextEncoder().encode(text);
  const layout = versionFor(bytes.length);
  if (layout === null) return null;
  const ready = qrBytes(bytes, layout);
  const candidates = masks.map((_, mask) => drawn(layout, ready, mask));
  return candidates.reduce((best, one) => (plainness(one) < plainness(best) ? one : best));
};
