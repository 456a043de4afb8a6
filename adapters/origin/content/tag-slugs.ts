import { foldAccents } from '../text-search/fold-accents.ts';
import { insertRows } from '../database/connection/insert-rows.ts';
import type { Database } from '../database/connection/open-database.ts';
import { slugOf } from './slug-of.ts';

/** Ignores case and spaces only: `kór` and `kor`, `C++` and `C#` are different tags. */
export const tagNameKey = (name: string): string => name.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/gu, ' ');

const plainSlug = (name: string): string => slugOf(name) || 'cimke';

/** The last segment of a live blog's URL, stripped from others (R17). */
const reserved = ['elo'];

const freeSlug = (name: string, taken: ReadonlySet<string>): string => {
  const plain = plainSlug(name);
  let free = plain;
  for (let number = 2; taken.has(free); number += 1) free = `${plain}-${number}`;
  return free;
};

/** Names and slugs of renamed and merged tags: an earlier name means the tag of now, an earlier address redirects. */
const earlierTags = async (db: Database, wanted: number) => {
  if (wanted === 0) return { names: [], slugs: [] };
  const names = await db
    .selectFrom('moved_tag_names')
    .innerJoin('tags', 'tags.id', 'tag_id')
    .select(['name_key', 'slug'])
    .execute();
  const slugs = await db.selectFrom('moved_labels').select('slug').where('kind', '=', 'tag').execute();
  return {
    names: names.map(({ name_key: key, slug }) => [key, slug] as const),
    slugs: slugs.map(({ slug }) => slug),
  };
};

export const tagSlugs = async (db: Database, names: readonly string[]): Promise<(name: string) => string> => {
  const stored = names.length === 0 ? [] : await db.selectFrom('tags').select(['slug', 'name']).orderBy('id').execute();
  const earlier = await earlierTags(db, names.length);
  const slugs = new Map([
    ...earlier.names,
    ...stored.toReversed().map(({ slug, name }) => [tagNameKey(name), slug] as const),
  ]);
  const taken = new Set([...reserved, ...earlier.slugs, ...stored.map(({ slug }) => slug)]);
  const added: { readonly slug: string; readonly name: string; readonly name_folded: string }[] = [];
  for (const name of names) {
    if (slugs.has(tagNameKey(name))) continue;
    const slug = freeSlug(name, taken);
    slugs.set(tagNameKey(name), slug);
    taken.add(slug);
    added.push({ slug, name, name_folded: foldAccents(name) });
  }
  await insertRows(db, 'tags', ['slug', 'name', 'name_folded'], added);
  return (name) => slugs.get(tagNameKey(name)) ?? plainSlug(name);
};
