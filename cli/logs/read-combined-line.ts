import { loggedText } from './logged-text.ts';
import type { LogEntry, ReadLine, ReaderNeeds } from './log-entry.ts';
import { targetOf } from './log-entry.ts';
import { logTime } from './log-time.ts';

const quote = 0x22;
const space = 0x20;
const slash = 0x2f;
const backslash = 0x5c;
const openingBracket = 0x5b;
const closingBracket = 0x5d;

/** The shortest client, its dashes and a time: no request begins earlier in a line. */
const leastBefore = 30;

/** Bytes that mean something inside a request; one look at this table passes over the others. */
const telling = Uint8Array.from({ length: 256 }, (_, byte) => Number(byte === quote || byte === space || byte === backslash || byte > 0x7f));

const isMethod = (bytes: Buffer, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] as number;
    if (byte < 0x41 || byte > 0x5a) return false;
  }
  return end > start;
};

/** Most requests are to read, and need no text of their own. */
const methodOf = (bytes: Buffer, start: number, end: number): string =>
  (end - start === 3 && bytes[start] === 0x47 ? 'GET' : bytes.toString('latin1', start, end));

const isHttp = (bytes: Buffer, start: number): boolean =>
  bytes[start] === 0x48 && bytes[start + 1] === 0x54 && bytes[start + 2] === 0x54 && bytes[start + 3] === 0x50 && bytes[start + 4] === slash;

const isAbsolute = (bytes: Buffer, start: number): boolean => /^https?:\/\//i.test(bytes.toString('latin1', start, start + 8));

/** Escapes and other bytes than ASCII need a text of their own. */
const makeText = (entry: LogEntry): void => {
  entry.text = loggedText(targetOf(entry));
  entry.end = 0;
};

/** Reads `METHOD target HTTP/x` from behind its quote; where it ends, or -1 when it is none. A target may hold blanks. */
const readRequest = (bytes: Buffer, start: number, end: number, entry: LogEntry): number => {
  let at = start;
  let first = -1;
  let last = -1;
  let clear = true;
  for (; at < end; at += 1) {
    const byte = bytes[at] as number;
    if (telling[byte] === 0) continue;
    if (byte === quote) break;
    if (byte === space) {
      last = at;
      if (first < 0) first = at;
    } else {
      clear = false;
      if (byte === backslash) at += 1;
    }
  }
  if (at >= end || first < 0 || !isMethod(bytes, start, first)) return -1;
  if (bytes[first + 1] !== slash && !isAbsolute(bytes, first + 1)) return -1;
  entry.method = methodOf(bytes, start, first);
  entry.bytes = bytes;
  entry.start = first + 1;
  entry.end = last > first && isHttp(bytes, last + 1) ? last : at;
  if (!clear) makeText(entry);
  return at;
};

/** Reads ` 200` from behind the request's quote: three digits that stand alone. */
const readStatus = (bytes: Buffer, start: number, end: number): number => {
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

const find = (bytes: Buffer, wanted: number, start: number, end: number): number => {
  for (let at = start; at < end; at += 1) if (bytes[at] === wanted) return at;
  return -1;
};

const timeBefore = (bytes: Buffer, end: number, start: number): number => {
  let at = end;
  while (at > start && bytes[at] !== openingBracket) at -= 1;
  return logTime(bytes.toString('latin1', at + 1, end));
};

const hostAt = (bytes: Buffer, start: number, end: number): string => bytes.toString('latin1', start, Math.max(start, find(bytes, space, start, end)));

/** `vhost`: whether the line begins with the host that was asked. What stands behind the status is not looked at. */
const reader = ({ time }: ReaderNeeds, vhost: boolean): ReadLine => (bytes, start, end, entry) => {
  const opening = find(bytes, quote, start + leastBefore, end);
  if (opening < 0 || bytes[opening - 1] !== space || bytes[opening - 2] !== closingBracket) return false;
  const closing = readRequest(bytes, opening + 1, end, entry);
  if (closing < 0) return false;
  const status = readStatus(bytes, closing + 1, end);
  if (status < 0) return false;
  entry.status = status;
  entry.host = vhost ? hostAt(bytes, start, opening) : '';
  if (time) entry.at = timeBefore(bytes, opening - 2, start);
  return true;
};

/** `client ident user [time] "request" status size …`: the common and the combined format differ only behind what is read. */
export const readCombinedLine = (needs: ReaderNeeds): ReadLine => reader(needs, false);

/** The same behind the host that was asked, with or without a port. */
export const readVhostLine = (needs: ReaderNeeds): ReadLine => reader(needs, true);
