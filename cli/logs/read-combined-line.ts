import { closingBracket, find, openingBracket, quote, space } from './bytes.ts';
import type { ReadLine, ReaderNeeds } from './log-entry.ts';
import { logTime } from './log-time.ts';
import { readAudience, readStatus } from './quoted-fields.ts';
import { readAnyRequest } from './read-request.ts';

/** The shortest client, its dashes and a time: no request begins earlier in a line. */
const leastBefore = 30;

const timeBefore = (bytes: Buffer, end: number, start: number): number => {
  let at = end;
  while (at > start && bytes[at] !== openingBracket) at -= 1;
  return logTime(bytes.toString('latin1', at + 1, end));
};

const stands = (text: string, bytes: Buffer, start: number): boolean => {
  for (let at = 0; at < text.length; at += 1) if (bytes[start + at] !== text.charCodeAt(at)) return false;
  return bytes[start + text.length] === space;
};

/** Reads hosts. Mostly the same one is asked as in the line before, which need not be made a text again. */
const hostReader = (): ((bytes: Buffer, start: number, end: number) => string) => {
  let last = '';
  return (bytes, start, end) => {
    if (!stands(last, bytes, start))
      last = bytes.toString('latin1', start, Math.max(start, find(bytes, space, start, end)));
    return last;
  };
};

const noHost = (): string => '';

/**
 * `hostAt`: reads the host that was asked, where a line begins with it. What stands behind the status is looked
 * at only where somebody asks for the audience.
 */
const reader =
  ({ time, audience = false }: ReaderNeeds, hostAt: (bytes: Buffer, start: number, end: number) => string): ReadLine =>
  (bytes, start, end, entry) => {
    const opening = find(bytes, quote, start + leastBefore, end);
    if (opening < 0 || bytes[opening - 1] !== space || bytes[opening - 2] !== closingBracket) return false;
    const closing = readAnyRequest(bytes, opening + 1, end, entry);
    if (closing < 0) return false;
    const status = readStatus(bytes, closing + 1, end);
    if (status < 0) return false;
    entry.status = status;
    entry.host = hostAt(bytes, start, opening);
    if (time) entry.at = timeBefore(bytes, opening - 2, start);
    if (audience) readAudience(bytes, closing + 5, end, entry);
    return true;
  };

/**
 * `client ident user [time] "request" status size …`: the common and the combined format differ only behind what is
 * read.
 */
export const readCombinedLine = (needs: ReaderNeeds): ReadLine => reader(needs, noHost);

/** The same behind the host that was asked, with or without a port. */
export const readVhostLine = (needs: ReaderNeeds): ReadLine => reader(needs, hostReader());
