export interface PlainGet {
  readonly url: string;
  readonly rawHeaders: readonly string[];
}

/** Bytes. Longer heads go to Node's parser. */
const maxHeadLength = 4_096;

/** Headers that do not affect message framing. A request with any other header goes to Node's parser. */
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

/** Exactly one space before the value, none after it, printable ASCII only. */
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

/** Parses bytes that are exactly one plain GET without a body; null for anything else, left to Node's parser. */
export const readPlainGet = (bytes: Buffer): PlainGet | null => {
  if (bytes.length > maxHeadLength || bytes[0] !== 0x47) return null;
  const text = bytes.toString('latin1');
  const start = text.indexOf('\r\n') + 2;
  if (!requestLine.test(text) || !whole.test(text.slice(start))) return null;
  return { url: text.slice(4, start - 11), rawHeaders: headersFrom(text, start) };
};
