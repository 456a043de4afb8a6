import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RowSource } from './table-rows.ts';

export interface MergedTable extends RowSource {
  readonly insert: (rows: string) => RawBuilder<unknown>;
}

const noticeColumns = ['text', 'level', 'until', 'link', 'sites', 'audience', 'required', 'made_at'];
const issueColumns = ['code', 'day', 'section', 'article_ids', 'made_at', 'done_at'];
const list = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

const belongs = sql`(a.active or a.password_hash = '')`;

/**
 * A restore only adds rows here: the database may have newer state. Each insert accepts rows of every earlier build.
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
    // An unfinished issue counts as sent: a restored database must not send it twice.
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
    // Existing accounts do not get removed links back.
    insert: (rows) => sql`
      insert into staff_identities (issuer, subject, account_id) select r.issuer, r.subject, a.id
      from json_to_recordset(${rows}::json) as r(issuer text, subject text, email text)
      join staff_accounts a on a.email = r.email and not a.active and a.password_hash = '' on conflict do nothing`,
  },
];
