import { qrMatrix } from './qr-matrix.ts';

/** Modules around a code that must be light, so that cameras find it. */
const margin = 2;

/** By what is dark above and below. */
const letters: Readonly<Record<string, string>> = { '00': '█', '01': '▀', '10': '▄', '11': ' ' };

/**
 * A QR code in half blocks, two rows a line: what is drawn is what is light, for terminals are dark. Empty for a text
 * that no code holds.
 */
export const printQr = (text: string): string => {
  const rows = qrMatrix(text);
  if (rows === null) return '';
  const bit = (x: number, y: number): string => (rows[y]?.[x] === true ? '1' : '0');
  const places = Array.from({ length: rows.length + 2 * margin }, (_, at) => at - margin);
  return places
    .filter((y) => (y + margin) % 2 === 0)
    .map((y) => `${places.map((x) => letters[`${bit(x, y)}${bit(x, y + 1)}`] ?? '').join('')}\n`)
    .join('');
};
