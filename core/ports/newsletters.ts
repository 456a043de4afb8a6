import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../failure/failure.ts';
import type { NewsletterWish } from '../readers/newsletters/newsletter-step.ts';
import type { WaitFirst } from '../readers/sessions/staff.ts';

export interface SubscriptionRequest extends NewsletterWish {
  readonly browser: string;
  readonly site: string;
  /** IP address of the client; empty when unknown. */
  readonly asker: string;
  readonly known: string | null;
}

/** Needs the letter's key, and the requesting browser's secret or the letter's code (R49). */
export interface ConfirmationProof {
  readonly key: string;
  readonly code: string | null;
  readonly browser: string | null;
}

/** Newsletter subscriptions of readers without an account (spec §7.1). */
export interface Newsletters {
  /** Sends a confirmation letter. The result is the same for every address. */
  subscribe(request: SubscriptionRequest): ResultAsync<WaitFirst | null, Failure>;
  /** 'not-found' for an expired or unknown key. */
  confirm(proof: ConfirmationProof): ResultAsync<boolean, Failure>;
  /** Also succeeds for an unknown token. */
  unsubscribe(token: string): ResultAsync<null, Failure>;
}
