import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../database/maintenance/migrate.ts';
import { openDatabase, type OpenDatabase } from '../../database/connection/open-database.ts';
import { act } from './act.ts';
import type { CrmContext } from './crm-context.ts';
import { ownTables } from './own-rows.ts';

const now = 1_790_000_000;
const [anna, bela] = ['anna@posta.example', 'bela@posta.example'];
let database: OpenDatabase;
let context: CrmContext;
beforeAll(async () => {
  database = await openDatabase({ inMemory: true }, 'test');
  await migrate(database.db);
  context = {
    db: database.db,
    now: () => now,
    signingKey: async () => 'k',
    putLetter: null,
    newsletters: [],
    originOf: () => ({ name: '', origin: '' }),
  };
}, 60_000);
afterAll(() => database.close());

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly given: boolean;
}

const columns = async (): Promise<readonly Column[]> =>
  (
    await sql<Column>`
      select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, a.attidentity <> '' as given
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1, a.attnum`.execute(database.db)
  ).rows;

const children = async (of: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = ${of}::regclass and confdeltype = 'c'`.execute(database.db);
  return [...rows.map(({ name }) => name), ...(await Promise.all(rows.map(({ name }) => children(name)))).flat()];
};

const valueOf = ({ column, type }: Column, account: number, email: string): unknown => {
  if (['email', 'address', 'recipient'].includes(column)) return email;
  if (column === 'account_id' || column === 'client_id' || column === 'issue_id') return account;
  if (column === 'currency') return 'HUF';
  if (type === 'text[]') return [`${column}-of-${account}`];
  if (type === 'boolean') return false;
  return type === 'text' ? `${column}-of-${account}` : now + account;
};

const putRows = async (account: number, email: string): Promise<void> => {
  const all = await columns();
  for (const table of [
    'reader_accounts',
    ...ownTables.map((one) => one.table).filter((one) => one !== 'reader_accounts'),
  ]) {
    const own = all.filter((one) => one.table === table);
    const rows = own.map((one) => (one.column === 'id' ? account : valueOf(one, account, email)));
    await sql`insert into ${sql.table(table)} (${sql.join(own.map((one) => sql.ref(one.column)))})
      overriding system value values (${sql.join(rows)})`.execute(database.db);
  }
};

it('the rows of an account are in one list: every table and every column of the schema', async () => {
  const all = await columns();
  const ofMailbox = all.filter(
    ({ table, column }) => ['email', 'recipient'].includes(column) && !table.startsWith('staff_'),
  );
  const wanted = [...ofMailbox.map(({ table }) => table), ...(await children('reader_accounts'))];
  expect(ownTables.map(({ table }) => table).toSorted()).toEqual([...new Set(wanted)].toSorted());
  for (const { table, shows, hides } of ownTables)
    expect([...shows, ...hides].toSorted(), table).toEqual(
      all.flatMap((one) => (one.table === table ? [one.column] : [])).toSorted(),
    );
});

it('the download holds a row of every table that a deletion empties, and no secret; the deletion leaves none', async () => {
  await sql`insert into newsletter_issues (id, code, day, section, article_ids, made_at) overriding system value
    values (1, 'napi', '2026-01-01', '', '{}', 1), (2, 'napi', '2026-01-02', '', '{}', 1)`.execute(database.db);
  await putRows(1, anna);
  await putRows(2, bela);
  const account = { id: 1, email: anna, address: anna, createdAt: now };
  const given = (await act(context, account, { action: 'download' })) as { stored: Record<string, readonly object[]> };
  expect(Object.keys(given.stored).toSorted()).toEqual(ownTables.map(({ table }) => table).toSorted());
  for (const { table, shows, hides } of ownTables) {
    expect(given.stored[table], table).toHaveLength(1);
    expect(Object.keys(given.stored[table]?.[0] ?? {}).toSorted(), table).toEqual([...shows].toSorted());
    for (const hidden of hides) expect(JSON.stringify(given)).not.toContain(`${hidden}-of-1`);
  }
  expect(JSON.stringify(given)).toContain('first_name-of-1');
  expect(JSON.stringify(given)).not.toMatch(/-of-2|bela@/);

  await act(context, account, { action: 'delete' });
  for (const { table } of ownTables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(database.db);
    expect(rows, table).toHaveLength(1);
    expect(rows[0]?.row).not.toMatch(/-of-1|anna@/);
  }
});
