import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

export type Encoding = 'br' | 'gzip' | 'identity';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Level 6 packs a page in about 10 ms on the thread pool; a copy is packed once, so more would only delay its first reader. */
export const compress = async (bytes: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'br') return toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  return encoding === 'gzip' ? toGzip(bytes, { level: 6 }) : bytes;
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
