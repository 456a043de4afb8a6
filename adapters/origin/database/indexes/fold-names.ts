import { sql } from 'kysely';
import { foldAccents, neverFolded } from '../../text-search/fold-accents.ts';
import type { Database } from '../connection/open-database.ts';

/** Repairs names folded by a build that knew fewer letters (`Łódź`). */
export const refoldNames = async (db: Database): Promise<void> => {
  for (const table of ['tags', 'authors', 'super_tags'] as const) {
    const names = sql.table(table);
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from ${names} where name_folded ~ ${neverFolded}`.execute(db);
    const folded = JSON.stringify(rows.map(({ id, name }) => ({ id, folded: foldAccents(name) })));
    if (rows.length > 0)
      await sql`update ${names} n set name_folded = r.folded
        from json_to_recordset(${folded}::json) as r(id int, folded text) where n.id = r.id`.execute(db);
  }
};
