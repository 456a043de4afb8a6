import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { articleFields, fieldNames } from '../../database/schema/article-fields.ts';
import { articleColumns } from '../../content/article-row.ts';
import { canonical } from '../articles/save-articles.ts';
import { isTakenBack, type StoredArticle, type StoredPost } from '../articles/stored-articles.ts';

/** The names that `content log` prints for columns. */
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(fieldNames.map((name) => [articleFields[name].column, name])),
  pages: 'text',
  pub_date: 'publishedAt',
  cover_image: 'cover',
  cover_image_text: 'cover',
  cover_image_credit: 'cover',
};

/** They follow from the others, or belong to the version itself. */
const derived: ReadonlySet<string> = new Set(['version', 'updated_at', 'paragraph_count', 'minutes']);
const compared = articleColumns.filter((column) => !derived.has(column));

type Compared = Readonly<Record<string, unknown>>;

const differs = (one: unknown, other: unknown): boolean => canonical(one) !== canonical(other);

export const changedFields = (before: StoredArticle, after: StoredArticle): readonly string[] => {
  const [was, is]: readonly Compared[] = [{ ...before }, { ...after }] as const;
  const columns = compared.filter((column) => differs(was?.[column], is?.[column]));
  const labels = (['section', 'sections', 'tags', 'authors'] as const).filter((label) =>
    differs(before[label], after[label]),
  );
  const inFile = labels.map((label) => (label === 'sections' ? 'alsoIn' : label));
  return [...new Set([...columns.map((column) => names[column] ?? column), ...inFile])];
};

/** A post has versions of its own. */
const isChangedPost = (before: StoredPost, after: StoredPost): boolean => {
  if (before.version === after.version) return false;
  const [was, is]: readonly Compared[] = [{ ...before }, { ...after }] as const;
  return [...compared, 'authors'].some((column) => differs(was?.[column], is?.[column]));
};

export interface ChangedPosts {
  readonly added: readonly StoredPost[];
  /** As they were. */
  readonly changed: readonly StoredPost[];
}

export const changedPosts = (before: StoredArticle, after: StoredArticle): ChangedPosts => {
  const known = new Map(before.posts.map((post) => [post.id, post]));
  return {
    added: after.posts.filter(({ id }) => !known.has(id)),
    changed: after.posts.flatMap((post) => {
      const was = known.get(post.id);
      return was !== undefined && isChangedPost(was, post) ? [was] : [];
    }),
  };
};

interface PastRow {
  readonly article_id: number;
  readonly content: object | null;
}

/** The article in an earlier version, with the posts of that version; null when its content is not stored. */
export const stateAt = async (db: Database, current: StoredArticle, version: number): Promise<StoredArticle | null> => {
  if (version === current.version) return current;
  const known = await db
    .selectFrom('article_versions')
    .select('version')
    .where('root_id', '=', current.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (known === undefined) return null;
  const { rows } = await sql<PastRow>`select distinct on (article_id) article_id, content from article_pasts
    where root_id = ${current.id} and version >= ${version} order by article_id, version`.execute(db);
  const past = new Map(rows.map(({ article_id: id, content }) => [id, content]));
  const posts = current.posts.flatMap((post) => {
    const was = past.has(post.id) ? (past.get(post.id) as StoredPost | null) : post;
    return was === null || isTakenBack(was) ? [] : [was];
  });
  return { ...current, ...(past.get(current.id) as StoredArticle | undefined), posts };
};
