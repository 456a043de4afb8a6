import { foldAccents } from '../text-search/fold-accents.ts';
import { insertRows } from '../database/connection/insert-rows.ts';
import type { Database } from '../database/connection/open-database.ts';
import { slugOf } from './slug-of.ts';

/** Ignores case and spaces only: `kór` and `kor`, `C++` and `C#` are different tags. */
const keyOf = (name: string): string => name.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/gu, ' ');

const plainSlug = (name: string): string => slugOf(name) || 'cimke';

/** The last segment of a live blog's URL, stripped from others (R17). */
const reserved = ['elo'];

const freeSlug = (name: string, taken: ReadonlySet<string>): string => {
  const plain = plainSlug(name);
  let free = plain;
  for (let number = 2; taken.has(free); number += 1) free = `${plain}-${number}`;
  return free;
};

export const tagSlugs = async (db: Database, names: readonly string[]): Promise<(name: string) => string> => {
  const stored = names.length === 0 ? [] : await db.selectFrom('tags').select(['slug', 'name']).orderBy('id').execute();
  const slugs = new Map(stored.toReversed().map(({ slug, name }) => [keyOf(name), slug]));
  const taken = new Set([...reserved, ...stored.map(({ slug }) => slug)]);
  const added: { readonly slug: string; readonly name: string; readonly name_folded: string }[] = [];
  for (const name of names) {
    if (slugs.has(keyOf(name))) continue;
    const slug = freeSlug(name, taken);
    slugs.set(keyOf(name), slug);
    taken.add(slug);
    added.push({ slug, name, name_folded: foldAccents(name) });
  }
  await insertRows(db, 'tags', ['slug', 'name', 'name_folded'], added);
  return (name) => slugs.get(keyOf(name)) ?? plainSlug(name);
};
