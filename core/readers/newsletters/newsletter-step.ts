export interface NewsletterOffer {
  readonly code: string;
  readonly title: string;
  readonly description: string;
}

/** Newsletters that a reader requests (spec §3.7). */
export interface NewsletterWish {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly listCodes: readonly string[];
}

/** The invalid field; 'refused' when the main API rejects the wish without naming a field. */
export type WrongField = 'email' | 'listCodes' | 'refused';

export type NewsletterStep =
  | {
      readonly kind: 'asking';
      readonly offers: readonly NewsletterOffer[];
      readonly typed: NewsletterWish;
      readonly wrong: readonly WrongField[];
    }
  /** The response is the same for every address, registered or not. */
  | { readonly kind: 'letter-sent'; readonly email: string }
  /** The reader opened the link in another browser than the one that requested it. */
  | { readonly kind: 'code'; readonly key: string; readonly wrong: boolean }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'lapsed' }
  | { readonly kind: 'ending'; readonly token: string }
  | { readonly kind: 'ended' };
