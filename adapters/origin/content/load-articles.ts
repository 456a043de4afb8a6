import { sql } from 'kysely';
import { indexArticles } from '../database/indexes/index-articles.ts';
import { insertRows } from '../database/connection/insert-rows.ts';
import type { Database } from '../database/connection/open-database.ts';
import { indexAllInLists } from '../database/indexes/index-in-lists.ts';
import { noteUploads } from '../media/removals/note-uploads.ts';
import { hiddenUploads, removeUploads } from '../media/removals/remove-uploads.ts';
import type { Article, Post } from './article.ts';
import { tagSlugs } from './tag-slugs.ts';
import { articleColumns, articleRow, postRow } from './article-row.ts';

interface Entry {
  readonly parent: Article;
  readonly post: Post;
  readonly slug: string;
}

const entriesOf = (articles: readonly Article[]): readonly Entry[] =>
  articles.flatMap((parent) => {
    const posts = parent.posts ?? [];
    // Numbered from the oldest: a new entry does not rename others.
    return posts.map((post, at) => ({ parent, post, slug: post.slug ?? `${parent.slug}-${posts.length - at}` }));
  });

const joined = (articles: readonly Article[], values: (article: Article) => readonly string[]): string =>
  JSON.stringify(
    articles.flatMap((article) =>
      values(article).map((value, position) => ({ article: article.slug, value, position })),
    ),
  );

const from = (rows: string) =>
  sql`json_to_recordset(${rows}::json) as r(article text, value text, position int) join articles a on a.slug = r.article`;

const joinLabels = async (db: Database, articles: readonly Article[]): Promise<void> => {
  const slugOfTag = await tagSlugs(
    db,
    articles.flatMap(({ tags: names }) => names ?? []),
  );
  const tags = joined(articles, ({ tags: names }) => [...new Set((names ?? []).map(slugOfTag))]);
  await sql`insert into article_tags select a.id, t.id, r.position from ${from(tags)} join tags t on t.slug = r.value on conflict do nothing`.execute(
    db,
  );
  const authors = joined(articles, ({ authors: slugs }) => slugs ?? []);
  await sql`insert into article_authors select a.id, w.id, r.position from ${from(authors)} join authors w on w.slug = r.value on conflict do nothing`.execute(
    db,
  );
  const sections = joined(articles, ({ section, alsoIn }) => [
    ...(section === null ? [] : [section]),
    ...(alsoIn ?? []),
  ]);
  await sql`insert into article_super_tags select a.id, s.id, r.position from ${from(sections)}
    join super_tags s on s.site = a.site and s.slug = r.value on conflict do nothing`.execute(db);
  await sql`update articles a set main_super_tag_id = s.id from ${sql`json_to_recordset(${joined(articles, ({ section }) => (section === null ? [] : [section]))}::json)`} as r(article text, value text), super_tags s
    where a.slug = r.article and s.site = a.site and s.slug = r.value and a.main_super_tag_id is null`.execute(db);
};

const joinEntries = async (db: Database, entries: readonly Entry[]): Promise<void> => {
  const parents = JSON.stringify(entries.map(({ parent, slug }) => ({ article: slug, parent: parent.slug })));
  await sql`update articles a set parent_id = p.id, main_super_tag_id = p.main_super_tag_id
    from json_to_recordset(${parents}::json) as r(article text, parent text) join articles p on p.slug = r.parent where a.slug = r.article`.execute(
    db,
  );
  const authors = JSON.stringify(
    entries.flatMap(({ parent, post, slug }) =>
      (post.authors ?? parent.authors ?? []).map((value, position) => ({ article: slug, value, position })),
    ),
  );
  await sql`insert into article_authors select a.id, w.id, r.position from ${from(authors)} join authors w on w.slug = r.value on conflict do nothing`.execute(
    db,
  );
};

const index = async (db: Database, articles: readonly Article[], now: number): Promise<void> => {
  const ids = new Map(
    (await db.selectFrom('articles').select(['id', 'slug']).where('parent_id', 'is', null).execute()).map(
      ({ id, slug }) => [slug, id],
    ),
  );
  await indexArticles(
    db,
    articles.flatMap(({ slug }) => ids.get(slug) ?? []),
    now,
  );
};

/** Leaves existing slugs unchanged. `now` is unix seconds. */
export const loadArticles = async (db: Database, articles: readonly Article[], now: number): Promise<void> => {
  const entries = entriesOf(articles);

  await insertRows(db, 'articles', articleColumns, [
    ...articles.map(articleRow),
    ...entries.map(({ parent, post, slug }) => postRow(parent, post, slug)),
  ]);
  await joinLabels(db, articles);
  await joinEntries(db, entries);
  await indexAllInLists(db);
  await index(db, articles, now);
  await noteUploads(db, null);
  const slugs = articles.map(({ slug }) => slug);
  await removeUploads(db, await hiddenUploads(db, slugs, now), now);
};
