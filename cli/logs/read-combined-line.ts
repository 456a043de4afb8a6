import { closingBracket, find, openingBracket, quote, space } from './bytes.ts';
import type { ReadLine, ReaderNeeds } from './log-entry.ts';
import { logTime } from './log-time.ts';
import { readAudience, readStatus } from './quoted-fields.ts';
import { readRequest } from './read-request.ts';
import { siteBeforeTime } from './site-before-time.ts';

/** Minimum bytes before a request: client, dashes and time. */
const minBefore = 30;

const bracketBefore = (bytes: Buffer, end: number, start: number): number => {
  let at = end;
  while (at > start && bytes[at] !== openingBracket) at -= 1;
  return at;
};

const stands = (text: string, bytes: Buffer, start: number): boolean => {
  for (let at = 0; at < text.length; at += 1) if (bytes[start + at] !== text.charCodeAt(at)) return false;
  return bytes[start + text.length] === space;
};

const isDigit = (byte = 0): boolean => byte >= 0x30 && byte <= 0x39;

/** Reuses the previous host string. A host in first position is followed by a client address. */
const hostReader = (): ((bytes: Buffer, start: number, end: number) => string) => {
  let last = '';
  return (bytes, start, end) => {
    if (last !== '' && stands(last, bytes, start) && isDigit(bytes[start + last.length + 1])) return last;
    const { host, first } = siteBeforeTime(bytes.toString('latin1', start, bracketBefore(bytes, end, start) - 1));
    last = first ? host : '';
    return host;
  };
};

const noHost = (): string => '';

const reader =
  ({ time, audience = false }: ReaderNeeds, hostAt: (bytes: Buffer, start: number, end: number) => string): ReadLine =>
  (bytes, start, end, entry) => {
    const opening = find(bytes, quote, start + minBefore, end);
    if (opening < 0 || bytes[opening - 1] !== space || bytes[opening - 2] !== closingBracket) return false;
    const closing = readRequest(bytes, opening + 1, end, entry);
    if (closing < 0) return false;
    const status = readStatus(bytes, closing + 1, end);
    if (status < 0) return false;
    entry.status = status;
    entry.host = hostAt(bytes, start, opening - 2);
    if (time) entry.at = logTime(bytes.toString('latin1', bracketBefore(bytes, opening - 2, start) + 1, opening - 2));
    if (audience) readAudience(bytes, closing + 5, end, entry);
    return true;
  };

/** Common and combined format: `client ident user [time] "request" status size …`. */
export const readCombinedLine = (needs: ReaderNeeds): ReadLine => reader(needs, noHost);

export const readVhostLine = (needs: ReaderNeeds): ReadLine => reader(needs, hostReader());
