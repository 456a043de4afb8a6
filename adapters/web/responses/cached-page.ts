import { hash } from 'node:crypto';
import type { Edition } from '#adapters/changes/edition.ts';
import type { Dictionary } from './compression/dictionary.ts';
import { brotliLevels, bytesOfText, compress, compressBy, type Encoding } from './compression/encoding.ts';
import type { Lifetime } from './lifetime.ts';

/** One encoded form of a body with the head it is sent with. */
export interface Variant {
  readonly head: readonly string[];
  readonly bytes: Buffer;
}

/** A body that can be sent again and again: hashed once, compressed once per encoding and better once many ask. */
export interface StoredBody {
  readonly etag: string;
  /** Ready variants; the others are made by `variantOf`. */
  readonly variants: Map<Encoding, Variant>;
  readonly identity: Buffer;
  readonly headFor: (encoding: Encoding, length: number) => readonly string[];
  readonly making: Map<Encoding, Promise<Variant>>;
  /** How often it was sent, and whether it is packed better than for its first reader. */
  readonly use: Use;
  /** The same of what was sent by a dictionary. */
  readonly sharedUse: Use;
}

interface Use {
  sent: number;
  wellPacked: boolean;
}

/** What the page cache keeps of an opened page: its document and the data the browser hydrates with. */
export interface CachedPage {
  /** Site and path: what it is known by when it is purged. */
  readonly page: string;
  readonly html: StoredBody;
  readonly payload: StoredBody;
  /** Unix milliseconds. */
  readonly madeAt: number;
  readonly freshUntil: number;
  readonly lifetime: Lifetime;
  /** The lowest of the main API's answers that it was made of; null when nothing is known of them. */
  readonly edition: Edition | null;
  /** A reader who is signed in gets more than this. */
  readonly opensFurther: boolean;
}

export const fingerprint = (bytes: Buffer): string => hash('sha1', bytes, 'base64url').slice(0, 20);

export const storedBody = (bytes: Buffer, etag: string, head: readonly string[]): StoredBody => {
  const headFor = (encoding: Encoding, length: number): readonly string[] => [
    ...head,
    'etag',
    `W/"${etag}"`,
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    'content-length',
    String(length),
  ];
  const identity: Variant = { head: headFor('identity', bytes.length), bytes };
  return {
    etag: `W/"${etag}"`,
    identity: bytes,
    headFor,
    variants: new Map([['identity', identity]]),
    making: new Map(),
    use: { sent: 0, wellPacked: false },
    sharedUse: { sent: 0, wellPacked: false },
  };
};

/** A body that came with its brotli, made as tight as it goes: nobody is sent another where that will do. */
export const storedPacked = (body: StoredBody, brotli: Buffer): StoredBody => {
  body.variants.set('br', { head: body.headFor('br', brotli.length), bytes: brotli });
  return { ...body, use: { sent: Infinity, wellPacked: true } };
};

export const textHead = (
  type: string,
  caching: string,
  headers: readonly string[],
  vary = 'accept-encoding',
): readonly string[] => [...headers, 'content-type', type, 'cache-control', caching, 'vary', vary];

/** A text with the head it is sent with. */
export const textBody = (text: string, type: string, caching: string, headers: readonly string[]): StoredBody => {
  const bytes = bytesOfText(text);
  return storedBody(bytes, fingerprint(bytes), textHead(type, caching, headers));
};

/** How a body is sent: an encoding, and the dictionary that it may need. */
export interface Packing {
  readonly encoding: Encoding;
  /** The one of the body's site; null where none is. */
  readonly dictionary: Dictionary | null;
}

const packed = (body: StoredBody, { encoding, dictionary }: Packing, level?: number): Promise<Buffer> => {
  if (encoding !== 'dcz' && encoding !== 'dcb') return compress(body.identity, encoding, level);
  if (dictionary === null) throw new Error(`${encoding} needs a dictionary`);
  return compressBy(dictionary, body.identity, encoding, level);
};

/** The variant in an encoding, made at most once however many ask at the same time. */
export const variantOf = (body: StoredBody, packing: Packing): Variant | Promise<Variant> => {
  const { encoding } = packing;
  const ready = body.variants.get(encoding);
  if (ready) return ready;
  const making = body.making.get(encoding) ?? makeVariant(body, packing);
  body.making.set(encoding, making);
  return making;
};

const makeVariant = async (body: StoredBody, packing: Packing): Promise<Variant> => {
  const { encoding } = packing;
  const bytes = await packed(body, packing);
  const variant = { head: body.headFor(encoding, bytes.length), bytes };
  // A better one may have been quicker.
  if (!body.variants.has(encoding)) body.variants.set(encoding, variant);
  body.making.delete(encoding);
  return variant;
};

/** Which sending of a body has it packed better, in the background. */
const levelAt: Readonly<Record<number, number | undefined>> = { 2: brotliLevels.again, 20: brotliLevels.often };

const packBetter = async (body: StoredBody, dictionary: Dictionary | null, level: number): Promise<void> => {
  const [better, soon] = dictionary === null ? (['br', 'zstd'] as const) : (['dcb', 'dcz'] as const);
  const bytes = await packed(body, { encoding: better, dictionary }, level);
  const ready = body.variants.get(better);
  if (ready === undefined || bytes.length < ready.bytes.length)
    body.variants.set(better, { head: body.headFor(better, bytes.length), bytes });
  // Whoever takes both is sent the smaller from now on.
  body.variants.delete(soon);
  (dictionary === null ? body.use : body.sharedUse).wellPacked = true;
};

/** Counts a sending; a body that is asked for again is packed better for those who come. */
export const noteSending = (body: StoredBody, { encoding, dictionary }: Packing): void => {
  const by = encoding === 'dcz' || encoding === 'dcb' ? dictionary : null;
  const level = levelAt[((by === null ? body.use : body.sharedUse).sent += 1)];
  // What cannot be packed better is sent as it is.
  if (level !== undefined) packBetter(body, by, level).catch(() => undefined);
};

/** Bytes of the heads, maps and functions about a copy's bytes, as measured. */
const around = 6_000;

/**
 * Bytes held in memory, for the cache's bound: document and data, and for the compressed forms that readers will ask
 * for three quarters as much again, and a quarter of a document for those by a dictionary.
 */
export const weightOf = ({ html, payload }: Pick<CachedPage, 'html' | 'payload'>): number =>
  Math.ceil(html.identity.length * 2 + payload.identity.length * 1.75) + around;

/**
 * Whatever of a copy may show an article: its data holds the address of every card in it, also of one that leads
 * elsewhere.
 */
export const textsOfPage = ({ html, payload }: CachedPage): readonly Uint8Array[] => [html.identity, payload.identity];

/**
 * What tells that a copy is not fresh any more, and how old it is; its caching says what it said when it was new (RFC
 * 9111).
 */
export const staleHead = ({ madeAt }: Pick<CachedPage, 'madeAt'>, now: number): readonly string[] => [
  'age',
  String(Math.max(0, Math.floor((now - madeAt) / 1000))),
  'server-timing',
  'cache;desc=stale',
];

/** Site and path, as the key of a copy begins. */
export const pageOfKey = (key: string): string => {
  const question = key.indexOf('?');
  return question < 0 ? key : key.slice(0, question);
};
