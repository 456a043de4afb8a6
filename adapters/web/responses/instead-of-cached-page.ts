import type { InsteadOfPage } from '#core/pages/instead-of-page.ts';

export type InsteadOfCachedPage =
  | InsteadOfPage
  | { readonly kind: 'too-many'; /** Seconds. */ readonly retryAfter: number };
