/** Longer request lines are refused anyway. */
const longestLine = 16_384;

/** One byte a character: what is white space in Latin-1 (0xA0) is a part of a letter in UTF-8 (`à`, `Š`). */
const requestLine = /^([A-Z]+) ([!-~\x80-\xff]+) (HTTP\/1\.[01])$/;

const percentEncoded = (text: string): string =>
  text.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

interface RawTarget {
  readonly method: string;
  readonly target: string;
  readonly version: string;
  /** Where the line ends. */
  readonly end: number;
}

/**
 * The method and target of the request with which these bytes begin, percent-encoded; null where its line is not whole,
 * is none, or holds ASCII alone. Node's parser takes no other bytes in a target (llhttp 9, HPE_INVALID_URL), though older
 * clients and proxies send UTF-8 as it is.
 */
const rawTarget = (bytes: Buffer): RawTarget | null => {
  const end = bytes.subarray(0, longestLine).indexOf('\r\n');
  const line = bytes.toString('latin1', 0, Math.max(end, 0));
  if (!/[\x80-\xff]/.test(line)) return null;
  const [, method, target, version] = requestLine.exec(line) ?? [];
  return method === undefined || target === undefined || version === undefined
    ? null
    : { method, target: percentEncoded(target), version, end };
};

/** The same bytes with the target of their first request percent-encoded, as an address counts (docs/command-line.md). */
export const withEncodedTarget = (bytes: Buffer): Buffer => {
  const raw = rawTarget(bytes);
  if (raw === null) return bytes;
  return Buffer.concat([Buffer.from(`${raw.method} ${raw.target} ${raw.version}`), bytes.subarray(raw.end)]);
};

/** Where such a request is to be sent (RFC 9112, 3: "a 301 redirect with the request-target properly encoded"). */
export const encodedPath = (bytes: Buffer): string | null => {
  const raw = rawTarget(bytes);
  // What begins with two slashes would lead to another host.
  return raw !== null && /^(?:GET|HEAD)$/.test(raw.method) && /^\/(?![/\\])/.test(raw.target) ? raw.target : null;
};
