import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { nameInText } from '../../media/removals/note-uploads.ts';
import type { VersionAction } from '#adapters/newsroom-contract/versions.ts';
import { storedArticles, type StoredArticle } from '../articles/stored-articles.ts';
import { changedFields, changedPosts } from './article-state.ts';

interface Edit {
  /** As the articles were, by slug. */
  readonly before: ReadonlyMap<string, StoredArticle>;
  /** Articles with a new version. */
  readonly slugs: readonly string[];
  readonly action: VersionAction;
  readonly actor: string | null;
  /** Unix seconds. */
  readonly now: number;
}

interface PastRow {
  readonly article_id: number;
  readonly root_id: number;
  readonly version: number;
  readonly content: object | null;
}

interface VersionRow {
  readonly root_id: number;
  readonly version: number;
  readonly at: number | null;
  readonly actor: string | null;
  readonly action: VersionAction;
  readonly changed: readonly string[];
}

const atOnce = 200;

const insertVersions = async (all: Database, rows: readonly VersionRow[]): Promise<void> => {
  await sql`insert into article_versions (root_id, version, at, actor, action, changed)
    select root_id, version, at, actor, action, changed from json_populate_recordset(null::article_versions, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(all);
};

const insertPasts = async (all: Database, rows: readonly PastRow[]): Promise<void> => {
  await sql`insert into article_pasts (article_id, root_id, version, content)
    select article_id, root_id, version, content from json_populate_recordset(null::article_pasts, ${JSON.stringify(rows)}::json)
    on conflict do nothing`.execute(all);
};

interface Stored {
  readonly root_id: number;
  readonly content: object | null;
}

/** The files that this content names stay when the article stops using them. */
export const keepUploads = async (all: Database, stored: readonly Stored[]): Promise<void> => {
  await sql`insert into kept_uploads (root_id, name)
    select distinct p.root_id, m[1] || m[2]
    from json_to_recordset(${JSON.stringify(stored)}::json) as p (root_id int8, content text), regexp_matches(p.content, ${nameInText}, 'g') m
    on conflict do nothing`.execute(all);
};

const pastsOf = (before: StoredArticle, after: StoredArticle): readonly PastRow[] => {
  const { posts: _, ...content } = before;
  const row = { root_id: before.id, version: before.version };
  const { added, changed } = changedPosts(before, after);
  return [
    ...(changedFields(before, after).length === 0 ? [] : [{ ...row, article_id: before.id, content }]),
    ...changed.map((post) => ({ ...row, article_id: post.id, content: post })),
    ...added.map((post) => ({ ...row, article_id: post.id, content: null })),
  ];
};

const changedIn = (before: StoredArticle, after: StoredArticle): readonly string[] => {
  const { added, changed } = changedPosts(before, after);
  return [...changedFields(before, after), ...(added.length + changed.length > 0 ? ['posts'] : [])];
};

const keepChanged = async (all: Database, { before, slugs, action, actor, now: at }: Edit): Promise<void> => {
  const pairs = (await storedArticles(all, slugs)).flatMap((after) => {
    const was = before.get(after.slug);
    return was === undefined ? [] : [{ was, after }];
  });
  const pasts = pairs.flatMap(({ was, after }) => pastsOf(was, after));
  await insertPasts(all, pasts);
  await insertVersions(
    all,
    pairs.flatMap(({ was, after }): readonly VersionRow[] => [
      { root_id: was.id, version: was.version, at: null, actor: null, action: 'known', changed: [] },
      { root_id: was.id, version: after.version, at, actor, action, changed: changedIn(was, after) },
    ]),
  );
  await keepUploads(all, pasts);
};

/** Records new versions, and stores the content that they replaced. Use the writing transaction, after the edit. */
export const keepVersions = async (all: Database, edit: Edit): Promise<void> => {
  const { before, slugs, actor, now } = edit;
  const created = slugs.filter((slug) => !before.has(slug));
  if (created.length > 0)
    await sql`insert into article_versions (root_id, version, at, actor, action)
      select id, version, ${now}::int8, ${actor}::text, 'created' from articles where slug = any(${created}) and parent_id is null on conflict do nothing`.execute(
      all,
    );
  const changed = slugs.filter((slug) => before.has(slug));
  for (let at = 0; at < changed.length; at += atOnce)
    await keepChanged(all, { ...edit, slugs: changed.slice(at, at + atOnce) });
};

/** Deletes everything that is stored of past versions. */
export const forgetVersions = async (all: Database, roots: readonly number[]): Promise<void> => {
  for (const table of ['article_versions', 'article_pasts', 'kept_uploads'] as const)
    await all
      .deleteFrom(table)
      .where('root_id', '=', sql<number>`any(${roots})`)
      .execute();
};
