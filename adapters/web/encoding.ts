import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

export type Encoding = 'br' | 'gzip' | 'identity';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** In a buffer of their own: others are cut from larger ones, and would keep those for as long as they are kept. */
const exactly = (bytes: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

/** A text's bytes, in a buffer of their own. */
export const bytesOfText = (text: string): Buffer => {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  own.write(text);
  return own;
};

/** The encoder's window as a power of two: no wider than the text, because it asks for memory by it. */
const windowOf = (bytes: Buffer): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, 32 - Math.clz32(bytes.length)));

const brotliParams = (bytes: Buffer): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: 6,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes),
});

/**
 * Level 6 packs a page in about 10 ms on the thread pool; a copy is packed once, so more would only delay its first
 * reader.
 */
export const compress = async (bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') return exactly(await toBrotli(bytes, { params: brotliParams(bytes) }));
  return encoding === 'gzip' ? exactly(await toGzip(bytes, { level: 6 })) : bytes;
};

const refusals = { br: /br\s*;\s*q=0(\.0*)?(\s|,|$)/, gzip: /gzip\s*;\s*q=0(\.0*)?(\s|,|$)/ };

const takes = (accepted: string, name: keyof typeof refusals): boolean =>
  accepted.includes(name) && !(accepted.includes(';') && refusals[name].test(accepted));

/** The best encoding a client takes; browsers' own header is answered without a parse. */
export const acceptedEncoding = (accepted: string | undefined): Encoding => {
  if (accepted === undefined) return 'identity';
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
};
