import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A vector that was written beside a packed filler stands within its row: as of each article that was edited since
 * 0033.
 */
export const narrowEditedRows: Migration = {
  up: async (db) => {
    await sql`update article_search set filler = default`.execute(db);
  },
};
