import type { ResultAsync } from 'neverthrow';
import type { AccountAction } from '../readers/accounts/account-action.ts';
import type { Failure } from '../failure/failure.ts';
import type { WaitFirst } from '../readers/sessions/staff.ts';
import type { Session } from './sessions.ts';

export interface LetterRequest {
  readonly email: string;
  /** A secret of 256 bits in base64url, which the browser that asks keeps in a cookie (R49). */
  readonly browser: string;
  /** Slug of the site whose address the link of the letter bears. */
  readonly site: string;
  /** Network address of who asks; empty where it is not known. */
  readonly address: string;
  /** Secret of a browser that may have signed in before; null without one. */
  readonly known: string | null;
}

/** What a browser brings to be signed in: two of three, and never one alone (R49). */
export interface SignInProof {
  readonly key: string | null;
  readonly code: string | null;
  readonly browser: string | null;
  readonly address: string;
  /** By which the browser is recognized when it asks for letters later; null for none. */
  readonly known: string | null;
}

export interface Payment {
  readonly id: string;
  readonly title: string;
  /** In the currency's own unit. */
  readonly amount: number;
  /** `HUF`, `RON`. */
  readonly currency: string;
  readonly period: 'month' | 'year' | 'once';
  readonly state: 'active' | 'cancelled' | 'over';
  /** Until when what was paid lasts, in unix seconds; null where that is not told. */
  readonly until: number | null;
}

export interface OfferedNewsletter {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly subscribed: boolean;
  /** Asked for, and not confirmed yet. */
  readonly waiting: boolean;
}

export interface ReaderAccount {
  readonly email: string;
  /** Unix seconds. */
  readonly createdAt: number;
  /** Until when gated articles are open, in unix seconds; null where they are not. */
  readonly articlesUntil: number | null;
  readonly payments: readonly Payment[];
  readonly newsletters: readonly OfferedNewsletter[];
}

export type ActionOutcome =
  | { readonly kind: 'done' }
  /** Everything that is kept of the account. */
  | { readonly kind: 'data'; readonly json: string }
  /** What it is about is not there, or not the account's. */
  | { readonly kind: 'refused' };

/** Keeps readers' accounts (spec §7.3, docs/upstreams/crm.md). */
export interface ReaderAccounts {
  /** Sends a letter with a link and a code; the answer is the same for every mailbox (R34). */
  askForLetter(request: LetterRequest): ResultAsync<WaitFirst | null, Failure>;
  /** Null for whatever does not sign in. */
  signIn(proof: SignInProof): ResultAsync<Session | WaitFirst | null, Failure>;
  /** Null: the token is no account's. `query` is what goes on of the page's (R35). */
  of(token: string, query: string): ResultAsync<ReaderAccount | null, Failure>;
  act(token: string, action: AccountAction): ResultAsync<ActionOutcome, Failure>;
  signOut(token: string): ResultAsync<null, Failure>;
}
