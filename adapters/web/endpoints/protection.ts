import type { allowances, maxBody } from './limits.ts';

type CrossSite =
  | 'read-only'
  /** Rejects requests whose `Sec-Fetch-Site` or `Origin` is not this site's (R35). */
  | 'own-origin'
  /** The URL holds an unguessable token, and no cookie is read (RFC 8058). */
  | 'token-in-url'
  /** The URL's token needs the cookie of the requesting browser (R49). */
  | 'token-and-cookie'
  /** A signature of the body and its time, with a secret that only the sender has. */
  | 'signed-body'
  /** The URL is signed for its purpose and expires; the session of staff is needed, too. */
  | 'signed-url'
  /** The provider's response must match the state in the browser's sealed cookie. */
  | 'sealed-state';

type Limit =
  | keyof typeof allowances
  | 'open-streams'
  | 'upstream'
  /** Names that were there before are not counted. */
  | 'uncachedWork for unknown names'
  | 'none: static'
  | 'none: data cache'
  /** Mail providers send for all users from a few addresses (RFC 8058). */
  | 'none: one-click';

type Caching =
  /** Shared caches hold it while fresh, with an ETag. Personal pages are `private, no-store`. */
  'page' | 'shared' | 'revalidated' | 'never';

export interface Protection {
  readonly crossSite: CrossSite;
  readonly limits: readonly [Limit, ...Limit[]];
  readonly body: keyof typeof maxBody | null;
  readonly caching: Caching;
}
