import type { Generated } from 'kysely';

type Seconds = number;

/** Secrets and codes are stored as hashes (docs/upstreams/crm.md). */
export interface ReaderSchema {
  letters: {
    id: Generated<number>;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    made_at: Seconds;
    /** After this time the letter is not sent. */
    good_until: Seconds;
    next_try_at: Seconds;
    tries: Generated<number>;
    unsubscribe: Generated<string | null>;
  };
  reader_letters: {
    id: Generated<number>;
    email: string;
    key_hash: string;
    code_hash: string;
    browser_hash: string;
    code_tries: Generated<number>;
    browser_tries: Generated<number>;
    valid_until: Seconds;
  };
  reader_accounts: {
    id: Generated<number>;
    /** Lower case. */
    email: string;
    address: string;
    created_at: Seconds;
  };
  reader_tokens: { token_hash: string; account_id: number; made_at: Seconds; valid_until: Seconds };
  reader_places: { account_id: number; place: string; seen_at: Seconds };
  reader_payments: {
    id: Generated<number>;
    account_id: number;
    title: string;
    /** In units of the currency. */
    amount: number;
    currency: string;
    period: 'month' | 'year' | 'once';
    made_at: Seconds;
    valid_until: Seconds;
    cancelled_at: Seconds | null;
  };
  /** Keyed by the address in lower case. */
  newsletter_subscriptions: {
    email: string;
    code: string;
    made_at: Seconds;
    token: Generated<string>;
    first_name: Generated<string>;
    last_name: Generated<string>;
    /** Null if it equals the address. */
    mailbox: Generated<string | null>;
    /** Of an imported subscription: when and where the reader agreed. Null for one that the reader confirmed here. */
    consent_at: Generated<Seconds | null>;
    consent_source: Generated<string | null>;
  };
  /** Readers whom no import subscribes again. An empty code means every newsletter. */
  newsletter_refusals: {
    email: string;
    mailbox: string;
    code: string;
    /** `reader`: unsubscribed here. */
    reason: 'reader' | 'unsubscribed' | 'undeliverable';
    made_at: Seconds;
    source: string;
  };
  /** SHA-256 of mailboxes whose readers deleted their data: no import subscribes them again. */
  deleted_mailboxes: { hash: string };
  newsletter_requests: {
    id: Generated<number>;
    email: string;
    first_name: string;
    last_name: string;
    codes: string[];
    key_hash: string;
    code_hash: string;
    browser_hash: string;
    code_tries: Generated<number>;
    /** Lets a used link confirm again without a second subscription. */
    confirmed_at: Generated<Seconds | null>;
    valid_until: Seconds;
  };
  newsletter_issues: {
    id: Generated<number>;
    code: string;
    /** `YYYY-MM-DD`, in the main site's time zone. */
    day: string;
    section: Generated<string>;
    article_ids: number[];
    made_at: Seconds;
    done_at: Seconds | null;
  };
  newsletter_deliveries: { issue_id: number; email: string; token: string };
}
