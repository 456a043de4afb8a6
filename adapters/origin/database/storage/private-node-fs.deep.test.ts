import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../maintenance/migrate.ts';
import { openDatabase } from '../connection/open-database.ts';

const open = (folder: string): readonly string[] =>
  ['.', ...readdirSync(folder, { recursive: true }).map(String)].filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  );

it.skipIf(process.platform === 'win32')(
  "the files of an embedded database are its owner's alone, those of later tables too",
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'private-'));
    for (const time of [1, 2]) {
      const { db, close } = await openDatabase({ dataDir });
      await migrate(db);
      await sql`create table ${sql.table(`later_${time}`)} as select n, repeat('x', 200) as filler from generate_series(1, 20000) n`.execute(
        db,
      );
      await sql`checkpoint`.execute(db);
      expect(readdirSync(join(dataDir, 'pg'), { recursive: true }).length).toBeGreaterThan(500);
      expect(open(join(dataDir, 'pg'))).toEqual([]);
      await close();
    }
    expect(open(join(dataDir, 'pg'))).toEqual([]);
    rmSync(dataDir, { recursive: true });
  },
  60_000,
);
