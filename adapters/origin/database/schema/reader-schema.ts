import type { Generated } from 'kysely';

/** Unix seconds, kept as int8. */
type Seconds = number;

/** Readers, their letters and what they hold (docs/upstreams/crm.md). Of secrets and codes only hashes are kept. */
export interface ReaderSchema {
  letters: {
    id: Generated<number>;
    recipient: string;
    subject: string;
    text: string;
    html: string;
    made_at: Seconds;
    /** What is not sent by then is not sent any more. */
    good_until: Seconds;
    next_try_at: Seconds;
    tries: Generated<number>;
    /** Where one press ends the newsletter of which it is an issue. */
    unsubscribe: Generated<string | null>;
  };
  reader_letters: {
    id: Generated<number>;
    /** Where the letter went, as it was typed. */
    email: string;
    key_hash: string;
    code_hash: string;
    browser_hash: string;
    code_tries: Generated<number>;
    valid_until: Seconds;
  };
  reader_accounts: {
    id: Generated<number>;
    /** In lower case: one account, however its address is typed. */
    email: string;
    /** As it was typed at the last sign-in. */
    address: string;
    created_at: Seconds;
  };
  reader_tokens: { token_hash: string; account_id: number; made_at: Seconds; valid_until: Seconds };
  reader_places: { account_id: number; place: string; seen_at: Seconds };
  reader_payments: {
    id: Generated<number>;
    account_id: number;
    title: string;
    /** In the currency's own unit. */
    amount: number;
    currency: string;
    period: 'month' | 'year' | 'once';
    made_at: Seconds;
    /** Until when what was paid lasts. */
    valid_until: Seconds;
    cancelled_at: Seconds | null;
  };
  /** By the address in lower case. */
  newsletter_subscriptions: {
    email: string;
    code: string;
    made_at: Seconds;
    /** Ends it. */
    token: Generated<string>;
    first_name: Generated<string>;
    last_name: Generated<string>;
  };
  newsletter_requests: {
    id: Generated<number>;
    /** In lower case. */
    email: string;
    first_name: string;
    last_name: string;
    codes: string[];
    key_hash: string;
    code_hash: string;
    browser_hash: string;
    code_tries: Generated<number>;
    /** A link that was used says so again, and subscribes nobody a second time. */
    confirmed_at: Generated<Seconds | null>;
    valid_until: Seconds;
  };
  /** One of a day, and of a section where that has its own. */
  newsletter_issues: {
    id: Generated<number>;
    code: string;
    /** `YYYY-MM-DD`, in the main site's zone. */
    day: string;
    section: Generated<string>;
    article_ids: number[];
    made_at: Seconds;
    /** When its last letter was put on its way. */
    done_at: Seconds | null;
  };
  newsletter_deliveries: { issue_id: number; email: string; token: string };
}
