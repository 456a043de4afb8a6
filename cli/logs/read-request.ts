import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';
import { backslash, isHttp, quote, slash, space, telling } from './bytes.ts';
import type { LogEntry } from './log-entry.ts';
import { setNoRequest, targetOf } from './log-entry.ts';
import { loggedText } from './logged-text.ts';

const asterisk = 0x2a;

const isMethod = (bytes: Buffer, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] as number;
    if (byte < 0x41 || byte > 0x5a) return false;
  }
  return end > start;
};

/** Most requests are to read, and need no text of their own. */
const methodOf = (bytes: Buffer, start: number, end: number): string =>
  end - start === 3 && bytes[start] === 0x47 ? 'GET' : bytes.toString('latin1', start, end);

/** A request to a server or for a tunnel (`OPTIONS *`, `PRI *`, `CONNECT gép:443`) names no page, yet can be read. */
const namesNoPage = (bytes: Buffer, method: number, target: number): boolean => {
  const name = bytes.toString('latin1', method, target - 1);
  if (name === 'CONNECT') return bytes[target] !== space;
  return (
    bytes[target] === asterisk &&
    (bytes[target + 1] === space || bytes[target + 1] === quote) &&
    name !== 'GET' &&
    name !== 'HEAD'
  );
};

const isAbsolute = (bytes: Buffer, start: number): boolean =>
  /^https?:\/\//i.test(bytes.toString('latin1', start, start + 8));

/** `target`: the blank before it; -1 where there is none. */
const isRequest = (bytes: Buffer, start: number, target: number): boolean =>
  target >= 0 &&
  isMethod(bytes, start, target) &&
  (bytes[target + 1] === slash || isAbsolute(bytes, target + 1) || namesNoPage(bytes, start, target + 1));

/** Escapes and other bytes than ASCII need a text of their own. */
const makeText = (entry: LogEntry, escapes: boolean): void => {
  entry.text = (escapes ? loggedText : asciiPathOfBytes)(targetOf(entry));
  entry.end = 0;
};

/**
 * Reads `METHOD target HTTP/x` from behind its quote; where it ends, or -1 where no quote ends it. A target may hold
 * blanks. What a server logs for something else that was sent to it (`-`, nothing, bytes of TLS) has no request.
 * `escapes`: whether a backslash stands for one, or for something else.
 */
export const readRequest = (bytes: Buffer, start: number, end: number, entry: LogEntry, escapes = true): number => {
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
      if (escapes && byte === backslash) at += 1;
    }
  }
  if (at >= end) return -1;
  if (!isRequest(bytes, start, first)) {
    setNoRequest(entry);
    return at;
  }
  entry.method = methodOf(bytes, start, first);
  entry.bytes = bytes;
  entry.start = first + 1;
  entry.end = last > first && isHttp(bytes, last + 1) ? last : at;
  if (!clear) makeText(entry, escapes);
  return at;
};
