import type { Edition } from '#adapters/changes/edition.ts';
import { opensFurther } from '#core/pages/building/opens-further.ts';
import type { Page } from '#core/pages/page.ts';
import { type Payload, payloadPage } from '#core/pages/building/payload.ts';
import { bytesOfText } from '../responses/compression/encoding.ts';
import type { PublicPage } from '#core/pages/building/public-page.ts';
import { pageCaching, type Lifetime, neverStored, ownersCaching } from '../responses/lifetime.ts';
import { fingerprint, type CachedPage, type StoredBody, storedBody, textHead } from '../responses/cached-page.ts';

/** Draws a page as a whole document; the mark is where the fingerprint of the copy is written. */
export type RenderPage = (page: Page, shared: boolean) => string;

/**
 * Stands in the document until its fingerprint is known, and is as long; the browser compares it with the one that
 * comes with the data.
 */
export const cachedPageMark = '__fingerprint-here__';

/** The document's bytes, encoded once, with the fingerprint in the place of its mark. */
const marked = (document: string): { readonly html: Buffer; readonly mark: string } => {
  const html = bytesOfText(document);
  const mark = fingerprint(html);
  const at = html.indexOf(cachedPageMark);
  if (at >= 0) html.write(mark, at, 'latin1');
  return { html, mark };
};

/** A document may be sent by a dictionary (RFC 9842); said always, so that copies outlive a change of that setting. */
const variesBy = 'accept-encoding, available-dictionary';

export interface MakePageNeeds {
  /** Site and path. */
  readonly name: string;
  readonly render: (page: Page) => string;
  readonly headers: readonly string[];
  readonly lifetime: Lifetime;
  /** Unix milliseconds. */
  readonly now: number;
  /** Of the answers that the page was made of. */
  readonly edition: Edition | null;
}

/**
 * Renders once and keeps document and data together, so that both always speak of the same copy. The data are written
 * when they are first wanted: by a reader who moves between pages, or by a cache.
 */
const cachedPageOf = (
  page: Page,
  caching: string,
  { name, render, headers, lifetime, now, edition }: MakePageNeeds,
): CachedPage => {
  const { html, mark } = marked(render(page));
  const further = opensFurther(page);
  // What a browser kept of such a page before its reader signed in is no answer afterwards.
  const ownHeaders = further ? [...headers, 'vary', 'cookie'] : headers;
  const makePayload = (): StoredBody =>
    storedBody(
      bytesOfText(JSON.stringify({ kind: 'page', copy: mark, page: payloadPage(page) } satisfies Payload)),
      `${mark}.json`,
      textHead('application/json; charset=utf-8', caching, [...ownHeaders, 'x-robots-tag', 'noindex']),
    );
  let payload: StoredBody | undefined;
  return {
    page: name,
    html: storedBody(html, mark, textHead('text/html; charset=utf-8', caching, ownHeaders, variesBy)),
    get payload() {
      return (payload ??= makePayload());
    },
    madeAt: now,
    freshUntil: now + lifetime.fresh * 1000,
    lifetime,
    edition,
    opensFurther: further,
  };
};

/** For everybody, to be kept here and elsewhere. */
export const makeSharedPage = (page: PublicPage, needs: MakePageNeeds): CachedPage =>
  cachedPageOf(page, (page.route.name === 'kovetett' ? ownersCaching : pageCaching)(needs.lifetime), needs);

/** For who asked alone. */
export const makeOwnPage = (page: Page, needs: MakePageNeeds): CachedPage => cachedPageOf(page, neverStored, needs);
