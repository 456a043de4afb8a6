import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';
import { find, quote } from './bytes.ts';
import type { LogEntry, ReadLine, ReaderNeeds } from './log-entry.ts';
import { setNoRequest, targetOf } from './log-entry.ts';
import { logTime } from './log-time.ts';
import { readRequest } from './read-request.ts';

/** `client:port [time] frontend backend/server timers status bytes …`, usually after a syslog prefix. */
const before =
  /(?:^| )\S+ \[(\d{2}\/\w{3}\/\d{4}:\d{2}:\d{2}:\d{2})(?:\.\d+)?\] \S+ \S+\/\S+ [-+\d/]+ (-1|0|\d{3}) \+?\d+ /;

const client = String.raw`\S+ \[\d{2}\/\w{3}\/\d{4}:[\d:.]+\]`;

/**
 * Lines without a request (HAProxy's Configuration Manual, 8.2): failed connections, `option tcplog`, and HAProxy's own
 * messages.
 */
const others = [
  String.raw`(?:^| )${client} \S+\/\S+: [A-Z].*$`,
  String.raw`(?:^| )${client} \S+ \S+\/\S+ [-+\d/]+ \+?\d+ [A-Za-z-]{2} \d+(?:\/\+?\d+){4} \d+\/\d+$`,
  String.raw`haproxy(?:\[\d+\])?: [A-Z][a-z]+(?:\(\))? \S`,
  String.raw`^(?:\[(?:NOTICE|WARNING|ALERT)\] .*: )?(?:Server \S+\/\S+ is |Backend \S+ has |Proxy \S+ (?:started|stopped)|Health check for |Stopping )`,
];
const noRequestLine = new RegExp(others.join('|'));

const readOther = (line: string, entry: LogEntry): boolean => {
  if (!noRequestLine.test(line)) return false;
  setNoRequest(entry);
  entry.status = 0;
  entry.at = logTime(`${/\[([^\].]*)/.exec(line)?.[1] ?? ''} +0000`);
  return true;
};

/** HAProxy writes `#XX` for unsafe characters and for `#`; a backslash is literal. */
const unescape = (entry: LogEntry): void => {
  const target = targetOf(entry);
  if (!target.includes('#')) return;
  entry.text = asciiPathOfBytes(
    target.replace(/#([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
  entry.end = 0;
};

/**
 * HAProxy's `option httplog`. Captured headers are configurable, so host and audience are unknown. Times without a zone
 * count as UTC.
 */
export const readHaproxyLine =
  ({ time }: ReaderNeeds): ReadLine =>
  (bytes, start, end, entry) => {
    const opening = find(bytes, quote, start, end);
    const [, at, status] = (opening < 0 ? null : before.exec(bytes.toString('latin1', start, opening))) ?? [];
    if (at === undefined) return readOther(bytes.toString('latin1', start, end), entry);
    if (time) entry.at = logTime(`${at} +0000`);
    if (readRequest(bytes, opening + 1, end, entry, false) < 0) return false;
    unescape(entry);
    entry.status = Math.max(Number(status), 0);
    return true;
  };
