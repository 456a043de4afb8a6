import { sql } from 'kysely';
import { tagNameKey } from '../../content/tag-slugs.ts';
import { everything } from '../../database/edits/change.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import type { Database } from '../../database/connection/open-database.ts';
import { foldAccents } from '../../text-search/fold-accents.ts';
import type { MovedLabel } from '#adapters/newsroom-contract/labels.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { countArticles, findLabel, isTaken, type Label, type LabelPlace } from './find-label.ts';
import { labelTables } from './label-kinds.ts';
import { listPath, moveShelves, referToMoved, renameLinks } from './refer-to-moved.ts';

interface RenameCommand extends LabelPlace {
  readonly slug: string;
  readonly to: string | null;
  readonly name: string | null;
  /** Of an author. */
  readonly title: string | null;
}

const moveSlug = async (all: Database, place: LabelPlace, { id, slug }: Label, to: string, now: number) => {
  const [kind, site] = [place.kind, place.site ?? ''];
  if (await isTaken(all, place, to, id)) throw new CommandFailure('label-exists', to);
  await sql`delete from moved_labels where kind = ${kind} and site = ${site} and slug = ${to}`.execute(all);
  await all.insertInto('moved_labels').values({ kind, site, slug, label_id: id, moved_at: now }).execute();
  await sql`update ${sql.table(labelTables[kind].table)} set slug = ${to} where id = ${id}`.execute(all);
  const moved = { ...place, from: slug, to };
  await moveShelves(all, 'shelf_items', moved);
  await referToMoved(all, moved);
};

const refuseTagName = async (all: Database, { id }: Label, name: string): Promise<void> => {
  const tags = await all.selectFrom('tags').select(['id', 'slug', 'name']).where('id', '<>', id).execute();
  const same = tags.find((tag) => tagNameKey(tag.name) === tagNameKey(name));
  if (same !== undefined) throw new CommandFailure('label-exists', same.slug);
};

const setName = async (all: Database, { kind }: LabelPlace, label: Label, name: string): Promise<void> => {
  if (kind === 'tag') {
    await refuseTagName(all, label, name);
    await sql`delete from moved_tag_names where name_key = ${tagNameKey(name)}`.execute(all);
    if (tagNameKey(name) !== tagNameKey(label.name))
      await sql`insert into moved_tag_names (name_key, tag_id) values (${tagNameKey(label.name)}, ${label.id})
        on conflict (name_key) do update set tag_id = excluded.tag_id`.execute(all);
  }
  await sql`update ${sql.table(labelTables[kind].table)} set name = ${name}, name_folded = ${foldAccents(name)} where id = ${label.id}`.execute(
    all,
  );
};

const refuseReserved = ({ reserved }: Newsroom, { kind }: LabelPlace, to: string): void => {
  const words = kind === 'section' ? [...reserved.sections, ...reserved.slugs] : reserved.slugs;
  if (words.includes(to)) throw new CommandFailure('reserved', to);
};

/** Renames an author, a section or a tag. Its earlier address redirects; files may still use the earlier slug. */
export const renameLabel = async (
  newsroom: Newsroom,
  { slug, to, name, title, ...place }: RenameCommand,
): Promise<WithEdition<MovedLabel>> => {
  const { db, now } = newsroom;
  if (to !== null) refuseReserved(newsroom, place, to);
  const { done, edition } = await inEdit(db, async (all) => {
    const label = await findLabel(all, place, slug);
    const isMoving = to !== null && to !== slug;
    if (isMoving) await moveSlug(all, place, label, to, now());
    if (name !== null) await setName(all, place, label, name);
    if (title !== null && place.kind === 'author')
      await all.updateTable('authors').set({ title }).where('id', '=', label.id).execute();
    const found = await findLabel(all, place, to ?? slug);
    if (name !== null) await renameLinks(all, { ...place, slug: found.slug }, label.name, name);
    const redirect = isMoving ? { from: await listPath(all, place, slug), to: await listPath(all, place, to) } : null;
    return {
      done: {
        ...place,
        from: slug,
        to: found.slug,
        name: found.name,
        articles: await countArticles(all, place, label.id),
        redirect,
      },
      changes: [everything],
    };
  });
  return { ...done, edition };
};
