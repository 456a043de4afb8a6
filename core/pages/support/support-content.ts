import type { DocumentContent } from '../document/document-content.ts';

/** What a step of the support area has to do with the reader who opens it. */
export type ReaderStep =
  | { readonly kind: 'none' | 'signed-out' }
  /** A key was brought: a press of the button signs its bearer in. */
  | { readonly kind: 'key'; readonly key: string }
  /** Signed in; until then (unix seconds) articles are open. */
  | { readonly kind: 'holds'; readonly validUntil: number }
  /** Signed in, but nothing is open any more. */
  | { readonly kind: 'over' };

export interface SupportContent extends DocumentContent {
  readonly step: ReaderStep;
}
