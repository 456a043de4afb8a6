import type { CommonData } from '../common-data/common-data.ts';
import type { DailyRate } from '../exchange/rate-course.ts';
import type { RatesQuestion } from '../exchange/read-rates-query.ts';
import type { ServiceDocument, StaffGroup } from '../service-pages/service-document.ts';

export interface DocumentContent {
  readonly document: ServiceDocument;
  /** What the minutes widget shows, on the pages that ask for gifts; null on any other, and while it is not known. */
  readonly minutes: number | null;
}

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

/** A desk of the newsroom; a member's `path` is that of the list of what they wrote, null without one. */
export interface ShownStaffGroup {
  readonly name: string;
  readonly members: readonly (Pick<StaffGroup['members'][number], 'name' | 'title' | 'avatar'> & { readonly path: string | null })[];
}

export interface StaffContent extends DocumentContent {
  readonly groups: readonly ShownStaffGroup[];
}

export interface RatesContent {
  /** The newest of every currency. */
  readonly rates: CommonData['exchangeRates'];
  /** What the reader looks at. */
  readonly asked: RatesQuestion;
  /** The course of the currency asked for, the oldest day first; empty where it is not known. */
  readonly days: readonly DailyRate[];
  /** The same, reaching back a month at least. */
  readonly recent: readonly DailyRate[];
  readonly path: string;
}
