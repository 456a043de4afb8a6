import { backslash, find, quote, space } from './bytes.ts';
import type { LogEntry } from './log-entry.ts';

export const readStatus = (bytes: Buffer, start: number, end: number): number => {
  const after = start + 4;
  if (after > end || bytes[start] !== space || (after < end && bytes[after] !== space)) return -1;
  let status = 0;
  for (let at = start + 1; at < after; at += 1) {
    const byte = bytes[at] as number;
    if (byte < 0x30 || byte > 0x39) return -1;
    status = status * 10 + byte - 0x30;
  }
  return status;
};

export const quotedFrom = (
  bytes: Buffer,
  start: number,
  end: number,
): { readonly text: string; readonly after: number } => {
  const opening = find(bytes, quote, start, end);
  if (opening < 0) return { text: '', after: end };
  let closing = opening + 1;
  while (closing < end && bytes[closing] !== quote) closing += bytes[closing] === backslash ? 2 : 1;
  const text = bytes.toString('latin1', opening + 1, Math.min(closing, end));
  return { text: text === '-' ? '' : text, after: Math.min(closing + 1, end) };
};

export const readAudience = (bytes: Buffer, start: number, end: number, entry: LogEntry): void => {
  const referrer = quotedFrom(bytes, start, end);
  entry.referrer = referrer.text;
  entry.agent = quotedFrom(bytes, referrer.after, end).text;
};
