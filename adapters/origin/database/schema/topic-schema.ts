import type { Generated } from 'kysely';

type Seconds = number;

/** Tokens are stored as hashes (docs/upstreams/main-api.md). */
export interface TopicSchema {
  push_keys: { single: Generated<boolean>; public_key: string; private_key: string };
  topic_clients: {
    id: Generated<number>;
    token_hash: string;
    account_id: number | null;
    made_at: Seconds;
    /** Null until the browser has sent its push address. */
    endpoint: string | null;
    p256dh: string | null;
    auth: string | null;
    /** Null for a confirmed push address. */
    unproven_since: Generated<Seconds | null>;
    /** When the confirmation is pushed; null once it was. */
    proof_at: Generated<Seconds | null>;
    reached_from: Generated<string | null>;
  };
  topic_subscriptions: { client_id: number; topic: string; made_at: Seconds };
  topic_articles: {
    article_id: number;
    /** Empty when only the processing of the article is recorded. */
    topic: string;
    /** `YYYY-MM-DD`, in the main site's time zone. */
    day: string;
    seen_at: Seconds;
  };
  topic_messages: {
    article_id: number;
    client_id: number;
    /** After this time the message is not sent. */
    good_until: Seconds;
    next_try_at: Seconds;
    tries: Generated<number>;
    /** Sent messages stay for a while, which prevents sending them again. */
    done: Generated<boolean>;
  };
}
