import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RowSource } from './table-rows.ts';

export interface MergedTable extends RowSource {
  /** Adds the rows of a JSON array that are missing. */
  readonly insert: (rows: string) => RawBuilder<unknown>;
}

const noticeColumns = ['text', 'level', 'until', 'link', 'sites', 'audience', 'required', 'made_at'];
const issueColumns = ['code', 'day', 'section', 'article_ids', 'made_at', 'done_at'];
const list = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** Of staff, those who may sign in, and those who were restored and wait for `users add`: an empty password hash. */
const belongs = sql`(a.active or a.password_hash = '')`;

/**
 * Tables that a restore adds to rather than replaces: the database may know better by now that a notice was ended, an
 * issue sent or an account closed. Each insert reads rows of every earlier build.
 */
export const mergedTables: readonly MergedTable[] = [
  {
    name: 'notices',
    columns: noticeColumns,
    from: sql.table('notices'),
    insert: (rows) => sql`
      insert into notices (${list(noticeColumns)}) select ${list(noticeColumns)} from json_populate_recordset(null::notices, ${rows}::json) r
      where not exists (select from notices n where (n.text, n.made_at) = (r.text, r.made_at))`,
  },
  {
    // An issue that was under way counts as sent: nobody gets it twice from a restored newsroom.
    name: 'newsletter_issues',
    columns: issueColumns,
    from: sql`(select code, day, section, article_ids, made_at, coalesce(done_at, made_at) as done_at from newsletter_issues)`,
    insert: (rows) => sql`
      insert into newsletter_issues (${list(issueColumns)}) select ${list(issueColumns)}
      from json_populate_recordset(null::newsletter_issues, ${rows}::json) on conflict do nothing`,
  },
  {
    name: 'staff_accounts',
    columns: ['email', 'name', 'created_at'],
    from: sql`(select email, name, created_at from staff_accounts a where ${belongs})`,
    insert: (rows) => sql`
      insert into staff_accounts (email, name, created_at, password_hash, otp_secret, active) select email, name, created_at, '', '', false
      from json_populate_recordset(null::staff_accounts, ${rows}::json) on conflict do nothing`,
  },
  {
    name: 'staff_identities',
    columns: ['issuer', 'subject', 'email'],
    from: sql`(select issuer, subject, email from staff_identities i join staff_accounts a on a.id = i.account_id where ${belongs})`,
    // An account that was there before gets no link back that was taken away.
    insert: (rows) => sql`
      insert into staff_identities (issuer, subject, account_id) select r.issuer, r.subject, a.id
      from json_to_recordset(${rows}::json) as r(issuer text, subject text, email text)
      join staff_accounts a on a.email = r.email and not a.active and a.password_hash = '' on conflict do nothing`,
  },
];
