import { type Kysely, sql } from 'kysely';
import { hashOf } from '../../credentials/secrets.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { mailboxOf } from '../../mail/mailbox-of.ts';
import { readerOf } from '../../readers/newsletters/subscriptions.ts';
import type { ListedReader } from './lists/list-format.ts';

export interface Taken extends ListedReader {
  readonly source: string;
}

interface Taking {
  readonly codes: readonly string[];
  readonly now: number;
}

type Db = Kysely<Schema>;

const rowsOf = (readers: readonly Taken[]): string =>
  JSON.stringify(
    readers.map(({ email, firstName, lastName, at, source, state }) => {
      const mailbox = mailboxOf(email);
      const row = {
        email: readerOf(email),
        mailbox,
        hash: hashOf(mailbox),
        first_name: firstName,
        last_name: lastName,
      };
      return { ...row, at, source, reason: state };
    }),
  );

const listed = (readers: readonly Taken[]) => sql`
  (select distinct on (mailbox) * from json_to_recordset(${rowsOf(readers)}::json)
    as r(email text, mailbox text, hash text, first_name text, last_name text, at int8, source text, reason text) order by mailbox, at)`;

/** Counts mailboxes: `blocked` has refused at least one newsletter, and is subscribed to no other now. */
export const takeSubscribed = async (db: Db, readers: readonly Taken[], { codes, now }: Taking) => {
  const { rows } = await sql<{ added: number; blocked: number }>`
    with pair as (
      select r.*, c.code,
        exists (select from newsletter_subscriptions s where coalesce(s.mailbox, s.email) = r.mailbox and s.code = c.code) as had,
        exists (select from newsletter_refusals f where f.mailbox = r.mailbox and f.code in (c.code, ''))
          or exists (select from deleted_mailboxes d where d.hash = r.hash) as blocked
      from ${listed(readers)} r cross join unnest(${codes}::text[]) as c(code)),
    added as (
      insert into newsletter_subscriptions (email, mailbox, code, made_at, first_name, last_name, consent_at, consent_source)
      select email, nullif(mailbox, email), code, ${now}, first_name, last_name, at, source from pair where not had and not blocked
      on conflict do nothing returning email)
    select (select count(distinct email)::int from added) as added,
      count(distinct mailbox) filter (where blocked and not had and email not in (select email from added))::int as blocked from pair`.execute(
    db,
  );
  const { added, blocked } = rows[0] ?? { added: 0, blocked: 0 };
  return { added, blocked, existing: readers.length - added - blocked };
};

/** An address that cannot receive letters is refused for every newsletter. Returns how many subscriptions it ended. */
export const takeRefused = async (db: Db, readers: readonly Taken[], { codes, now }: Taking): Promise<number> => {
  const { numAffectedRows } = await sql`
    with refusal as (
      select r.*, c.code from ${listed(readers)} r cross join unnest(${codes}::text[]) as c(code) where r.reason = 'unsubscribed'
      union all select r.*, '' from ${listed(readers)} r where r.reason = 'undeliverable'),
    refused as (
      insert into newsletter_refusals (email, mailbox, code, reason, made_at, source)
      select email, mailbox, code, reason, coalesce(at, ${now}), source from refusal r
      where not exists (select from newsletter_subscriptions s
        where coalesce(s.mailbox, s.email) = r.mailbox and r.code in (s.code, '') and s.consent_source is null)
      on conflict do nothing)
    delete from newsletter_subscriptions s using refusal r
    where coalesce(s.mailbox, s.email) = r.mailbox and r.code in (s.code, '') and s.consent_source is not null`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
};
