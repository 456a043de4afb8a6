import { find, quote } from './bytes.ts';
import type { LogEntry, ReadLine, ReaderNeeds } from './log-entry.ts';
import { targetOf } from './log-entry.ts';
import { logTime } from './log-time.ts';
import { readAnyRequest } from './read-request.ts';

/** `client:port [time] frontend backend/server timers status bytes …`, mostly behind what syslog writes. */
const before =
  /(?:^| )\S+ \[(\d{2}\/\w{3}\/\d{4}:\d{2}:\d{2}:\d{2})(?:\.\d+)?\] \S+ \S+\/\S+ [-+\d/]+ (-1|\d{3}) \+?\d+ /;

/** HAProxy writes `#XX` for what would break a line. */
const unescape = (entry: LogEntry): void => {
  const target = targetOf(entry);
  if (!target.includes('#')) return;
  entry.text = target.replace(/#([0-9A-F]{2})/g, '%$1');
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
    if (at === undefined || readAnyRequest(bytes, opening + 1, end, entry) < 0) return false;
    unescape(entry);
    entry.status = Math.max(Number(status), 0);
    if (time) entry.at = logTime(`${at} +0000`);
    return true;
  };
