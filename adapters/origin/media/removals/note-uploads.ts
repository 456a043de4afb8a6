import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { namedSizes } from '../uploads/named-sizes.ts';

/** Matches originals and variants (uploads/picture-address.ts); captures the stem and the extension. */
export const nameInText = `/uploads/([A-Za-z0-9][A-Za-z0-9._-]*?)(?:_(?:${Object.keys(namedSizes).join('|')})(?::[0-9.]+x)?)?([.][a-z0-9]{3,4})(?![A-Za-z0-9._-])`;

export const namesIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(new RegExp(nameInText, 'g'))].map(([, stem = '', extension = '']) => stem + extension)),
];

/** `ids` null means all articles. Use the writing transaction. */
export const noteUploads = async (all: Database, ids: readonly number[] | null): Promise<void> => {
  const which = ids === null ? sql`true` : sql`a.id = any(${ids})`;
  await sql`delete from article_uploads u using articles a where a.id = u.article_id and ${which}`.execute(all);
  await sql`insert into article_uploads (article_id, name)
    select distinct a.id, m[1] || m[2] from articles a, regexp_matches(concat_ws(' ', a.cover_image, a.facebook_image, array_to_string(a.pages, ' ')), ${nameInText}, 'g') m
    where ${which}`.execute(all);
};
