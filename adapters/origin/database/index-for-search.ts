import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from './open-database.ts';
import { foldAccents } from './fold-accents.ts';

const withAccents = 'áéíóöőúüű';
const without = 'aeiooouuu';

/** Takes the accents off a tsvector or tsquery whose words have been stemmed; weights and operators stay as they are. */
export const foldStems = (value: RawBuilder<unknown>, type: 'tsvector' | 'tsquery'): RawBuilder<unknown> =>
  sql`translate(${value}::text, ${sql.lit(withAccents)}, ${sql.lit(without)})::${sql.raw(type)}`;

interface SearchText {
  readonly articleId: number;
  readonly title: string;
  readonly lead: string;
  readonly text: string;
  /** When it must be indexed anew, in unix seconds. */
  readonly dueAt: number | null;
}

const batchSize = 200;

const stems = (column: string, weight: 'A' | 'B' | 'D'): RawBuilder<unknown> =>
  sql`setweight(to_tsvector('hungarian', ${sql.ref(column)}), ${sql.lit(weight)})`;

/**
 * Makes articles findable. A word is kept as its stem without accents (so `vízről` is found by `viz`) and as the stem of the
 * unaccented word (so it is found by `vizrol`): accents never matter, and Hungarian endings do not where the stemmer knows them.
 */
export const indexForSearch = async (db: Database, texts: readonly SearchText[]): Promise<void> => {
  for (let at = 0; at < texts.length; at += batchSize) {
    const rows = texts.slice(at, at + batchSize).map(({ articleId, title, lead, text, dueAt }) => ({
      id: articleId, title, lead, text, due_at: dueAt, folded_title: foldAccents(title), folded_lead: foldAccents(lead), folded_text: foldAccents(text),
    }));
    const stemmed = sql`${stems('title', 'A')} || ${stems('lead', 'B')} || ${stems('text', 'D')}`;
    const unaccented = sql`${stems('folded_title', 'A')} || ${stems('folded_lead', 'B')} || ${stems('folded_text', 'D')}`;
    await sql`
      insert into article_search (article_id, vector, due_at)
      select id, ${foldStems(sql`(${stemmed})`, 'tsvector')} || ${unaccented}, due_at
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as r(id int, title text, lead text, text text, folded_title text, folded_lead text, folded_text text, due_at int8)
      on conflict (article_id) do update set vector = excluded.vector, due_at = excluded.due_at`.execute(db);
  }
};
