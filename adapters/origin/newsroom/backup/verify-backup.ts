import { migrate } from '../../database/maintenance/migrate.ts';
import { openDatabase } from '../../database/connection/open-database.ts';
import { readBackup } from './read-backup.ts';
import type { ReadersChoice, VerifyReport } from '#adapters/newsroom-contract/backup.ts';
import { refill } from './refill.ts';

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
