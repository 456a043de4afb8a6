import { qrMatrix } from './qr-matrix.ts';

/** In modules; cameras need a light border. */
const margin = 2;

const letters: Readonly<Record<string, string>> = { '00': '█', '01': '▀', '10': '▄', '11': ' ' };

/** Draws the light modules as half blocks, because terminals are dark. Empty when the text is too long. */
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
