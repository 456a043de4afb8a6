import { everything } from '../database/edits/change.ts';
import type { WithEdition } from '../database/edits/edition.ts';
import { inEdit } from '../database/edits/in-edit.ts';
import { findIndexFaults, repairIndexes } from '../database/indexes/repair-indexes.ts';
import { shareUploads } from '../media/uploads/shared-uploads.ts';
import type { Newsroom } from './context/newsroom.ts';
import type { DatabaseCheck } from '#adapters/newsroom-contract/database.ts';

export const checkDatabase = async (
  { db, embedded, dataDir, now }: Newsroom,
  { repair }: { readonly repair: boolean },
): Promise<WithEdition<DatabaseCheck>> => {
  const { done, edition } = await inEdit(db, async (all) => {
    const faults = await findIndexFaults(all);
    const wrong = faults.search.length + faults.lists.length > 0;
    if (repair) await repairIndexes(all, faults, now());
    return { done: faults, changes: repair && wrong ? [everything] : [] };
  });
  const uploads = embedded ? [] : await shareUploads(db, dataDir);
  return { search: done.search.length, lists: done.lists.length, uploads, repaired: repair, edition };
};
