import { sql } from 'kysely';
import { vectorTexts } from '../../text-search/vector-text.ts';
import type { Database } from '../connection/open-database.ts';

interface SearchText {
  readonly articleId: number;
  readonly title: string;
  readonly lead: string;
  /** Text that is public (R47). */
  readonly free: string;
  /** Text for pass holders; null when it equals `free`. */
  readonly whole: string | null;
  /** Unix seconds. */
  readonly dueAt: number | null;
}

const batchSize = 200;

/** Of articles `a`. */
export const shelvesOf = sql`array(select 'all@' || scope from unnest(a.listed_in) scope)`;

/** Rewrites the filler too: next to a compressed one, PostgreSQL would store the vector inside the row (0033). */
export const indexForSearch = async (db: Database, texts: readonly SearchText[]): Promise<void> => {
  for (let at = 0; at < texts.length; at += batchSize) {
    const batch = texts.slice(at, at + batchSize);
    const vectorOf = vectorTexts();
    const rows = batch.map(({ articleId, title, lead, free, whole, dueAt }) => ({
      id: articleId,
      free: vectorOf({ title, lead, text: free }),
      whole: whole === null ? null : vectorOf({ title, lead, text: whole }),
      due_at: dueAt,
    }));
    await sql`
      insert into article_search (article_id, vector, whole_vector, due_at, pub_date, shelves)
      select r.id, free::tsvector, whole::tsvector, due_at, a.pub_date, ${shelvesOf}
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(id int, free text, whole text, due_at int8) join articles a on a.id = r.id
      on conflict (article_id) do update set vector = excluded.vector, whole_vector = excluded.whole_vector, due_at = excluded.due_at,
        pub_date = excluded.pub_date, shelves = excluded.shelves, filler = default`.execute(db);
  }
};
