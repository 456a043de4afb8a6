import { find, quote, space } from './bytes.ts';
import type { LogEntry, ReadLine, ReaderNeeds } from './log-entry.ts';
import { logTime, readTime } from './log-time.ts';
import { quotedFrom, readAudience, readStatus } from './quoted-fields.ts';
import { readRequest } from './read-request.ts';

const balancerKinds: readonly string[] = ['http', 'https', 'h2', 'grpcs', 'ws', 'wss'];

const statusOf = (text = ''): number => (text === '-' ? 0 : /^[1-9]\d\d$/.test(text) ? Number(text) : -1);

/**
 * Amazon Application Load Balancer: `type time elb client:port target:port … elb_status target_status received sent
 * "request" "user_agent" …`.
 */
export const readBalancerLine =
  ({ time, audience = false }: ReaderNeeds): ReadLine =>
  (bytes, start, end, entry) => {
    const opening = find(bytes, quote, start, end);
    if (opening < 0) return false;
    const before = bytes.toString('latin1', start, opening).split(' ');
    const status = statusOf(before[8]);
    if (before.length !== 13 || status < 0 || !balancerKinds.includes(before[0] ?? '')) return false;
    const closing = readRequest(bytes, opening + 1, end, entry);
    if (closing < 0) return false;
    entry.status = status;
    if (time) entry.at = readTime(before[1] ?? '');
    if (audience) entry.agent = quotedFrom(bytes, closing + 1, end).text;
    return true;
  };

/** Amazon's own operations have a dash as request, so the operation becomes the method. */
const readOperation = (before: readonly string[], entry: LogEntry): void => {
  entry.method = before[7] ?? '';
  entry.end = 0;
  entry.text = `/${before[8] ?? ''}`;
};

/** The host is the sixth field after the agent; older lines lack it. */
const hostBehind = (bytes: Buffer, start: number, end: number): string => {
  const host = bytes.toString('latin1', start, end).trim().split(' ')[5] ?? '-';
  return host === '-' ? '' : host;
};

/** Amazon S3: `owner bucket [time] client requester id operation key "request" status … "referrer" "agent" …`. */
export const readBucketLine =
  ({ time, audience = false }: ReaderNeeds): ReadLine =>
  (bytes, start, end, entry) => {
    const opening = find(bytes, quote, start, end);
    if (opening < 0 || bytes[opening - 1] !== space) return false;
    const before = bytes.toString('latin1', start, opening).split(' ');
    if (before.length !== 10 || !before[2]?.startsWith('[') || !/^[A-Z0-9]+\.[\w.]+$/.test(before[7] ?? ''))
      return false;
    const isOperation = bytes[opening + 1] === 0x2d && bytes[opening + 2] === quote;
    const closing = isOperation ? opening + 2 : readRequest(bytes, opening + 1, end, entry);
    if (closing < 0) return false;
    if (isOperation) readOperation(before, entry);
    const status = readStatus(bytes, closing + 1, end);
    entry.status = Math.max(status, 0);
    if (status < 0 && bytes[closing + 2] !== 0x2d) return false;
    const agent = quotedFrom(bytes, quotedFrom(bytes, closing + 1, end).after, end);
    entry.host = hostBehind(bytes, agent.after, end);
    if (time) entry.at = logTime(`${before[2]} ${before[3]}`.slice(1, -1));
    if (audience) readAudience(bytes, closing + 1, end, entry);
    return true;
  };
