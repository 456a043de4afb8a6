const maxLineLength = 16_384;

/** One character per byte: 0xA0 is white space in Latin-1 but part of a letter in UTF-8 (`à`, `Š`). */
const requestLine = /^([A-Z]+) ([!-~\x80-\xff]+) (HTTP\/1\.[01])$/;

const percentEncoded = (text: string): string =>
  text.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

interface RawTarget {
  readonly method: string;
  readonly target: string;
  readonly version: string;
  readonly end: number;
}

/**
 * Null for an incomplete, invalid or pure ASCII request line. Node's parser rejects non-ASCII targets (llhttp 9,
 * HPE_INVALID_URL), but older clients and proxies send raw UTF-8.
 */
const rawTarget = (bytes: Buffer): RawTarget | null => {
  const end = bytes.subarray(0, maxLineLength).indexOf('\r\n');
  const line = bytes.toString('latin1', 0, Math.max(end, 0));
  if (!/[\x80-\xff]/.test(line)) return null;
  const [, method, target, version] = requestLine.exec(line) ?? [];
  return method === undefined || target === undefined || version === undefined
    ? null
    : { method, target: percentEncoded(target), version, end };
};

/** See docs/command-line.md. */
export const withEncodedTarget = (bytes: Buffer): Buffer => {
  const raw = rawTarget(bytes);
  if (raw === null) return bytes;
  return Buffer.concat([Buffer.from(`${raw.method} ${raw.target} ${raw.version}`), bytes.subarray(raw.end)]);
};

/** RFC 9112, 3: "a 301 redirect with the request-target properly encoded". */
export const encodedPath = (bytes: Buffer): string | null => {
  const raw = rawTarget(bytes);
  // Two leading slashes would redirect to another host.
  return raw !== null && /^(?:GET|HEAD)$/.test(raw.method) && /^\/(?![/\\])/.test(raw.target) ? raw.target : null;
};
