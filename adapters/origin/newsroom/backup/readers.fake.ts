import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { partOf, tableParts } from './table-parts.ts';

const names = Object.keys(tableParts).filter((name) => partOf(name) === 'readers');

export const readersIn = async (db: Database): Promise<Readonly<Record<string, readonly string[]>>> => {
  const found: Record<string, readonly string[]> = {};
  for (const name of names) {
    const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(name)} t`.execute(
      db,
    );
    found[name] = rows.map(({ row }) => row).toSorted();
  }
  return found;
};

export const putReaders = async (db: Database, count = 2): Promise<void> => {
  for (const statement of [
    sql`insert into reader_accounts (email, address, created_at) select 'olvaso' || n || '@lapunk.example', 'Olvaso' || n || '@lapunk.example', 1790000000 + n from generate_series(1, ${count}::int) n`,
    sql`insert into reader_payments (account_id, title, amount, currency, period, made_at, valid_until) select id, 'Havi támogatás', 3000, 'HUF', 'month', 1790000000, 1890000000 from reader_accounts`,
    sql`insert into reader_tokens (token_hash, account_id, made_at, valid_until) select 'olvasó ' || id, id, 1790000000, 1890000000 from reader_accounts`,
    sql`insert into reader_passes (note, created_at, valid_until, key_until) values ('Kovács Réka, éves támogató', 1790000000, 1890000000, 1790600000)`,
    sql`insert into reader_sessions (id, sealed, valid_until) values ('munkamenet', 'lezárva', 1890000000)`,
    sql`insert into newsletter_subscriptions (email, code, made_at, first_name) select email, 'napi', 1790000000, 'Réka' from reader_accounts`,
    sql`insert into newsletter_refusals (email, mailbox, code, reason, made_at, source) select email, email, 'heti', 'reader', 1790000000, '' from reader_accounts`,
    sql`insert into deleted_mailboxes (hash) values ('törölt')`,
    sql`insert into push_keys (public_key, private_key) values ('nyilvános', 'leküldés titka')`,
    sql`insert into topic_clients (token_hash, account_id, made_at, endpoint, p256dh, auth) select 'böngésző ' || id, id, 1790000000, 'https://push.example/' || id, 'kulcs', 'titok' from reader_accounts`,
    sql`insert into topic_subscriptions (client_id, topic, made_at) select id, 'belfold', 1790000000 from topic_clients`,
    sql`insert into topic_messages (article_id, client_id, good_until, next_try_at) select 1, id, 1890000000, 1790000000 from topic_clients`,
    sql`insert into quiz_takers (token_hash, made_at) values ('kvízes', 1790000000)`,
    sql`insert into quiz_responses (quiz_id, question_id, token_hash, responses, at) values ('k', '1', 'kvízes', '["a"]', 1790000000)`,
  ])
    await statement.execute(db);
};
