import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { purged } from '../../database/edits/change.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import type { SiteKey } from '../../database/schema/origin-site.ts';
import type { Front, FrontAction, FrontBlock, FrontEdited } from '#adapters/newsroom-contract/front.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { arrangedPlace, readFront } from './read-front.ts';

const maxVersions = 1_000;

const writeBlocks = async (all: Database, site: SiteKey, blocks: readonly FrontBlock[]): Promise<void> => {
  await sql`delete from blocks where site = ${site} and place = ${arrangedPlace}`.execute(all);
  await sql`insert into blocks (site, place, position, layout, title, path, block_site, shelf, size, max_age)
    select ${site}, ${arrangedPlace}, position, layout, title, path, site, list, size, "maxAge"
    from json_to_recordset(${JSON.stringify(blocks)}::json) as r(position int, layout text, title text, path text, site text, list text, size int, "maxAge" int)`.execute(
    all,
  );
  const picks = blocks.flatMap(({ position: block, items }) =>
    items.map((item, position) => ({ ...item, block, position })),
  );
  await sql`insert into block_picks (block_id, article_id, position, from_at, until_at)
    select b.id, a.id, r.position, r.at, r.until
    from json_to_recordset(${JSON.stringify(picks)}::json) as r(block int, position int, slug text, at int8, until int8)
    join blocks b on b.site = ${site} and b.place = ${arrangedPlace} and b.position = r.block
    join articles a on a.slug = r.slug and a.parent_id is null on conflict do nothing`.execute(all);
};

interface Kept {
  readonly version: number;
  readonly at: number | null;
  readonly actor: string | null;
  readonly action: FrontAction;
  readonly blocks: readonly FrontBlock[];
}

const keepVersion = async (all: Database, site: SiteKey, { blocks, ...kept }: Kept): Promise<void> => {
  await all
    .insertInto('front_versions')
    .values({ site, ...kept, blocks: JSON.stringify(blocks) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const missingIn = async (all: Database, blocks: readonly FrontBlock[]): Promise<readonly string[]> => {
  const slugs = [...new Set(blocks.flatMap(({ items }) => items.map(({ slug }) => slug)))];
  const { rows } = await sql<{ slug: string }>`select slug from unnest(${slugs}::text[]) s(slug)
    where not exists (select from articles a where a.slug = s.slug and a.parent_id is null)`.execute(all);
  return rows.map(({ slug }) => slug);
};

const withoutOver = (blocks: readonly FrontBlock[], now: number): readonly FrontBlock[] =>
  blocks.map((block) => ({ ...block, items: block.items.filter(({ until }) => until === null || until > now) }));

const isSame = (one: readonly FrontBlock[], other: readonly FrontBlock[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface Arranged {
  readonly blocks: readonly FrontBlock[];
  readonly block?: number;
  readonly position?: number;
}

/**
 * Arranges a front as its next version. One edit of a site at a time: two editors never overwrite each other.
 * Nodes render only the front again.
 */
export const editFront = async (
  { db, actor = null, now }: Newsroom,
  site: SiteKey,
  action: FrontAction,
  arrange: (front: Front, all: Database) => Promise<Arranged>,
): Promise<WithEdition<FrontEdited>> => {
  const { done, edition } = await inEdit(db, async (all) => {
    await sql`select from sites where role = ${site} for no key update`.execute(all);
    const before = await readFront(all, site);
    const { blocks: wanted, block = null, position = null } = await arrange(before, all);
    const missing = await missingIn(all, wanted);
    await writeBlocks(all, site, withoutOver(wanted, now()));
    const after = await readFront(all, site);
    const changed = !isSame(before.blocks, after.blocks);
    const told = { site, changed, block, position, missing };
    if (!changed) return { done: { ...told, version: before.version }, changes: [] };
    await keepVersion(all, site, { ...before, at: null, actor: null, action: 'known' });
    const version = before.version + 1;
    await keepVersion(all, site, { version, at: now(), actor, action, blocks: after.blocks });
    await all
      .deleteFrom('front_versions')
      .where('site', '=', site)
      .where('version', '<=', version - maxVersions)
      .execute();
    const { slug, path_prefix: prefix } = await all
      .selectFrom('sites')
      .select(['slug', 'path_prefix'])
      .where('role', '=', site)
      .executeTakeFirstOrThrow();
    return { done: { ...told, version }, changes: purged([{ site: slug, path: prefix || '/' }]) };
  });
  return { ...done, edition };
};
