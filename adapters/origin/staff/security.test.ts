import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../database/connection/open-database.ts';
import { layEmptyDatabase } from '../testing/empty-database.ts';
import { describeSecurityService } from './security.contract.ts';
import { openTestService, password } from './test-service.fake.ts';

describeSecurityService('PGlite', () => ({ inMemory: true }));

describe('stored data of staff', () => {
  it('contains no credentials and no network addresses', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'staff-'));
    await layEmptyDatabase(folder);
    const service = await openTestService({ dataDir: folder });
    const person = await service.add();
    const from = '203.0.113.77';
    const { token } = (await service.login(person.email, password, from)).json;
    await service.login(person.email, 'elgépelt jelszó', from);
    const tokens = (await service.verify(token, service.codeNow(person))).json;
    const renewed = (await service.refresh(tokens.refreshToken)).json;
    const begun = await service.bearerOf(person);
    await service.close();
    const { db, close } = await openDatabase({ dataDir: folder });
    let kept = '';
    const { rows: tables } = await sql<{
      name: string;
    }>`select tablename as name from pg_tables where tablename like 'staff\\_%' or tablename = 'signing_key'`.execute(
      db,
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name: table } of tables)
      kept += JSON.stringify((await sql`select * from ${sql.table(table)}`.execute(db)).rows);
    await close();
    await rm(folder, { recursive: true });
    expect(kept).toContain(person.email);
    const secrets = [password, 'elgépelt', from, token, begun, ...person.recoveryCodes];
    for (const pair of [tokens, renewed]) secrets.push(pair.accessToken, pair.refreshToken);
    for (const secret of secrets) expect(kept).not.toContain(secret);
  }, 60_000);
});
