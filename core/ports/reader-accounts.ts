import type { ResultAsync } from 'neverthrow';
import type { AccountAction } from '../readers/accounts/account-action.ts';
import type { Failure } from '../failure/failure.ts';
import type { WaitFirst } from '../readers/sessions/staff.ts';
import type { Session } from './sessions.ts';

export interface LetterRequest {
  readonly email: string;
  /** 256 bits in base64url, stored in a cookie of the requesting browser (R49). */
  readonly browser: string;
  readonly site: string;
  readonly address: string;
  readonly known: string | null;
}

/** A sign-in needs two of key, code and browser secret (R49). */
export interface SignInProof {
  readonly key: string | null;
  readonly code: string | null;
  readonly browser: string | null;
  readonly address: string;
  readonly known: string | null;
}

export interface Payment {
  readonly id: string;
  readonly title: string;
  /** Whole currency units, not cents. */
  readonly amount: number;
  readonly currency: string;
  readonly period: 'month' | 'year' | 'once';
  readonly state: 'active' | 'cancelled' | 'over';
  /** End of the paid period in unix seconds; null when unknown. */
  readonly until: number | null;
}

export interface OfferedNewsletter {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly subscribed: boolean;
  readonly waiting: boolean;
}

export interface ReaderAccount {
  readonly email: string;
  /** Unix seconds. */
  readonly createdAt: number;
  /** Unix seconds; null without access. */
  readonly articlesUntil: number | null;
  readonly payments: readonly Payment[];
  readonly newsletters: readonly OfferedNewsletter[];
}

export type ActionOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'data'; readonly json: string }
  | { readonly kind: 'refused' };

/** Reader accounts (spec §7.3, docs/upstreams/crm.md). */
export interface ReaderAccounts {
  /** Sends a letter with a link and a code. The result is the same for every address (R34). */
  askForLetter(request: LetterRequest): ResultAsync<WaitFirst | null, Failure>;
  signIn(proof: SignInProof): ResultAsync<Session | WaitFirst | null, Failure>;
  /** Null for a token without an account. `query` is the page's query that is passed on (R35). */
  of(token: string, query: string): ResultAsync<ReaderAccount | null, Failure>;
  act(token: string, action: AccountAction): ResultAsync<ActionOutcome, Failure>;
  signOut(token: string): ResultAsync<null, Failure>;
}
