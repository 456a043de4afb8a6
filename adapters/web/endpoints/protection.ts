import type { allowances, maxBody } from './limits.ts';

/** What stops a page of another site from using a reader's browser to call an endpoint. */
type CrossSite =
  /** GET and HEAD change nothing. */
  | 'read-only'
  /** Refuses requests whose `Sec-Fetch-Site` or `Origin` is not this site's (R35). */
  | 'own-origin'
  /** The URL holds an unguessable token, and no cookie is read (RFC 8058). */
  | 'token-in-url'
  /** The URL's token acts only with the cookie of the browser that asked for it (R49). */
  | 'token-and-cookie'
  /** The provider's answer must match the state sealed in the browser's cookie. */
  | 'sealed-state';

type Limit =
  | keyof typeof allowances
  /** At most 60 streams of one network address and 10,000 in all. */
  | 'open-streams'
  /** The upstream counts attempts for each network address, mailbox and account. */
  | 'upstream'
  /** Sent from memory or files. */
  | 'none: static'
  /** The data cache calls the upstream once per interval, whatever the number of requests. */
  | 'none: data cache'
  /** One streamed upstream request, of which nothing is kept in memory. */
  | 'none: streamed'
  /** Mail providers send for all their users from a few addresses (RFC 8058). */
  | 'none: one-click';

type Caching =
  /** In shared caches for as long as the page is fresh, with an ETag; a reader's own page is `private, no-store`. */
  | 'page'
  /** In shared caches, for the given time. */
  | 'shared'
  /** Every use asks whether it still holds. */
  | 'revalidated'
  /** `no-store`. */
  | 'never';

/** What protects one endpoint. Every endpoint states all of it (docs/endpoints.md). */
export interface Protection {
  readonly crossSite: CrossSite;
  /** All of them apply. */
  readonly limits: readonly [Limit, ...Limit[]];
  /** Null where no body is read. */
  readonly body: keyof typeof maxBody | null;
  readonly caching: Caching;
}
