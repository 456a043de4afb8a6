import { createHash } from 'node:crypto';
import { acceptedEncodings } from './accepted-encodings.ts';

/** What browsers and this server both hold, so that a page is sent as what it differs by (RFC 9842). */
export interface Dictionary {
  /** As `Available-Dictionary` names it: its hash, as a byte sequence of structured fields. */
  readonly name: string;
  readonly hash: Buffer;
  readonly bytes: Buffer;
}

export const dictionaryOf = (bytes: Buffer): Dictionary => {
  const hash = createHash('sha256').update(bytes).digest();
  return { name: `:${hash.toString('base64')}:`, hash, bytes };
};

/** Which dictionary a page may be sent by, by its site and path (adapters/changes/page-name.ts); null for none. */
export type DictionaryFor = (page: string) => Dictionary | null;

/** Encodings by a dictionary: zstd, and brotli. */
export type SharedEncoding = 'dcz' | 'dcb';

/** What each begins with, before the hash: for `dcz` a frame that zstd skips, of 32 bytes. */
const magic: Readonly<Record<SharedEncoding, Buffer>> = {
  dcz: Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]),
  dcb: Buffer.from([0xff, 0x44, 0x43, 0x42]),
};

/** A stream by a dictionary as it is sent, which one it is by first (RFC 9842 §4, §5). */
export const framed = (encoding: SharedEncoding, { hash }: Dictionary, stream: Buffer): Buffer =>
  Buffer.concat([magic[encoding], hash, stream]);

/**
 * The encoding by a dictionary for who asks; null unless who asks names this very one, and takes it. Whatever else
 * stands in `Available-Dictionary` (another build's, another site's, no hash at all) is as if there were none.
 */
export const sharedEncodingFor = (
  { acceptEncoding = '', availableDictionary }: AskedBy,
  dictionary: Dictionary | null,
  wellPacked: boolean,
): SharedEncoding | null => {
  if (availableDictionary === undefined || dictionary === null || availableDictionary !== dictionary.name) return null;
  const accepted = acceptedEncodings(acceptEncoding);
  const soon = accepted.has('dcz');
  if (soon && !wellPacked) return 'dcz';
  if (accepted.has('dcb')) return 'dcb';
  return soon ? 'dcz' : null;
};

interface AskedBy {
  readonly acceptEncoding: string | undefined;
  readonly availableDictionary: string | undefined;
}
