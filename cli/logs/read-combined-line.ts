import { closingBracket, find, openingBracket, quote, space } from './bytes.ts';
import type { ReadLine, ReaderNeeds } from './log-entry.ts';
import { logTime } from './log-time.ts';
import { readAudience, readStatus } from './quoted-fields.ts';
import { readRequest } from './read-request.ts';
import { siteBeforeTime } from './site-before-time.ts';

/** The shortest client, its dashes and a time: no request begins earlier in a line. */
const leastBefore = 30;

/** Where the bracket stands that opens the time which ends there. */
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

/**
 * Reads hosts. Mostly the same one is asked as in the line before, which need not be made a text again; where it stands
 * first, a client's address follows.
 */
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

/**
 * `hostAt`: reads the host that was asked, from before the time, where the format has one there. What stands behind the
 * status is looked at only where somebody asks for the audience.
 */
const reader =
  ({ time, audience = false }: ReaderNeeds, hostAt: (bytes: Buffer, start: number, end: number) => string): ReadLine =>
  (bytes, start, end, entry) => {
    const opening = find(bytes, quote, start + leastBefore, end);
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

/**
 * `client ident user [time] "request" status size …`: the common and the combined format differ only behind what is
 * read.
 */
export const readCombinedLine = (needs: ReaderNeeds): ReadLine => reader(needs, noHost);

/** The same with the host that was asked, with or without a port, before or behind the client. */
export const readVhostLine = (needs: ReaderNeeds): ReadLine => reader(needs, hostReader());
