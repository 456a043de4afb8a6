import { beginInMemoryWith } from '../../adapters/origin/database/open-in-memory.ts';

/** Read where a test opens a database, and only there. */
beginInMemoryWith(async () => (await import('../../adapters/origin/testing/empty-database.ts')).emptyImage());
