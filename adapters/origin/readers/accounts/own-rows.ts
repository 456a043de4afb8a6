import { type Kysely, type RawBuilder, sql } from 'kysely';
import { hashOf } from '../../credentials/secrets.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { mailboxOf } from '../../mail/mailbox-of.ts';

interface OwnTable {
  readonly table: keyof Schema;
  readonly of: 'mailbox' | 'account' | 'client';
  readonly column: string;
  readonly shows: readonly string[];
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
 * Every table with personal rows of an account: exported in the data download and deleted with the account. Mailbox
 * rows are deleted per table, all others by foreign keys. The text of letters is hidden: it contains sign-in secrets.
 */
export const ownTables: readonly OwnTable[] = [
  mailbox(
    'newsletter_subscriptions',
    ['email', 'code', 'made_at', 'first_name', 'last_name', 'consent_at', 'consent_source'],
    ['token', 'mailbox'],
  ),
  mailbox('newsletter_refusals', ['email', 'code', 'reason', 'made_at', 'source'], ['mailbox']),
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
  mailbox(
    'reader_letters',
    ['email', 'valid_until'],
    ['id', 'key_hash', 'code_hash', 'browser_hash', 'code_tries', 'browser_tries'],
  ),
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
  readonly email: string;
}

const isOwn = ({ table, of, column }: OwnTable, { id, email }: Owner): RawBuilder<boolean> => {
  const found = sql.ref(column);
  switch (of) {
    case 'mailbox':
      // `letters` keeps the address as typed; other tables use lower case, which an index finds.
      return table.endsWith('letters') ? sql`lower(${found}) = ${email}` : sql`${found} = ${email}`;
    case 'account':
      return sql`${found} = ${id}`;
    case 'client':
      return sql`${found} in (select id from topic_clients where account_id = ${id})`;
  }
};

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

/** Call it in a transaction. Only a hash of the mailbox remains: a later import must not subscribe the reader again. */
export const deleteOwnRows = async (db: Kysely<Schema>, owner: Owner): Promise<void> => {
  await db
    .insertInto('deleted_mailboxes')
    .values({ hash: hashOf(mailboxOf(owner.email)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const own of ownTables.filter(({ of }) => of === 'mailbox'))
    await sql`delete from ${sql.table(own.table)} where ${isOwn(own, owner)}`.execute(db);
};
