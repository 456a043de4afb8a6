import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from './open-database.ts';
import { foldAccents } from './fold-accents.ts';

const withAccents = 'áéíóöőúüű';
const without = 'aeiooouuu';

/**
 * Takes the accents off a tsvector or tsquery whose words have been stemmed; weights and operators stay as they are.
 */
export const foldStems = (value: RawBuilder<unknown>, type: 'tsvector' | 'tsquery'): RawBuilder<unknown> =>
  sql`translate(${value}::text, ${sql.lit(withAccents)}, ${sql.lit(without)})::${sql.raw(type)}`;

interface SearchText {
  readonly articleId: number;
  readonly title: string;
  readonly lead: string;
  /** What everybody may read (R47). */
  readonly free: string;
  /** What a holder of a pass may read; null where that is no more. */
  readonly whole: string | null;
  /** When it must be indexed anew, in unix seconds. */
  readonly dueAt: number | null;
}

const batchSize = 200;

const stems = (column: string, weight: 'A' | 'B' | 'D'): RawBuilder<unknown> =>
  sql`setweight(to_tsvector('hungarian', ${sql.ref(column)}), ${sql.lit(weight)})`;

/** Title, lead and a text, as they are and without accents. */
const vectorOf = (text: string): RawBuilder<unknown> => {
  const stemmed = sql`${stems('title', 'A')} || ${stems('lead', 'B')} || ${stems(text, 'D')}`;
  const unaccented = sql`${stems('folded_title', 'A')} || ${stems('folded_lead', 'B')} || ${stems(`folded_${text}`, 'D')}`;
  return sql`${foldStems(sql`(${stemmed})`, 'tsvector')} || ${unaccented}`;
};

const rowOf = ({ articleId, title, lead, free, whole, dueAt }: SearchText) => ({
  id: articleId,
  title,
  lead,
  free,
  whole,
  due_at: dueAt,
  folded_title: foldAccents(title),
  folded_lead: foldAccents(lead),
  folded_free: foldAccents(free),
  folded_whole: whole === null ? null : foldAccents(whole),
});

/**
 * Makes articles findable. A word is kept as its stem without accents (so `vízről` is found by `viz`) and as the stem
 * of the
 * unaccented word (so it is found by `vizrol`): accents never matter, and Hungarian endings do not where the stemmer
 * knows them. A filler goes with each vector: beside one that is packed already, a vector would stay in its row (0033).
 */
export const indexForSearch = async (db: Database, texts: readonly SearchText[]): Promise<void> => {
  for (let at = 0; at < texts.length; at += batchSize) {
    const rows = texts.slice(at, at + batchSize).map(rowOf);
    await sql`
      insert into article_search (article_id, vector, whole_vector, due_at)
      select id, ${vectorOf('free')}, case when whole is not null then ${vectorOf('whole')} end, due_at
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as r(id int, title text, lead text, free text, whole text, folded_title text, folded_lead text, folded_free text, folded_whole text, due_at int8)
      on conflict (article_id) do update set vector = excluded.vector, whole_vector = excluded.whole_vector, due_at = excluded.due_at, filler = default`.execute(
      db,
    );
  }
};
