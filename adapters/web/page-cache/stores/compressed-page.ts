import type { Edition } from '#adapters/changes/edition.ts';
import type { Lifetime } from '../../responses/lifetime.ts';
import { type CachedPage, pageOfKey, type StoredBody, storedBody } from '../../responses/cached-page.ts';

interface Packing {
  readonly key: string;
  readonly route: string;
  readonly madeAt: number;
  readonly lifetime: Lifetime;
  readonly edition: Edition | null;
  readonly opensFurther: boolean;
  readonly html: { readonly etag: string; readonly head: readonly string[]; readonly length: number };
  readonly payload: { readonly etag: string; readonly head: readonly string[]; readonly length: number };
}

const describe = (body: StoredBody): Packing['html'] => {
  const head = body.variants.get('identity')?.head ?? [];
  return { etag: body.etag.slice(3, -1), head: head.slice(0, -4), length: body.identity.length };
};

/** A JSON line, the document, the data. The key is included: a hash collision cannot serve another page. */
export const compressPage = (
  key: string,
  { html, payload, route, madeAt, lifetime, edition, opensFurther }: CachedPage,
): Buffer => {
  const packing: Packing = {
    key,
    route,
    madeAt,
    lifetime,
    edition,
    opensFurther,
    html: describe(html),
    payload: describe(payload),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(packing)}\n`), html.identity, payload.identity]);
};

const decompressed = (key: string, bytes: Buffer): CachedPage | null => {
  const lineEnd = bytes.indexOf(10);
  if (lineEnd < 0) return null;
  const packing = JSON.parse(bytes.subarray(0, lineEnd).toString()) as Packing;
  const htmlEnd = lineEnd + 1 + packing.html.length;
  if (packing.key !== key || bytes.length !== htmlEnd + packing.payload.length) return null;
  const { route, madeAt, lifetime, edition, opensFurther } = packing;
  const payload = storedBody(bytes.subarray(htmlEnd), packing.payload.etag, packing.payload.head);
  return {
    page: pageOfKey(key),
    route,
    madeAt,
    lifetime,
    edition,
    opensFurther,
    freshUntil: madeAt + lifetime.fresh * 1000,
    html: storedBody(bytes.subarray(lineEnd + 1, htmlEnd), packing.html.etag, packing.html.head),
    payload,
  };
};

export const decompressPage = (key: string, bytes: Buffer): CachedPage | null => {
  try {
    return decompressed(key, bytes);
  } catch {
    return null;
  }
};
