import { brotliCompress, brotliCompressSync, constants, gzip, zstdCompress, zstdCompressSync } from 'node:zlib';
import { promisify } from 'node:util';
import { acceptedEncodings } from './accepted-encodings.ts';
import { type Dictionary, framed, type SharedEncoding } from './dictionary.ts';

export type OwnEncoding = 'zstd' | 'br' | 'gzip' | 'identity';
export type Encoding = OwnEncoding | SharedEncoding;

const toBrotli = promisify(brotliCompress);
const toZstd = promisify(zstdCompress);
const toGzip = promisify(gzip);

/** A separate buffer: slices keep their whole parent buffer in memory. */
const exactly = (bytes: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

export const bytesOfText = (text: string): Buffer => {
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  own.write(text);
  return own;
};

const windowOf = (bytes: Buffer): number =>
  Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.max(constants.BROTLI_MIN_WINDOW_BITS, 32 - Math.clz32(bytes.length)));

export const brotliLevels = { first: 3, again: 6, often: 10 } as const;

const brotliParams = (bytes: Buffer, level: number): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: level,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  [constants.BROTLI_PARAM_LGWIN]: windowOf(bytes),
});

/** One output chunk: several chunks double the compression time. */
const roomFor = ({ length }: Buffer): { readonly chunkSize: number } => ({ chunkSize: Math.max(1_024, length >> 1) });

/**
 * Bytes to compress synchronously, within 1–2 ms. The thread pool would cost 0.3–0.5 ms more CPU. Larger texts would
 * block other requests.
 */
const compressedAtOnce = { zstd: 128 * 1024, br: 96 * 1024, dcz: 48 * 1024 } as const;

/** CPU time for a front of 80 KB: zstd 0.3 ms, brotli 0.8 ms at first, 2 ms repeated, 38 ms for a tenth fewer bytes. */
export const compress = async (
  bytes: Buffer,
  encoding: OwnEncoding,
  level: number = brotliLevels.first,
): Promise<Buffer> => {
  if (encoding === 'br') {
    const options = { params: brotliParams(bytes, level), ...roomFor(bytes) };
    return exactly(
      level === brotliLevels.first && bytes.length <= compressedAtOnce.br
        ? brotliCompressSync(bytes, options)
        : await toBrotli(bytes, options),
    );
  }
  if (encoding === 'zstd') {
    const options = { pledgedSrcSize: bytes.length, ...roomFor(bytes) };
    return exactly(
      bytes.length <= compressedAtOnce.zstd ? zstdCompressSync(bytes, options) : await toZstd(bytes, options),
    );
  }
  return encoding === 'gzip' ? exactly(await toGzip(bytes, { level: 6, ...roomFor(bytes) })) : bytes;
};

/** Below this level, brotli ignores the dictionary. */
const minOfShared = 5;
/** Costs half as much as brotli's lowest level with a dictionary. */
const zstdByDictionary = 10;

/** CPU time for 36 KB: zstd 0.5 ms, brotli 1.5 ms repeated and 14 ms frequent; each saves a twentieth of the bytes. */
export const compressBy = async (
  dictionary: Dictionary,
  bytes: Buffer,
  encoding: SharedEncoding,
  level: number = minOfShared,
): Promise<Buffer> => {
  const by = { dictionary: dictionary.bytes, ...roomFor(bytes) };
  if (encoding === 'dcz') {
    const params = { [constants.ZSTD_c_compressionLevel]: zstdByDictionary };
    const options = { params, pledgedSrcSize: bytes.length, ...by };
    const stream =
      bytes.length <= compressedAtOnce.dcz ? zstdCompressSync(bytes, options) : await toZstd(bytes, options);
    return exactly(framed(encoding, dictionary, stream));
  }
  const options = { params: brotliParams(bytes, Math.max(level, minOfShared)), ...by };
  return exactly(framed(encoding, dictionary, await toBrotli(bytes, options)));
};

export const acceptedEncoding = (header: string | undefined, wellCompressed = false): OwnEncoding => {
  if (header === undefined) return 'identity';
  const accepted = acceptedEncodings(header);
  if (!wellCompressed && accepted.has('zstd')) return 'zstd';
  if (accepted.has('br')) return 'br';
  if (accepted.has('gzip')) return 'gzip';
  return accepted.has('zstd') ? 'zstd' : 'identity';
};
