/** A request that says nothing but what is wanted, as Node would have read it. */
export interface PlainGet {
  /** As it stands in the request line; begins with a slash. */
  readonly url: string;
  /** Names and values in turn, as they came. */
  readonly rawHeaders: readonly string[];
}

/** Longer heads go the whole way. */
const longestHead = 4_096;

/**
 * Headers that mean nothing to how a message is framed and carried; any other one goes the whole way. `Connection` may
 * say what goes without saying.
 */
const names = [
  'host',
  'user-agent',
  'accept(?:-encoding|-language|-charset)?',
  'available-dictionary',
  'dictionary-id',
  'cookie',
  'if-none-match',
  'referer',
  'cache-control',
  'pragma',
  'upgrade-insecure-requests',
  'sec-[a-z-]+',
  'dnt',
  'priority',
  'save-data',
  'purpose',
  'via',
  'forwarded',
  'x-[a-z-]+',
  'traceparent',
  'tracestate',
];

/** One white space before a value, none behind it; printable ASCII alone. */
const line = `(?:${names.join('|')}): [!-~]+(?: +[!-~]+)*\\r\\n`;
const whole = new RegExp(`^(?:${line}|connection: keep-alive\\r\\n)+\\r\\n$`, 'i');
const requestLine = /^GET \/[!-~]* HTTP\/1\.1\r\n/;

const headersFrom = (text: string, start: number): readonly string[] => {
  const raw: string[] = [];
  for (let at = start; at < text.length - 2;) {
    const colon = text.indexOf(':', at);
    const end = text.indexOf('\r\n', colon);
    raw.push(text.slice(at, colon), text.slice(colon + 2, end));
    at = end + 2;
  }
  return raw;
};

/**
 * Reads bytes that are one whole GET without a body, with nothing before or behind it and nothing unusual in it; null
 * for whatever else, which Node's own parser is there for.
 */
export const readPlainGet = (bytes: Buffer): PlainGet | null => {
  if (bytes.length > longestHead || bytes[0] !== 0x47) return null;
  const text = bytes.toString('latin1');
  const start = text.indexOf('\r\n') + 2;
  if (!requestLine.test(text) || !whole.test(text.slice(start))) return null;
  return { url: text.slice(4, start - 11), rawHeaders: headersFrom(text, start) };
};
