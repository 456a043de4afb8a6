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

const methodOf = (bytes: Buffer, start: number, end: number): string =>
  end - start === 3 && bytes[start] === 0x47 ? 'GET' : bytes.toString('latin1', start, end);

/** `OPTIONS *`, `PRI *` and `CONNECT gép:443` are readable but name no page. */
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

const isRequest = (bytes: Buffer, start: number, target: number): boolean =>
  target >= 0 &&
  isMethod(bytes, start, target) &&
  (bytes[target + 1] === slash || isAbsolute(bytes, target + 1) || namesNoPage(bytes, start, target + 1));

const makeText = (entry: LogEntry, escapes: boolean): void => {
  entry.text = (escapes ? loggedText : asciiPathOfBytes)(targetOf(entry));
  entry.end = 0;
};

/**
 * Returns the end, or -1 without a closing quote. A target may contain blanks. Non-HTTP data (`-`, TLS bytes) has no
 * request.
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
