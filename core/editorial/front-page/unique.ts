import type { Body } from '../articles/body.ts';

/** Spec §3.3. */
export interface Quote {
  readonly text: string;
  readonly author: string;
  readonly role: string;
}

/** Editors' small content, found by slug in a numbered group (spec §3.3). */
export type Unique =
  | { readonly slug: string; readonly kind: 'text'; readonly body: Body }
  | { readonly slug: string; readonly kind: 'quotes'; readonly quotes: readonly Quote[] };

/** The result of a search by slugs (spec §7.1). */
export interface UniqueGroup {
  readonly slug: string;
  readonly items: readonly Unique[];
}
