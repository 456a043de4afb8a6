import type { Insertable } from 'kysely';
import { foldAccents } from '../../database/fold-accents.ts';
import type { Database } from '../../database/open-database.ts';
import type { ArticleTable } from '../../database/schema.ts';
import { articleColumns, articleRow } from '../../seed/load/article-row.ts';
import { slugOf } from '../../seed/slug-of.ts';
import type { StoredArticle } from './stored-articles.ts';
import type { WantedArticle } from './wanted-article.ts';

export type RowValues = Readonly<Record<string, unknown>>;

/** The columns that were given, in the form in which they can be written. */
export const writable = (row: RowValues): Insertable<ArticleTable> => ({ ...row, contributors: JSON.stringify(row.contributors ?? []) }) as unknown as Insertable<ArticleTable>;

/** The same for the same value, however its keys are ordered. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    (part !== null && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1))) : part)) ?? 'null';

/** Columns in which the wanted row differs from the stored one; its version is not looked at. */
export const differing = (wanted: RowValues, stored: object): readonly string[] =>
  articleColumns.filter((column) => column !== 'version' && canonical(wanted[column]) !== canonical((stored as RowValues)[column]));

interface Labels {
  readonly tags: readonly { readonly slug: string; readonly name: string }[];
  readonly authors: readonly string[];
  /** The main one first. */
  readonly sections: readonly string[];
}

export const labelsOf = ({ tags = [], authors = [], section, alsoIn = [] }: WantedArticle): Labels => ({
  tags: [...new Map(tags.map((name) => [slugOf(name), { slug: slugOf(name), name }])).values()],
  authors: [...new Set(authors)],
  sections: [...new Set([...(section === null ? [] : [section]), ...alsoIn])],
});

const sameLabels = (wanted: Labels, section: string | null, stored: StoredArticle): boolean =>
  canonical([section, wanted.tags.map(({ slug }) => slug), wanted.authors, wanted.sections]) === canonical([stored.section, stored.tags.map(({ slug }) => slug), stored.authors, stored.sections]);

const newTags = async (db: Database, tags: Labels['tags']): Promise<void> => {
  if (tags.length === 0) return;
  await db.insertInto('tags').values(tags.map(({ slug, name }) => ({ slug, name, name_folded: foldAccents(name) }))).onConflict((conflict) => conflict.column('slug').doNothing()).execute();
};

export const signWith = async (db: Database, id: number, authors: readonly string[]): Promise<void> => {
  await db.deleteFrom('article_authors').where('article_id', '=', id).execute();
  if (authors.length === 0) return;
  const known = await db.selectFrom('authors').select(['id', 'slug']).where('slug', 'in', authors).execute();
  await db.insertInto('article_authors').values(known.map((author) => ({ article_id: id, author_id: author.id, position: authors.indexOf(author.slug) }))).execute();
};

const fileUnder = async (db: Database, id: number, site: string, section: string | null, sections: readonly string[]): Promise<void> => {
  await db.deleteFrom('article_super_tags').where('article_id', '=', id).execute();
  const known = sections.length === 0 ? [] : await db.selectFrom('super_tags').select(['id', 'slug']).where('site', '=', site).where('slug', 'in', sections).execute();
  if (known.length > 0) await db.insertInto('article_super_tags').values(known.map((tag) => ({ article_id: id, super_tag_id: tag.id, position: sections.indexOf(tag.slug) }))).execute();
  await db.updateTable('articles').set({ main_super_tag_id: known.find(({ slug }) => slug === section)?.id ?? null }).where('id', '=', id).execute();
};

const tagWith = async (db: Database, id: number, tags: Labels['tags']): Promise<void> => {
  await newTags(db, tags);
  await db.deleteFrom('article_tags').where('article_id', '=', id).execute();
  if (tags.length === 0) return;
  const slugs = tags.map(({ slug }) => slug);
  const known = await db.selectFrom('tags').select(['id', 'slug']).where('slug', 'in', slugs).execute();
  await db.insertInto('article_tags').values(known.map((tag) => ({ article_id: id, tag_id: tag.id, position: slugs.indexOf(tag.slug) }))).execute();
};

export interface SavedRow {
  readonly id: number;
  readonly version: number;
  readonly what: 'created' | 'updated' | 'unchanged';
}

const setLabels = async (db: Database, id: number, wanted: WantedArticle): Promise<void> => {
  const labels = labelsOf(wanted);
  await tagWith(db, id, labels.tags);
  await signWith(db, id, labels.authors);
  await fileUnder(db, id, wanted.site, wanted.section, labels.sections);
};

/** Writes an article without its posts. One that stands as it is wanted is not touched; any other gets a version more and, unless its file says when, now as the time of its update. */
export const saveArticle = async (db: Database, wanted: WantedArticle, stored: StoredArticle | undefined, now: number): Promise<SavedRow> => {
  const row = articleRow(wanted);
  if (stored === undefined) {
    const { id } = await db.insertInto('articles').values(writable({ ...row, version: 1 })).returning('id').executeTakeFirstOrThrow();
    await setLabels(db, id, wanted);
    return { id, version: 1, what: 'created' };
  }
  const changed = differing(row, stored);
  const relabelled = !sameLabels(labelsOf(wanted), wanted.section, stored);
  if (changed.length === 0 && !relabelled) return { id: stored.id, version: stored.version, what: 'unchanged' };
  const version = stored.version + 1;
  const updated = changed.includes('updated_at') ? row.updated_at : now;
  await db.updateTable('articles').set(writable({ ...row, version, updated_at: updated })).where('id', '=', stored.id).execute();
  if (relabelled) await setLabels(db, stored.id, wanted);
  return { id: stored.id, version, what: 'updated' };
};
