import { sql } from 'kysely';
import { purged } from '../../database/edits/change.ts';
import type { Edition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import type { SiteKey } from '../../database/schema/origin-site.ts';
import type { Newsroom } from '../context/newsroom.ts';
import type { GivenLine } from './given-line.ts';

const key = 'sponsoredLines';

/** Replaces all lines of a site. Any page may show one: all pages are invalidated. */
export const setLines = async (
  { db }: Newsroom,
  { site, lines }: { readonly site: SiteKey; readonly lines: readonly GivenLine[] },
): Promise<{ readonly lines: number; readonly edition: Edition | null }> => {
  const value = JSON.stringify(lines);
  const { edition } = await inEdit(db, async (all) => {
    await sql`insert into settings (site, key, value) values (${site}, ${key}, ${value}::jsonb)
      on conflict (site, key) do update set value = excluded.value`.execute(all);
    return { done: null, changes: purged(null) };
  });
  return { lines: lines.length, edition };
};

export const listLines = async (
  { db }: Newsroom,
  { site }: { readonly site: SiteKey },
): Promise<{ readonly lines: readonly GivenLine[] }> => {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('site', '=', site)
    .where('key', '=', key)
    .executeTakeFirst();
  return { lines: (row?.value ?? []) as readonly GivenLine[] };
};
