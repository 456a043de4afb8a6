import type { OldAddressesRemoved } from '#adapters/newsroom-contract/old-addresses.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import type { SiteKey } from '../../database/schema/origin-site.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { changesOfAddresses, domainOf } from './changes-of-addresses.ts';

export interface RemoveCommand {
  readonly site: SiteKey;
  /** Null: all of the article. */
  readonly addresses: readonly string[] | null;
  /** Slug of an article; null: the addresses of any target. */
  readonly article: string | null;
}

/** Removes old addresses; unknown ones are ignored. */
export const removeOldAddresses = async (
  { db }: Pick<Newsroom, 'db'>,
  { site, addresses, article }: RemoveCommand,
): Promise<WithEdition<OldAddressesRemoved>> => {
  const { done, edition } = await inEdit(db, async (all) => {
    let remove = all.deleteFrom('old_addresses').where('domain', '=', domainOf(site));
    if (addresses !== null) remove = remove.where('address', 'in', addresses);
    if (article !== null) remove = remove.where('kind', '=', 'article').where('target', '=', article);
    const gone = await remove.returning(['kind', 'target']).execute();
    const slugs = gone.flatMap(({ kind, target }) => (kind === 'article' ? [target] : []));
    return { done: { removed: gone.length }, changes: changesOfAddresses(slugs, gone.length) };
  });
  return { ...done, edition };
};
