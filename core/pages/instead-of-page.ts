export type InsteadOfPage =
  | {
      readonly kind: 'redirect';
      readonly permanent: boolean;
      readonly location: string;
    }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'bad-request' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'sign-in-required' }
  | {
      readonly kind: 'unavailable';
      /** Seconds. */ readonly retryAfter?: number;
      readonly cause?: unknown;
    };
