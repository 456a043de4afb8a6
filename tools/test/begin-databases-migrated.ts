import { beginInMemoryWith } from '../../adapters/origin/database/connection/open-in-memory.ts';

beginInMemoryWith({
  read: async () => (await import('../../adapters/origin/testing/empty-database.ts')).migratedImage(),
  begin: (copy) => copy.exec("update edit_counter set epoch = replace(gen_random_uuid()::text, '-', '')"),
});
