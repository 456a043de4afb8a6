import { isUtf8 } from 'node:buffer';
import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';
import { holdsMachine } from './host-name.ts';
import type { ReadLine } from './log-entry.ts';

/**
 * What of a line that begins like an address may be another field, and so its client: everything where blanks stand in
 * it, the path where commas do, and `/192.0.2.1:40001`, as Java writes an address of a machine.
 */
const otherFields = (text: string): string => {
  if (/[ \t]/.test(text)) return text;
  const [path = ''] = text.split('?', 1);
  return /[,;]/.test(path) || /^\/[\da-f:.[\]]+$/i.test(path) ? path : '';
};

/**
 * Whether the line can be told for an address at all: one that does not begin like one may hold neither blanks nor
 * control characters, and has to be text: what is binary is no request, not even a bad one. Nor may it hold the address
 * of a machine, for then it is a line of another format (`192.0.2.1,2026-11-21,/x,200`), and that of its client.
 */
const isAddress = (text: string, bytes: Buffer, start: number, end: number): boolean => {
  if (/^(?:\/|https?:\/\/)/i.test(text)) return !holdsMachine(otherFields(text));
  let ascii = true;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte <= 0x20 || byte === 0x7f) return false;
    if (byte > 0x7f) ascii = false;
  }
  return (ascii || isUtf8(bytes.subarray(start, end))) && !holdsMachine(text);
};

/** One address a line, absolute or a path. */
export const readUrlLine: ReadLine = (bytes, start, end, entry) => {
  const text = bytes.toString('latin1', start, end);
  if (!isAddress(text, bytes, start, end)) return false;
  entry.method = '';
  entry.host = '';
  entry.status = 0;
  entry.at = Number.NaN;
  entry.end = 0;
  entry.text = asciiPathOfBytes(text);
  return true;
};
