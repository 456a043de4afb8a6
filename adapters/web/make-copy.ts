import type { Edition } from '#adapters/changes/edition.ts';
import { opensFurther } from '#core/pages/opens-further.ts';
import type { Page } from '#core/pages/page.ts';
import { bytesOfText } from './encoding.ts';
import type { PublicPage } from '#core/pages/public-page.ts';
import { cacheControl, type Lifetime, neverStored } from './lifetime.ts';
import { fingerprint, type PageCopy, storedBody, textHead } from './page-copy.ts';

/** Draws a page as a whole document; the mark is where the fingerprint of the copy is written. */
export type RenderPage = (page: Page) => string;

/** Stands in the document until its fingerprint is known; the browser compares it with the one that comes with the data. */
export const copyMark = '__copy__';

export interface CopyNeeds {
  /** Site and path. */
  readonly name: string;
  readonly render: RenderPage;
  readonly headers: readonly string[];
  readonly lifetime: Lifetime;
  /** Unix milliseconds. */
  readonly now: number;
  /** Of the answers that the page was made of. */
  readonly edition: Edition | null;
}

/** Renders once and keeps document and data together, so that both always speak of the same copy. */
const copyOf = (
  page: Page,
  caching: string,
  { name, render, headers, lifetime, now, edition }: CopyNeeds,
): PageCopy => {
  const document = render(page);
  const copy = fingerprint(document);
  const further = opensFurther(page);
  // What a browser kept of such a page before its reader signed in is no answer afterwards.
  const ownHeaders = further ? [...headers, 'vary', 'cookie'] : headers;
  const html = bytesOfText(document.replace(copyMark, copy));
  return {
    page: name,
    html: storedBody(html, copy, textHead('text/html; charset=utf-8', caching, ownHeaders)),
    payload: storedBody(
      bytesOfText(JSON.stringify({ kind: 'page', copy, page })),
      `${copy}.json`,
      textHead('application/json; charset=utf-8', caching, [...ownHeaders, 'x-robots-tag', 'noindex']),
    ),
    madeAt: now,
    freshUntil: now + lifetime.fresh * 1000,
    lifetime,
    edition,
    opensFurther: further,
  };
};

/** For everybody, to be kept here and elsewhere. */
export const makeSharedCopy = (page: PublicPage, needs: CopyNeeds): PageCopy =>
  copyOf(page, cacheControl(needs.lifetime), needs);

/** For who asked alone. */
export const makeOwnCopy = (page: Page, needs: CopyNeeds): PageCopy => copyOf(page, neverStored, needs);
