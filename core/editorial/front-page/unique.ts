import type { Body } from '../articles/body.ts';

/** A sentence that somebody said, in a list of quotes (spec §3.3). */
export interface Quote {
  readonly text: string;
  /** Who said it, and as what; either may be empty. */
  readonly author: string;
  readonly role: string;
}

/** A small content that editors keep by slug in a numbered group (spec §3.3): a piece of text, or a list of quotes. */
export type Unique =
  | { readonly slug: string; readonly kind: 'text'; readonly body: Body }
  | { readonly slug: string; readonly kind: 'quotes'; readonly quotes: readonly Quote[] };

/** A group of them, as a search by slugs gives it (spec §7.1). */
export interface UniqueGroup {
  readonly slug: string;
  readonly items: readonly Unique[];
}
