import { sql } from 'kysely';
import { tagNameKey } from '../../content/tag-slugs.ts';
import type { Database } from '../../database/connection/open-database.ts';
import { everything } from '../../database/edits/change.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import { indexInLists } from '../../database/indexes/index-in-lists.ts';
import type { MovedLabel } from '#adapters/newsroom-contract/labels.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { countArticles, findLabel, type Label, type LabelPlace } from './find-label.ts';
import { labelTables } from './label-kinds.ts';
import { listPath, referToMoved } from './refer-to-moved.ts';

interface MergeCommand extends LabelPlace {
  readonly slug: string;
  readonly into: string;
}

const atOnce = 1_000;

/** Ids of the articles and posts that had the label. */
const moveArticles = async (
  all: Database,
  { kind }: LabelPlace,
  from: Label,
  into: Label,
): Promise<readonly number[]> => {
  const { join: name, column: label } = labelTables[kind];
  const [join, column] = [sql.table(name), sql.ref(label)];
  await sql`insert into ${join} (article_id, ${column}, position) select article_id, ${into.id}, position from ${join} where ${column} = ${from.id}
    on conflict do nothing`.execute(all);
  const { rows } = await sql<{
    id: number;
  }>`delete from ${join} where ${column} = ${from.id} returning article_id as id`.execute(all);
  const mains =
    kind === 'section'
      ? await sql<{
          id: number;
        }>`update articles set main_super_tag_id = ${into.id} where main_super_tag_id = ${from.id} returning id`.execute(
          all,
        )
      : { rows: [] };
  return [...new Set([...rows, ...mains.rows].map(({ id }) => id))];
};

const moveEarlier = async (all: Database, place: LabelPlace, from: Label, into: Label, now: number): Promise<void> => {
  const { kind } = place;
  await sql`update moved_labels set label_id = ${into.id} where kind = ${kind} and label_id = ${from.id}`.execute(all);
  await all
    .insertInto('moved_labels')
    .values({ kind, site: place.site ?? '', slug: from.slug, label_id: into.id, moved_at: now })
    .execute();
  if (kind !== 'tag') return;
  await sql`update moved_tag_names set tag_id = ${into.id} where tag_id = ${from.id}`.execute(all);
  await sql`insert into moved_tag_names (name_key, tag_id) values (${tagNameKey(from.name)}, ${into.id})
    on conflict (name_key) do update set tag_id = excluded.tag_id`.execute(all);
};

/** Merges a label into another of the same kind and site. Its address redirects to the other's. */
export const mergeLabels = async (
  { db, now }: Newsroom,
  { slug, into: target, ...place }: MergeCommand,
): Promise<WithEdition<MovedLabel>> => {
  if (slug === target) throw new CommandFailure('same-label', slug);
  const { done, edition } = await inEdit(db, async (all) => {
    const [from, into] = [await findLabel(all, place, slug), await findLabel(all, place, target)];
    const ids = await moveArticles(all, place, from, into);
    await moveEarlier(all, place, from, into, now());
    await referToMoved(all, { ...place, from: slug, to: target });
    await sql`delete from ${sql.table(labelTables[place.kind].table)} where id = ${from.id}`.execute(all);
    for (let at = 0; at < ids.length; at += atOnce) await indexInLists(all, ids.slice(at, at + atOnce));
    return {
      done: {
        ...place,
        from: slug,
        to: target,
        name: into.name,
        articles: await countArticles(all, place, into.id),
        redirect: { from: await listPath(all, place, slug), to: await listPath(all, place, target) },
      },
      changes: [everything],
    };
  });
  return { ...done, edition };
};
