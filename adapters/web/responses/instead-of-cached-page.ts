import type { InsteadOfPage } from '#core/pages/instead-of-page.ts';

/** What there is instead of a copy: also that too much of its kind was asked for from one address. */
export type InsteadOfCachedPage =
  | InsteadOfPage
  | { readonly kind: 'too-many'; /** Seconds after which a new try makes sense. */ readonly retryAfter: number };
