import { isUtf8 } from 'node:buffer';
import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';
import { holdsMachine } from './host-name.ts';
import type { ReadLine } from './log-entry.ts';

/** Text that may be another field with a client address. Java writes one as `/192.0.2.1:40001`. */
const otherFields = (text: string): string => {
  if (/[ \t]/.test(text)) return text;
  const [path = ''] = text.split('?', 1);
  return /[,;]/.test(path) || /^\/[\da-f:.[\]]+$/i.test(path) ? path : '';
};

/** Rejects binary data, and lines with an IP address: they belong to another format and contain a client. */
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
