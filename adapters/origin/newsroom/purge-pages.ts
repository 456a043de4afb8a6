import { purged } from '../database/edits/change.ts';
import type { NamedPage } from '../database/edits/change.ts';
import type { Edition } from '../database/edits/edition.ts';
import { inEdit } from '../database/edits/in-edit.ts';
import type { Newsroom } from './context/newsroom.ts';

interface PurgeReport {
  readonly pages: number | null;
  readonly edition: Edition | null;
}

export const purgePages = async (
  { db }: Newsroom,
  { pages }: { readonly pages: readonly NamedPage[] | null },
): Promise<PurgeReport> => {
  const { edition } = await inEdit(db, async () => ({ done: null, changes: purged(pages) }));
  return { pages: pages?.length ?? null, edition };
};
