import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';

interface OwnTable {
  readonly table: keyof Schema;
  /** By which rows are found: the mailbox, the account, or a browser that follows topics with it. */
  readonly of: 'mailbox' | 'account' | 'client';
  readonly column: string;
  /** What the data download shows. */
  readonly shows: readonly string[];
  /** Secrets, their hashes, and numbers without a meaning outside the database. */
  readonly hides: readonly string[];
}

const mailbox = (
  table: keyof Schema,
  shows: readonly string[],
  hides: readonly string[],
  column = 'email',
): OwnTable => ({ table, of: 'mailbox', column, shows, hides });
const account = (table: keyof Schema, shows: readonly string[], hides: readonly string[] = []): OwnTable => ({
  table,
  of: 'account',
  column: 'account_id',
  shows,
  hides: ['account_id', ...hides],
});
const client = (table: keyof Schema, shows: readonly string[], hides: readonly string[]): OwnTable => ({
  table,
  of: 'client',
  column: 'client_id',
  shows,
  hides: ['client_id', ...hides],
});

/**
 * Every table that holds rows of an account or its mailbox: the data download shows them, a deletion deletes them. The
 * rows of mailboxes are deleted one table at a time, all others by their foreign keys. Letters are shown by their
 * subject: their text holds what signs in.
 */
export const ownTables: readonly OwnTable[] = [
  mailbox('newsletter_subscriptions', ['email', 'code', 'made_at', 'first_name', 'last_name'], ['token']),
  mailbox(
    'newsletter_requests',
    ['email', 'first_name', 'last_name', 'codes', 'confirmed_at', 'valid_until'],
    ['id', 'key_hash', 'code_hash', 'browser_hash', 'code_tries'],
  ),
  mailbox('newsletter_deliveries', ['issue_id', 'email'], ['token']),
  mailbox(
    'letters',
    ['recipient', 'subject', 'made_at', 'good_until'],
    ['id', 'text', 'html', 'next_try_at', 'tries', 'unsubscribe'],
    'recipient',
  ),
  mailbox('reader_letters', ['email', 'valid_until'], ['id', 'key_hash', 'code_hash', 'browser_hash', 'code_tries']),
  mailbox('reader_accounts', ['email', 'address', 'created_at'], ['id']),
  account('reader_tokens', ['made_at', 'valid_until'], ['token_hash']),
  account('reader_places', ['seen_at'], ['place']),
  account('reader_payments', ['id', 'title', 'amount', 'currency', 'period', 'made_at', 'valid_until', 'cancelled_at']),
  account(
    'topic_clients',
    ['made_at', 'endpoint'],
    ['id', 'token_hash', 'p256dh', 'auth', 'unproven_since', 'proof_at', 'reached_from'],
  ),
  client('topic_subscriptions', ['topic', 'made_at'], []),
  client('topic_messages', ['article_id', 'good_until', 'done'], ['next_try_at', 'tries']),
];

interface Owner {
  readonly id: number;
  /** In lower case. */
  readonly email: string;
}

const isOwn = ({ table, of, column }: OwnTable, { id, email }: Owner): RawBuilder<boolean> => {
  const found = sql.ref(column);
  switch (of) {
    case 'mailbox':
      // As it was typed in letters, and in lower case everywhere else, where an index finds it.
      return table.endsWith('letters') ? sql`lower(${found}) = ${email}` : sql`${found} = ${email}`;
    case 'account':
      return sql`${found} = ${id}`;
    case 'client':
      return sql`${found} in (select id from topic_clients where account_id = ${id})`;
  }
};

/** What is stored of an account, by table. */
export const ownRows = async (
  db: Kysely<Schema>,
  owner: Owner,
): Promise<Readonly<Record<string, readonly object[]>>> => {
  const stored: Record<string, readonly object[]> = {};
  for (const own of ownTables) {
    const shown = sql.join(own.shows.map((column) => sql.ref(column)));
    const { rows } = await sql<object>`
      select ${shown} from ${sql.table(own.table)} where ${isOwn(own, owner)} order by ${shown}`.execute(db);
    stored[own.table] = rows;
  }
  return stored;
};

/** Deletes what is stored of an account. Needs a transaction. */
export const deleteOwnRows = async (db: Kysely<Schema>, owner: Owner): Promise<void> => {
  for (const own of ownTables.filter(({ of }) => of === 'mailbox'))
    await sql`delete from ${sql.table(own.table)} where ${isOwn(own, owner)}`.execute(db);
};
