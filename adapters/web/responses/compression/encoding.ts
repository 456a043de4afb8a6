import { brotliCompress, brotliCompressSync, constants, gzip, zstdCompress, zstdCompressSync } from 'node:zlib';
import { promisify } from 'node:util';
import { acceptedEncodings } from './accepted-encodings.ts';
import { type Dictionary, framed, type SharedEncoding } from './dictionary.ts';

export type OwnEncoding = 'zstd' | 'br' | 'gzip' | 'identity';
export type Encoding = OwnEncoding | SharedEncoding;

const toBrotli = promisify(brotliCompress);
const toZstd = promisify(zstdCompress);
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

/** Brotli's levels: for the first reader, for a text that is asked for again, for one that many ask for. */
export const brotliLevels = { first: 3, again: 6, often: 10 } as const;

const brotliParams = (bytes: Buffer, level: number): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: level,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes),
});

/** Room for all that comes out: taking it piece by piece costs as much again as packing it. */
const roomFor = ({ length }: Buffer): { readonly chunkSize: number } => ({ chunkSize: Math.max(1_024, length >> 1) });

/**
 * Bytes of a page that are packed for a first reader within a millisecond, or at most two: to ask another thread for it
 * takes 0.3 to 0.5 ms of the processor more. What is larger would hold up everybody else. By a dictionary, letters at
 * random take up to five; only who publishes could have them packed.
 */
const packedAtOnce = { zstd: 128 * 1024, br: 96 * 1024, dcz: 48 * 1024 } as const;

/**
 * Packs on the thread pool, but for what a first reader waits for. Of a front of 80 KB in milliseconds of the
 * processor: zstd 0.3 and brotli 0.8 for its first reader, brotli 2 for the next ones, and 38 where a tenth fewer bytes
 * are sent to many.
 */
export const compress = async (
  bytes: Buffer,
  encoding: OwnEncoding,
  level: number = brotliLevels.first,
): Promise<Buffer> => {
  if (encoding === 'br') {
    const options = { params: brotliParams(bytes, level), ...roomFor(bytes) };
    return exactly(
      level === brotliLevels.first && bytes.length <= packedAtOnce.br
        ? brotliCompressSync(bytes, options)
        : await toBrotli(bytes, options),
    );
  }
  if (encoding === 'zstd') {
    const options = { pledgedSrcSize: bytes.length, ...roomFor(bytes) };
    return exactly(bytes.length <= packedAtOnce.zstd ? zstdCompressSync(bytes, options) : await toZstd(bytes, options));
  }
  return encoding === 'gzip' ? exactly(await toGzip(bytes, { level: 6, ...roomFor(bytes) })) : bytes;
};

/** Below it brotli looks into no dictionary. */
const leastOfShared = 5;
/** Zstd's, which costs half of brotli's least. */
const zstdByDictionary = 10;

/**
 * Packs by a dictionary: zstd, which is for a first reader, at once where the text is no longer than an article's. One
 * of 36 KB in milliseconds of the processor: zstd 0.5, brotli 1.5 for the next readers and 14 for many, a twentieth
 * fewer bytes each time.
 */
export const compressBy = async (
  dictionary: Dictionary,
  bytes: Buffer,
  encoding: SharedEncoding,
  level: number = leastOfShared,
): Promise<Buffer> => {
  const by = { dictionary: dictionary.bytes, ...roomFor(bytes) };
  if (encoding === 'dcz') {
    const params = { [constants.ZSTD_c_compressionLevel]: zstdByDictionary };
    const options = { params, pledgedSrcSize: bytes.length, ...by };
    const stream = bytes.length <= packedAtOnce.dcz ? zstdCompressSync(bytes, options) : await toZstd(bytes, options);
    return exactly(framed(encoding, dictionary, stream));
  }
  const options = { params: brotliParams(bytes, Math.max(level, leastOfShared)), ...by };
  return exactly(framed(encoding, dictionary, await toBrotli(bytes, options)));
};

/**
 * The encoding for a client. What is packed well already is sent so; the first reader gets what is packed soonest.
 */
export const acceptedEncoding = (header: string | undefined, wellPacked = false): OwnEncoding => {
  if (header === undefined) return 'identity';
  const accepted = acceptedEncodings(header);
  if (!wellPacked && accepted.has('zstd')) return 'zstd';
  if (accepted.has('br')) return 'br';
  if (accepted.has('gzip')) return 'gzip';
  return accepted.has('zstd') ? 'zstd' : 'identity';
};
