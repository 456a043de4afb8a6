import { createHash } from 'node:crypto';
import { acceptedEncodings } from './accepted-encodings.ts';

/** A compression dictionary shared with browsers (RFC 9842). */
export interface Dictionary {
  /** As in `Available-Dictionary`: the hash as a structured-field byte sequence. */
  readonly name: string;
  readonly hash: Buffer;
  readonly bytes: Buffer;
}

export const dictionaryOf = (bytes: Buffer): Dictionary => {
  const hash = createHash('sha256').update(bytes).digest();
  return { name: `:${hash.toString('base64')}:`, hash, bytes };
};

export type DictionaryFor = (page: string) => Dictionary | null;

export type SharedEncoding = 'dcz' | 'dcb';

/** Prefix before the hash. For `dcz`, a skippable zstd frame of 32 bytes. */
const magic: Readonly<Record<SharedEncoding, Buffer>> = {
  dcz: Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]),
  dcb: Buffer.from([0xff, 0x44, 0x43, 0x42]),
};

/** RFC 9842 §4, §5. */
export const framed = (encoding: SharedEncoding, { hash }: Dictionary, stream: Buffer): Buffer =>
  Buffer.concat([magic[encoding], hash, stream]);

/** Null unless the client accepts the encoding and names this exact dictionary. Any other value counts as none. */
export const sharedEncodingFor = (
  { acceptEncoding = '', availableDictionary }: AskedBy,
  dictionary: Dictionary | null,
  wellCompressed: boolean,
): SharedEncoding | null => {
  if (availableDictionary === undefined || dictionary === null || availableDictionary !== dictionary.name) return null;
  const accepted = acceptedEncodings(acceptEncoding);
  const soon = accepted.has('dcz');
  if (soon && !wellCompressed) return 'dcz';
  if (accepted.has('dcb')) return 'dcb';
  return soon ? 'dcz' : null;
};

interface AskedBy {
  readonly acceptEncoding: string | undefined;
  readonly availableDictionary: string | undefined;
}
