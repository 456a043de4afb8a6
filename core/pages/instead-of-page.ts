/** What a visitor can get when there is no page to open. */
export type InsteadOfPage =
  | {
      readonly kind: 'redirect';
      readonly permanent: boolean;
      /** Path with query, or the shop's absolute address. */ readonly location: string;
    }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'bad-request' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'sign-in-required' }
  | {
      readonly kind: 'unavailable';
      /** Seconds after which a new try makes sense. */ readonly retryAfter?: number;
      readonly cause?: unknown;
    };
