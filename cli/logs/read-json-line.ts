import { type Fields, isFields } from '#core/json/is-fields.ts';
import { holdsMachine } from './host-name.ts';
import type { LogEntry, ReadLine, ReaderNeeds } from './log-entry.ts';
import { setNoRequest } from './log-entry.ts';
import { logTime, readTime } from './log-time.ts';
import type { LoggedFields } from './logged-json.ts';
import { loggedJson } from './logged-json.ts';

const textOf = (fields: Fields, names: readonly string[]): string => {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
};

const requestLine =
  /^(?:([A-Z]+) )?((?:\/|[Hh][Tt][Tt][Pp][Ss]?:\/\/).*?|(?<=^CONNECT )\S+|(?<=^(?!GET|HEAD)[A-Z]+ )\*)(?: HTTP\/[\d.]+)?$/s;

const [pathNames, requestNames] = [
  ['path', 'uri', 'request_uri', 'RequestPath'],
  ['url', 'request'],
];

/** For an unreadable request, a server logs fragments or empty fields. */
const hasTarget = (fields: Fields): boolean =>
  [...pathNames, ...requestNames].some((name) => typeof fields[name] === 'string');

/** Messages about the server itself, from Caddy (Go's zap), Traefik (logrus, zerolog) and others. */
const isMessage = (fields: Fields): boolean =>
  fields['level'] !== undefined && [fields['msg'], fields['message']].some((text) => typeof text === 'string');

const withQuery = (path: string, query: string): string =>
  path === '' || query === '' || path.includes('?') ? path : `${path}?${query.replace(/^\?/, '')}`;

const readTarget = ({ fields, ascii }: LoggedFields, entry: LogEntry): boolean => {
  const request = isFields(fields['request']) ? fields['request'] : fields;
  const [, method = '', target = ''] = requestLine.exec(textOf(fields, ['request'])) ?? [];
  const path = withQuery(textOf(request, pathNames), textOf(request, ['query', 'args', 'query_string']));
  entry.method = textOf(request, ['method', 'request_method', 'RequestMethod']).toUpperCase() || method;
  entry.host = textOf(request, ['host', 'http_host', 'vhost', 'server_name', 'RequestHost']);
  entry.end = 0;
  entry.text = ascii(textOf(request, ['url']) || path || target);
  if (entry.text === '' || (!/^(?:\/|https?:)/i.test(entry.text) && holdsMachine(entry.text))) setNoRequest(entry);
  return hasTarget(request) || (request === fields && isMessage(fields));
};

const statusOf = (fields: Fields): number => {
  const status = Number(fields['status'] ?? fields['status_code'] ?? fields['DownstreamStatus'] ?? 0);
  return Number.isInteger(status) && status >= 100 && status <= 999 ? status : 0;
};

/** The last three are nginx's own. */
const timeNames = ['StartUTC', 'time', 'timestamp', '@timestamp', 'ts', 'msec', 'time_iso8601', 'time_local'];

const timeOf = (fields: Fields): number => {
  const value = timeNames.map((name) => fields[name]).find((given) => given !== undefined && given !== null);
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value : '';
  return [readTime(text), logTime(text)].find((at) => !Number.isNaN(at)) ?? Number.NaN;
};

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

/** `host` with `path` (and `query`), or `url`, or `request`; also `method`, `status`, `time`. */
export const readJsonLine =
  ({ time, audience = false }: ReaderNeeds): ReadLine =>
  (bytes, start, end, entry) => {
    const logged = loggedJson(bytes.subarray(start, end));
    if (logged === null || !readTarget(logged, entry)) return false;
    const { fields } = logged;
    entry.status = statusOf(fields);
    if (time) entry.at = timeOf(fields);
    if (audience) readAudience(fields, entry);
    return true;
  };
