import { beginInMemoryWith } from '../../adapters/origin/database/connection/open-in-memory.ts';

/** Databases in memory begin migrated, each in an epoch of its own. The image is read when a test opens a database. */
beginInMemoryWith({
  read: async () => (await import('../../adapters/origin/testing/empty-database.ts')).migratedImage(),
  begin: (copy) => copy.exec("update edit_counter set epoch = replace(gen_random_uuid()::text, '-', '')"),
});
