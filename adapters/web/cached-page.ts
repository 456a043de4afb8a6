import { hash } from 'node:crypto';
import type { Edition } from '#adapters/changes/edition.ts';
import { brotliLevels, bytesOfText, compress, type Encoding } from './encoding.ts';
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
  readonly use: { sent: number; wellPacked: boolean };
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
  };
};

export const textHead = (type: string, caching: string, headers: readonly string[]): readonly string[] => [
  ...headers,
  'content-type',
  type,
  'cache-control',
  caching,
  'vary',
  'accept-encoding',
];

/** A text with the head it is sent with. */
export const textBody = (text: string, type: string, caching: string, headers: readonly string[]): StoredBody => {
  const bytes = bytesOfText(text);
  return storedBody(bytes, fingerprint(bytes), textHead(type, caching, headers));
};

/** The variant in an encoding, made at most once however many ask at the same time. */
export const variantOf = (body: StoredBody, encoding: Encoding): Variant | Promise<Variant> => {
  const ready = body.variants.get(encoding);
  if (ready) return ready;
  const making = body.making.get(encoding) ?? makeVariant(body, encoding);
  body.making.set(encoding, making);
  return making;
};

const makeVariant = async (body: StoredBody, encoding: Encoding): Promise<Variant> => {
  const bytes = await compress(body.identity, encoding);
  const variant = { head: body.headFor(encoding, bytes.length), bytes };
  // A better one may have been quicker.
  if (!body.variants.has(encoding)) body.variants.set(encoding, variant);
  body.making.delete(encoding);
  return variant;
};

/** Which sending of a body has it packed better, in the background. */
const levelAt: Readonly<Record<number, number | undefined>> = { 2: brotliLevels.again, 20: brotliLevels.often };

const packBetter = async (body: StoredBody, level: number): Promise<void> => {
  const bytes = await compress(body.identity, 'br', level);
  const ready = body.variants.get('br');
  if (ready === undefined || bytes.length < ready.bytes.length)
    body.variants.set('br', { head: body.headFor('br', bytes.length), bytes });
  // Whoever takes both is sent the smaller from now on.
  body.variants.delete('zstd');
  body.use.wellPacked = true;
};

/** Counts a sending; a body that is asked for again is packed better for those who come. */
export const noteSending = (body: StoredBody): void => {
  const level = levelAt[(body.use.sent += 1)];
  // What cannot be packed better is sent as it is.
  if (level !== undefined) packBetter(body, level).catch(() => undefined);
};

/** Bytes of the heads, maps and functions about a copy's bytes, as measured. */
const around = 6_000;

/**
 * Bytes held in memory, for the cache's bound: document and data, and three quarters as much again for the compressed
 * forms that readers will ask for.
 */
export const weightOf = ({ html, payload }: Pick<CachedPage, 'html' | 'payload'>): number =>
  Math.ceil((html.identity.length + payload.identity.length) * 1.75) + around;

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
