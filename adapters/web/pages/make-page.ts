import type { Edition } from '#adapters/changes/edition.ts';
import { opensFurther } from '#core/pages/building/opens-further.ts';
import type { Page } from '#core/pages/page.ts';
import { type Payload, payloadPage } from '#core/pages/building/payload.ts';
import { bytesOfText } from '../responses/compression/encoding.ts';
import { isArticleRoute } from '#core/pages/article/is-article-route.ts';
import type { PublicPage } from '#core/pages/building/public-page.ts';
import { keysOfPage } from '#adapters/edge/surrogate-keys.ts';
import { pageCaching, type Lifetime, neverStored, ownersCaching } from '../responses/lifetime.ts';
import type { EdgeHead } from '../responses/edge-head.ts';
import { fingerprint, type CachedPage, type StoredBody, storedBody, textHead } from '../responses/cached-page.ts';

export type RenderPage = (page: Page, shared: boolean) => string;

/** Placeholder with the fingerprint's length. The browser compares the document's fingerprint with the data's. */
export const cachedPageMark = '__fingerprint-here__';

const marked = (document: string): { readonly html: Buffer; readonly mark: string } => {
  const html = bytesOfText(document);
  const mark = fingerprint(html);
  const at = html.indexOf(cachedPageMark);
  if (at >= 0) html.write(mark, at, 'latin1');
  return { html, mark };
};

/** Set always: pages must stay valid when dictionaries are switched on (RFC 9842). */
const variesBy = 'accept-encoding, available-dictionary';

export interface MakePageNeeds {
  readonly name: string;
  readonly render: (page: Page) => string;
  readonly headers: readonly string[];
  readonly lifetime: Lifetime;
  /** Unix milliseconds. */
  readonly now: number;
  readonly edition: Edition | null;
}

/** Null for pages that no shared cache may store. */
type ForEdge = EdgeHead['page'] | null;

/** Document and data come from one render. Data is serialised on first use. */
const cachedPageOf = (
  page: Page,
  ours: string,
  forEdge: ForEdge,
  { name, render, headers, lifetime, now, edition }: MakePageNeeds,
): CachedPage => {
  const { html, mark } = marked(render(page));
  const further = opensFurther(page);
  let serialised: Buffer | undefined;
  const data = (): Buffer =>
    (serialised ??= bytesOfText(
      JSON.stringify({ kind: 'page', copy: mark, page: payloadPage(page) } satisfies Payload),
    ));
  const keys = () => keysOfPage({ name, isList: !isArticleRoute(page.route.name), texts: [html, data()] });
  const { caching, more } = forEdge?.({ lifetime, caching: ours, keys }) ?? { caching: ours, more: [] };
  // A page cached before the sign-in must not be used afterwards.
  const ownHeaders = [...headers, ...more, ...(further ? ['vary', 'cookie'] : [])];
  const makePayload = (): StoredBody =>
    storedBody(
      data(),
      `${mark}.json`,
      textHead('application/json; charset=utf-8', caching, [...ownHeaders, 'x-robots-tag', 'noindex']),
    );
  let payload: StoredBody | undefined;
  return {
    page: name,
    route: page.route.name,
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

export const makeSharedPage = (page: PublicPage, edge: EdgeHead, needs: MakePageNeeds): CachedPage =>
  page.route.name === 'kovetett'
    ? cachedPageOf(page, ownersCaching(needs.lifetime), null, needs)
    : cachedPageOf(page, pageCaching(needs.lifetime), edge.page, needs);

export const makeOwnPage = (page: Page, needs: MakePageNeeds): CachedPage =>
  cachedPageOf(page, neverStored, null, needs);
