import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** As `mailboxOf` computes it, except for international hosts. */
const mailbox = (email: string) => {
  const [local, host] = [
    `regexp_replace(regexp_replace(${email}, '@[^@]*$', ''), '(.)\\+.*$', '\\1')`,
    `regexp_replace(${email}, '^.*@', '')`,
  ];
  return sql.raw(
    `case when ${host} in ('gmail.com', 'googlemail.com') then replace(${local}, '.', '') || '@gmail.com' else ${local} || '@' || ${host} end`,
  );
};

const statements = [
  sql`alter table newsletter_subscriptions add column if not exists mailbox text`,
  sql`alter table newsletter_subscriptions add column if not exists consent_at int8`,
  sql`alter table newsletter_subscriptions add column if not exists consent_source text`,
  sql`create index if not exists newsletter_subscriptions_by_mailbox on newsletter_subscriptions (coalesce(mailbox, email))`,
  sql`update newsletter_subscriptions set mailbox = ${mailbox('email')} where mailbox is null and email <> ${mailbox('email')}`,
  sql`create table if not exists newsletter_refusals (
    email text not null, mailbox text not null, code text not null, reason text not null, made_at int8 not null, source text not null,
    primary key (email, code))`,
  sql`create index if not exists newsletter_refusals_by_mailbox on newsletter_refusals (mailbox)`,
  sql`create table if not exists deleted_mailboxes (hash text primary key)`,
  // Readers who received an issue and are not subscribed any more have unsubscribed.
  sql`insert into newsletter_refusals (email, mailbox, code, reason, made_at, source)
    select had.email, ${mailbox('had.email')}, issue.code, 'reader', max(issue.made_at), '' from newsletter_deliveries had
    join newsletter_issues issue on issue.id = had.issue_id
    where not exists (select from newsletter_subscriptions s where s.email = had.email and s.code = issue.code)
    group by 1, 2, 3 on conflict do nothing`,
];

/** Imported subscriptions with their consent, and who must not be subscribed by an import. */
export const readerConsent: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db);
  },
};
