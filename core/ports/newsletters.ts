import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { NewsletterWish } from '../readers/newsletters/newsletter-step.ts';
import type { WaitFirst } from '../readers/sessions/staff.ts';

export interface SubscriptionRequest extends NewsletterWish {
  /** The secret of the browser that asks. */
  readonly browser: string;
  /** Slug of the site on which it asks. */
  readonly site: string;
  /** Network address of who asks; empty where it is not known. */
  readonly asker: string;
  /** Secret of a browser that may have signed in before; null without one. */
  readonly known: string | null;
}

/** What a reader brings to confirm: the letter's key, and the asking browser's secret or the letter's code (R49). */
export interface ConfirmationProof {
  readonly key: string;
  readonly code: string | null;
  readonly browser: string | null;
}

/** Keeps who is sent newsletters, for readers without an account (spec §7.1). */
export interface Newsletters {
  /** Has a letter sent that asks whether they are wanted; the same for every mailbox. */
  subscribe(request: SubscriptionRequest): ResultAsync<WaitFirst | null, Failure>;
  /** Whether it is confirmed now; 'not-found' for a key that has lapsed or never was. */
  confirm(proof: ConfirmationProof): ResultAsync<boolean, Failure>;
  /** Ends the one newsletter whose token it is; the same for a token that never was. */
  unsubscribe(token: string): ResultAsync<null, Failure>;
}
