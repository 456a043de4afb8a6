import { isUtf8 } from 'node:buffer';
import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';
import { holdsMachine } from './host-name.ts';
import type { ReadLine } from './log-entry.ts';

const slash = 0x2f;

/**
 * Whether the line can be told for an address at all: one that does not begin like one may hold neither blanks nor
 * control characters, and has to be text: what is binary is no request, not even a bad one. Nor may it hold the address
 * of a machine, for then it is a line of another format (`192.0.2.1,2026-11-21,/x,200`), and that of its client.
 */
const isAddress = (bytes: Buffer, start: number, end: number): boolean => {
  if (bytes[start] === slash || /^https?:\/\//i.test(bytes.toString('latin1', start, Math.min(end, start + 8))))
    return true;
  let ascii = true;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte <= 0x20 || byte === 0x7f) return false;
    if (byte > 0x7f) ascii = false;
  }
  return (ascii || isUtf8(bytes.subarray(start, end))) && !holdsMachine(bytes.toString('latin1', start, end));
};

/** One address a line, absolute or a path. */
export const readUrlLine: ReadLine = (bytes, start, end, entry) => {
  if (!isAddress(bytes, start, end)) return false;
  entry.method = '';
  entry.host = '';
  entry.status = 0;
  entry.at = Number.NaN;
  entry.end = 0;
  entry.text = asciiPathOfBytes(bytes.toString('latin1', start, end));
  return true;
};
