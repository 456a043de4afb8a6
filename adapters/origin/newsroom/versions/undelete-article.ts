import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { edited } from '../../database/edits/change.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import type { SaveReport } from '#adapters/newsroom-contract/articles.ts';
import { settle } from '../articles/settle.ts';
import type { StoredArticle } from '../articles/stored-articles.ts';
import { fileUnder, signWith, tagWith } from '../articles/write-rows.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { withLabelsOfNow } from '../labels/labels-of-now.ts';
import { tagSlugs } from '../../content/tag-slugs.ts';
import { deletedArticles, deletedContent, type FoundDeleted } from './keep-deleted.ts';

const findDeleted = async (all: Database, slug: string, now: number): Promise<FoundDeleted> => {
  const [found] = await deletedArticles(all, slug, now);
  if (found === undefined) throw new CommandFailure('not-deleted', slug);
  if (found.until <= now) throw new CommandFailure('deleted-for-good', slug);
  return found;
};

const insertRows = async (all: Database, article: StoredArticle): Promise<void> => {
  const { posts, ...root } = article;
  const rows = [root, ...posts].map((row) => ({ ...row, main_super_tag_id: null, listed_in: [] }));
  const taken = await all
    .selectFrom('articles')
    .select('slug')
    .where(
      'slug',
      'in',
      rows.map(({ slug }) => slug),
    )
    .execute();
  if (taken.length > 0) throw new CommandFailure('slug-taken', taken.map(({ slug }) => slug).join(', '));
  const { rows: columns } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = 'articles'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(all);
  const named = columns.map(({ name }) => name).filter((name) => name in root);
  const names = sql.join(named.map((name) => sql.ref(name)));
  await sql`insert into articles (${names}) overriding system value
    select ${names} from json_populate_recordset(null::articles, ${JSON.stringify(rows)}::json)`.execute(all);
};

const joinLabels = async (all: Database, { id, posts, tags, authors, section, sections }: StoredArticle) => {
  const slugOf = await tagSlugs(
    all,
    tags.map(({ name }) => name),
  );
  await tagWith(all, [{ id, slugs: [...new Set(tags.map(({ name }) => slugOf(name)))] }]);
  await signWith(all, [{ id, slugs: authors }, ...posts.map((post) => ({ id: post.id, slugs: post.authors }))]);
  await fileUnder(all, [{ id, section, slugs: sections }]);
  await sql`update articles p set main_super_tag_id = a.main_super_tag_id from articles a where a.id = ${id} and p.parent_id = a.id`.execute(
    all,
  );
};

/** Undeletes the newest deleted article with this slug, with its posts and versions. */
export const undeleteArticle = async (
  { db, actor = null, now }: Newsroom,
  { slug }: { readonly slug: string },
): Promise<WithEdition<SaveReport>> => {
  const { done, edition } = await inEdit(db, async (all) => {
    const { id, site, version: last } = await findDeleted(all, slug, now());
    const article = await withLabelsOfNow(all, await deletedContent(all, id));
    // Pages that know the deleted version must load this one.
    const version = last + 1;
    await insertRows(all, { ...article, version });
    await joinLabels(all, article);
    await all.deleteFrom('deleted_articles').where('id', '=', id).execute();
    await all
      .insertInto('article_versions')
      .values({ root_id: id, version, at: now(), actor, action: 'undeleted', changed: [] })
      .execute();
    await settle(all, { slugs: [slug], shown: [], now: now() });
    const slugs = [slug, ...article.posts.map((post) => post.slug)];
    return { done: { site, slug, version, what: 'updated', posts: null } as const, changes: edited(slugs) };
  });
  return { faults: [], articles: [done], edition };
};
