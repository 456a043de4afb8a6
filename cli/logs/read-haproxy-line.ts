import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';
import { find, quote } from './bytes.ts';
import type { LogEntry, ReadLine, ReaderNeeds } from './log-entry.ts';
import { targetOf } from './log-entry.ts';
import { logTime } from './log-time.ts';
import { readRequest } from './read-request.ts';

/** `client:port [time] frontend backend/server timers status bytes …`, mostly behind what syslog writes. */
const before =
  /(?:^| )\S+ \[(\d{2}\/\w{3}\/\d{4}:\d{2}:\d{2}:\d{2})(?:\.\d+)?\] \S+ \S+\/\S+ [-+\d/]+ (-1|\d{3}) \+?\d+ /;

/** HAProxy writes `#XX` for what would break a line and for `#`, and leaves a backslash as it is. */
const unescape = (entry: LogEntry): void => {
  const target = targetOf(entry);
  if (!target.includes('#')) return;
  entry.text = asciiPathOfBytes(
    target.replace(/#([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
  entry.end = 0;
};

/**
 * HAProxy's `option httplog`. Which headers it captures is nobody's to know, so there is neither host nor audience in
 * it; its times have no zone and are taken for UTC.
 */
export const readHaproxyLine =
  ({ time }: ReaderNeeds): ReadLine =>
  (bytes, start, end, entry) => {
    const opening = find(bytes, quote, start, end);
    if (opening < 0) return false;
    const [, at, status] = before.exec(bytes.toString('latin1', start, opening)) ?? [];
    if (at === undefined || readRequest(bytes, opening + 1, end, entry, false) < 0) return false;
    unescape(entry);
    entry.status = Math.max(Number(status), 0);
    if (time) entry.at = logTime(`${at} +0000`);
    return true;
  };
