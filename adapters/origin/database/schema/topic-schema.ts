import type { Generated } from 'kysely';

/** Unix seconds, kept as int8. */
type Seconds = number;

/** Followed topics and what is sent of them (docs/upstreams/main-api.md). Of tokens only hashes are kept. */
export interface TopicSchema {
  push_keys: { single: Generated<boolean>; public_key: string; private_key: string };
  topic_clients: {
    id: Generated<number>;
    token_hash: string;
    /** With whose end it ends. */
    account_id: number | null;
    made_at: Seconds;
    /** Null before the browser has told where it is reached. */
    endpoint: string | null;
    p256dh: string | null;
    auth: string | null;
    /** Since when the push address waits for its confirmation; null for a confirmed one. */
    unproven_since: Generated<Seconds | null>;
    /** When the confirmation is pushed; null once it was. */
    proof_at: Generated<Seconds | null>;
    /** A keyed hash of the network address that named the push address. */
    reached_from: Generated<string | null>;
  };
  topic_subscriptions: { client_id: number; topic: string; made_at: Seconds };
  topic_articles: {
    article_id: number;
    /** Empty for having been looked at. */
    topic: string;
    /** `YYYY-MM-DD`, in the main site's zone. */
    day: string;
    seen_at: Seconds;
  };
  topic_messages: {
    article_id: number;
    client_id: number;
    /** What is not sent by then is not sent any more. */
    good_until: Seconds;
    next_try_at: Seconds;
    tries: Generated<number>;
    /** It stays for a while, so that it is not sent again. */
    done: Generated<boolean>;
  };
}
