import { asciiPathOfBytes } from '#core/addresses/paths/path-text.ts';
import type { LogEntry, ReadLine, ReaderNeeds } from './log-entry.ts';
import { setNoRequest } from './log-entry.ts';
import { readTime } from './log-time.ts';

const hash = 0x23;

interface Columns {
  readonly count: number;
  readonly method: number;
  readonly target: number;
  readonly query: number;
  readonly host: number;
  readonly status: number;
  readonly date: number;
  readonly time: number;
  readonly referrer: number;
  readonly agent: number;
}

const columnsOf = (names: readonly string[]): Columns => {
  const first = (...wanted: readonly string[]): number =>
    wanted.map((name) => names.indexOf(name)).find((at) => at >= 0) ?? -1;
  return {
    count: names.length,
    method: first('cs-method'),
    target: first('cs-uri-stem', 'cs-uri'),
    query: first('cs-uri-query'),
    host: first('x-host-header', 'cs-host', 'cs(host)'),
    status: first('sc-status'),
    date: first('date'),
    time: first('time'),
    referrer: first('cs(referer)'),
    agent: first('cs(user-agent)'),
  };
};

/** Default columns, for a log without its heading. */
const usual = {
  w3c: 'date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(user-agent) cs(referer) sc-status sc-substatus sc-win32-status time-taken',
  cloudfront:
    'date time x-edge-location sc-bytes c-ip cs-method cs(host) cs-uri-stem sc-status cs(referer) cs(user-agent) cs-uri-query cs(cookie) x-edge-result-type x-edge-request-id x-host-header cs-protocol cs-bytes time-taken x-forwarded-for ssl-protocol ssl-cipher x-edge-response-result-type cs-protocol-version fle-status fle-encrypted-fields c-port time-to-first-byte x-edge-detailed-result-type sc-content-type sc-content-len sc-range-start sc-range-end',
} as const;

/** W3C writes a blank as a plus; CloudFront percent-encodes it, sometimes twice. */
const blank = { w3c: /\+/g, cloudfront: /%(?:25)?20/g } as const;

/** A quoted field may contain blanks and doubled quotes (W3C's working draft, "Format"). */
const quotedField = {
  ' ': /(?<=^| )"((?:[^"]|"")*)"(?= |$)|[^ ]+/g,
  '\t': /(?<=^|\t)"((?:[^"]|"")*)"(?=\t|$)|[^\t]+/g,
} as const;

/** IIS never quotes fields, but a field may begin with a quote. */
const fieldsIn = (line: string, separator: keyof typeof quotedField, count: number): readonly string[] => {
  const plain = line.split(separator);
  if (!plain.some((field) => field.startsWith('"'))) return plain;
  const quoted = Array.from(line.matchAll(quotedField[separator]), ([field, text]) =>
    text === undefined ? field : text.replaceAll('""', '"'),
  );
  return quoted.length === count ? quoted : plain;
};

const isMark = (text: string): boolean => /^#(?:Version|Software|Date|Fields|Start-Date|End-Date|Remark):/i.test(text);

const columnsIn = (line: string): Columns | null => {
  const [, names] = /^#Fields:\s*(.*\S)\s*$/i.exec(line) ?? [];
  return names === undefined ? null : columnsOf(names.toLowerCase().split(/\s+/));
};

const fillTarget = (entry: LogEntry, path: string, query: string): boolean => {
  if (!/^(?:\/|https?:\/\/)/i.test(path)) return false;
  entry.text = asciiPathOfBytes(query === '' ? path : `${path}?${query}`);
  entry.end = 0;
  return true;
};

const statusOf = (text: string): number => (/^(?:0*|\d{3})$/.test(text) ? Number(text) : -1);

/** W3C extended format (IIS) and CloudFront. A `#Fields:` heading may change the columns at any line. */
export const readColumns = (format: keyof typeof usual, { time, audience = false }: ReaderNeeds): ReadLine => {
  let columns = columnsOf(usual[format].split(' '));
  return (bytes, start, end, entry) => {
    const line = bytes.toString('latin1', start, end);
    const separator = format === 'w3c' && !line.includes('\t') ? ' ' : '\t';
    entry.weight = bytes[start] === hash ? 0 : 1;
    if (entry.weight === 0) {
      columns = columnsIn(line) ?? columns;
      return isMark(line);
    }
    const fields = fieldsIn(line, separator, columns.count);
    const at = (place: number): string => {
      const field = fields[place] ?? '';
      return field === '-' ? '' : field;
    };
    const status = statusOf(at(columns.status));
    if (fields.length !== columns.count || status < 0) return false;
    entry.method = at(columns.method).toUpperCase();
    entry.host = at(columns.host);
    entry.status = status;
    if (time) entry.at = readTime(`${at(columns.date)}T${at(columns.time)}Z`);
    if (audience) {
      entry.referrer = at(columns.referrer);
      entry.agent = at(columns.agent).replace(blank[format], ' ');
    }
    if (fields[columns.target] !== '-') return fillTarget(entry, at(columns.target), at(columns.query));
    setNoRequest(entry);
    return true;
  };
};
