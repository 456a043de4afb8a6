import { hash } from 'node:crypto';
import type { Edition } from '#adapters/changes/edition.ts';
import { inSpan } from '#adapters/telemetry/current-request.ts';
import type { Dictionary } from './compression/dictionary.ts';
import { brotliLevels, bytesOfText, compress, compressBy, type Encoding } from './compression/encoding.ts';
import type { Lifetime } from './lifetime.ts';

export interface Variant {
  readonly head: readonly string[];
  readonly bytes: Buffer;
}

export interface StoredBody {
  readonly etag: string;
  readonly variants: Map<Encoding, Variant>;
  readonly identity: Buffer;
  readonly headFor: (encoding: Encoding, length: number) => readonly string[];
  readonly making: Map<Encoding, Promise<Variant>>;
  readonly use: Use;
  readonly sharedUse: Use;
}

interface Use {
  sent: number;
  wellCompressed: boolean;
}

export interface CachedPage {
  readonly page: string;
  /** The name of its route, for metrics. */
  readonly route: string;
  readonly html: StoredBody;
  readonly payload: StoredBody;
  /** Unix milliseconds. */
  readonly madeAt: number;
  readonly freshUntil: number;
  readonly lifetime: Lifetime;
  /** The lowest edition of the responses it was built from; null when unknown. */
  readonly edition: Edition | null;
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
    use: { sent: 0, wellCompressed: false },
    sharedUse: { sent: 0, wellCompressed: false },
  };
};

export const storedCompressed = (body: StoredBody, brotli: Buffer): StoredBody => {
  body.variants.set('br', { head: body.headFor('br', brotli.length), bytes: brotli });
  return { ...body, use: { sent: Infinity, wellCompressed: true } };
};

export const textHead = (
  type: string,
  caching: string,
  headers: readonly string[],
  vary = 'accept-encoding',
): readonly string[] => [...headers, 'content-type', type, 'cache-control', caching, 'vary', vary];

export const textBody = (text: string, type: string, caching: string, headers: readonly string[]): StoredBody => {
  const bytes = bytesOfText(text);
  return storedBody(bytes, fingerprint(bytes), textHead(type, caching, headers));
};

export interface Packing {
  readonly encoding: Encoding;
  readonly dictionary: Dictionary | null;
}

const compressed = (body: StoredBody, { encoding, dictionary }: Packing, level?: number): Promise<Buffer> =>
  inSpan('compress', { attributes: { 'news.encoding': encoding, 'news.bytes': body.identity.length } }, () => {
    if (encoding !== 'dcz' && encoding !== 'dcb') return compress(body.identity, encoding, level);
    if (dictionary === null) throw new Error(`${encoding} requires a dictionary`);
    return compressBy(dictionary, body.identity, encoding, level);
  });

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
  const bytes = await compressed(body, packing);
  const variant = { head: body.headFor(encoding, bytes.length), bytes };
  if (!body.variants.has(encoding)) body.variants.set(encoding, variant);
  body.making.delete(encoding);
  return variant;
};

/** Recompress after this many requests. */
const levelAt: Readonly<Record<number, number | undefined>> = { 2: brotliLevels.again, 20: brotliLevels.often };

const compressBetter = async (body: StoredBody, dictionary: Dictionary | null, level: number): Promise<void> => {
  const [better, soon] = dictionary === null ? (['br', 'zstd'] as const) : (['dcb', 'dcz'] as const);
  const bytes = await compressed(body, { encoding: better, dictionary }, level);
  const ready = body.variants.get(better);
  if (ready === undefined || bytes.length < ready.bytes.length)
    body.variants.set(better, { head: body.headFor(better, bytes.length), bytes });
  body.variants.delete(soon);
  (dictionary === null ? body.use : body.sharedUse).wellCompressed = true;
};

export const noteSending = (body: StoredBody, { encoding, dictionary }: Packing): void => {
  const by = encoding === 'dcz' || encoding === 'dcb' ? dictionary : null;
  const level = levelAt[((by === null ? body.use : body.sharedUse).sent += 1)];
  if (level !== undefined) compressBetter(body, by, level).catch(() => undefined);
};

/** Measured overhead per entry, in bytes. */
const around = 6_000;

/**
 * Estimated bytes in memory: document, data, three quarters more for compressed variants, and a quarter of the document
 * for dictionary variants.
 */
export const weightOf = ({ html, payload }: Pick<CachedPage, 'html' | 'payload'>): number =>
  Math.ceil(html.identity.length * 2 + payload.identity.length * 1.75) + around;

/** Data holds the address of every card on the page. */
export const textsOfPage = ({ html, payload }: CachedPage): readonly Uint8Array[] => [html.identity, payload.identity];

/** Headers for a stale page: its age and staleness. `Cache-Control` stays as it was (RFC 9111). */
export const staleHead = ({ madeAt }: Pick<CachedPage, 'madeAt'>, now: number): readonly string[] => [
  'age',
  String(Math.max(0, Math.floor((now - madeAt) / 1000))),
  'server-timing',
  'cache;desc=stale',
];

export const pageOfKey = (key: string): string => {
  const question = key.indexOf('?');
  return question < 0 ? key : key.slice(0, question);
};
