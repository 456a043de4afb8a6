/** A newsletter that readers may have. */
export interface NewsletterOffer {
  readonly code: string;
  readonly title: string;
  readonly description: string;
}

/** Who wants which newsletters (spec §3.7). */
export interface NewsletterWish {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly listCodes: readonly string[];
}

/** What is wrong with a wish, by the field; 'refused' where the main API refuses it and the field is not known. */
export type WrongField = 'email' | 'listCodes' | 'refused';

/** What a reader is shown on the way to a newsletter, or out of one. */
export type NewsletterStep =
  | {
      readonly kind: 'asking';
      readonly offers: readonly NewsletterOffer[];
      readonly typed: NewsletterWish;
      readonly wrong: readonly WrongField[];
    }
  /** A letter is on its way; the same for every address. */
  | { readonly kind: 'letter-sent'; readonly email: string }
  /** Of a link that was opened in another browser than asked. */
  | { readonly kind: 'code'; readonly key: string; readonly wrong: boolean }
  | { readonly kind: 'confirmed' }
  | { readonly kind: 'lapsed' }
  | { readonly kind: 'ending'; readonly token: string }
  | { readonly kind: 'ended' };
