import { type Fields, isFields } from '#core/json/is-fields.ts';
import { parsedJson } from '#core/json/parsed-json.ts';
import type { LogEntry, ReadLine, ReaderNeeds } from './log-entry.ts';
import { readTime } from './log-time.ts';

/** The first of these fields that is a text with something in it. */
const textOf = (fields: Fields, names: readonly string[]): string => {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
};

/** `GET /x HTTP/1.1` or an address alone. */
const requestLine = /^(?:([A-Z]+) )?(\S.*?)(?: HTTP\/[\d.]+)?$/s;

const withQuery = (path: string, query: string): string =>
  path === '' || query === '' || path.includes('?') ? path : `${path}?${query.replace(/^\?/, '')}`;

const readTarget = (fields: Fields, entry: LogEntry): boolean => {
  const request = isFields(fields['request']) ? fields['request'] : fields;
  const [, method = '', target = ''] = requestLine.exec(textOf(fields, ['request'])) ?? [];
  const path = withQuery(
    textOf(request, ['path', 'uri', 'request_uri', 'RequestPath']),
    textOf(request, ['query', 'args', 'query_string']),
  );
  entry.method = textOf(request, ['method', 'request_method', 'RequestMethod']).toUpperCase() || method;
  entry.host = textOf(request, ['host', 'http_host', 'vhost', 'server_name', 'RequestHost']);
  entry.end = 0;
  entry.text = textOf(request, ['url']) || path || target;
  return entry.text !== '';
};

const statusOf = (fields: Fields): number => {
  const status = Number(fields['status'] ?? fields['status_code'] ?? fields['DownstreamStatus'] ?? 0);
  return Number.isInteger(status) && status >= 100 && status <= 999 ? status : 0;
};

const timeOf = (fields: Fields): number => {
  const value = fields['StartUTC'] ?? fields['time'] ?? fields['timestamp'] ?? fields['@timestamp'] ?? fields['ts'];
  return typeof value === 'number' ? value : readTime(typeof value === 'string' ? value : '');
};

/** A field of the line or a header of the request, which some servers write as a list. */
const headerOf = (fields: Fields, names: readonly string[], header: string): string => {
  const request = isFields(fields['request']) ? fields['request'] : fields;
  const headers = isFields(request['headers']) ? request['headers'] : {};
  const found = headers[header] ?? headers[header.toLowerCase()];
  const value: unknown = Array.isArray(found) ? found[0] : found;
  return textOf(fields, names) || textOf(request, names) || (typeof value === 'string' ? value : '');
};

const readAudience = (fields: Fields, entry: LogEntry): void => {
  const said = (text: string): string => (text === '-' ? '' : text);
  entry.referrer = said(headerOf(fields, ['http_referer', 'referer', 'referrer', 'request_Referer'], 'Referer'));
  entry.agent = said(
    headerOf(fields, ['http_user_agent', 'user_agent', 'userAgent', 'agent', 'request_User-Agent'], 'User-Agent'),
  );
};

/**
 * One JSON object a line: `host` with `path` (and `query`), or `url`, or `request`; further `method`, `status`,
 * `time`.
 */
export const readJsonLine =
  ({ time, audience = false }: ReaderNeeds): ReadLine =>
  (bytes, start, end, entry) => {
    const fields = parsedJson(bytes.toString('utf8', start, end));
    if (!isFields(fields) || !readTarget(fields, entry)) return false;
    entry.status = statusOf(fields);
    if (time) entry.at = timeOf(fields);
    if (audience) readAudience(fields, entry);
    return true;
  };
