import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table if not exists push_keys (
    single boolean primary key default true check (single), public_key text not null, private_key text not null)`,
  sql`create table if not exists topic_clients (
    id int generated always as identity primary key, token_hash text not null unique,
    account_id int references reader_accounts on delete cascade, made_at int8 not null,
    endpoint text unique, p256dh text, auth text)`,
  sql`create index if not exists topic_clients_by_account on topic_clients (account_id)`,
  sql`create table if not exists topic_subscriptions (
    client_id int not null references topic_clients on delete cascade, topic text not null, made_at int8 not null,
    primary key (client_id, topic))`,
  sql`create index if not exists topic_subscriptions_by_topic on topic_subscriptions (topic)`,
  // Articles that were processed, also per topic. An empty topic marks the article itself.
  sql`create table if not exists topic_articles (
    article_id int not null, topic text not null, day text not null, seen_at int8 not null, primary key (article_id, topic))`,
  sql`create index if not exists topic_articles_by_day on topic_articles (day, topic)`,
  // At most one message per article and browser, also after a crash.
  sql`create table if not exists topic_messages (
    article_id int not null, client_id int not null references topic_clients on delete cascade, good_until int8 not null,
    next_try_at int8 not null, tries int not null default 0, done boolean not null default false,
    primary key (article_id, client_id))`,
  sql`create index if not exists topic_messages_by_try on topic_messages (next_try_at) where not done`,
  sql`create index if not exists topic_messages_by_client on topic_messages (client_id)`,
];

/** Followed topics and their notifications (spec §3.7, §7.1). */
export const topicNotifications: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
