import { migrate } from '../../database/maintenance/migrate.ts';
import { openDatabase } from '../../database/connection/open-database.ts';
import { readBackup } from './read-backup.ts';
import type { ReadersChoice } from './read-backup.ts';
import { refill } from './refill.ts';
import type { RefilledTable } from './refill.ts';
import type { ReadersReport } from './write-backup.ts';

export interface VerifyReport {
  readonly rows: number;
  readonly pictures: number;
  readonly tables: readonly Pick<RefilledTable, 'name' | 'rows' | 'sha256'>[];
  readonly readers: ReadersReport;
}

/** Restores into an in-memory database and compares row counts and hashes. Throws as a restore does. */
export const verifyBackup = async ({
  file,
  ...choice
}: ReadersChoice & { readonly file: string }): Promise<VerifyReport> => {
  const backup = await readBackup(file, choice);
  const { db, close } = await openDatabase({ inMemory: true });
  try {
    await migrate(db);
    const { tables, pictures } = await db
      .transaction()
      .execute((all) => refill(all, backup, { putPicture: async () => undefined, isNew: true }));
    return {
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      pictures,
      tables: tables.map(({ name, rows, sha256 }) => ({ name, rows, sha256 })),
      readers: { kept: backup.hasReaders, counts: backup.head.readers.counts },
    };
  } finally {
    await close();
  }
};
