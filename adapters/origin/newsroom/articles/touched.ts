import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import { edited, removed } from '../../database/edits/change.ts';
import type { Change } from '../../database/edits/change.ts';
import { isPublic } from '../../database/article-text/is-public.ts';

export interface Touched {
  readonly created: readonly string[];
  readonly changed: readonly string[];
}

export const both = (all: readonly Touched[]): Touched => ({
  created: all.flatMap(({ created }) => created),
  changed: all.flatMap(({ changed }) => changed),
});

/** A changed article that is not public now counts as removed (R42). List indexes must be up to date. */
export const changesOf = async (
  all: Database,
  { created, changed }: Touched,
  now: number,
): Promise<readonly Change[]> => {
  if (created.length + changed.length === 0) return [];
  const rows =
    changed.length === 0
      ? []
      : await all
          .selectFrom('articles')
          .select('slug')
          .where('slug', '=', sql<string>`any(${changed})`)
          .where(isPublic('articles', now))
          .execute();
  const standing = new Set(rows.map(({ slug }) => slug));
  return [
    ...removed(changed.filter((slug) => !standing.has(slug))),
    ...edited([...created, ...changed.filter((slug) => standing.has(slug))]),
  ];
};
