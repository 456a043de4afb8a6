import type { WithEdition } from '../../database/edits/edition.ts';
import type { SiteKey } from '../../database/schema/origin-site.ts';
import type { FrontEdited, ListedFront } from '#adapters/newsroom-contract/front.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { frontVersion } from './read-front.ts';
import { editFront } from './write-front.ts';

/** Makes an earlier version the newest one. Stories that no longer exist are left out. */
export const restoreFront = (
  newsroom: Newsroom,
  { site, to }: { readonly site: SiteKey; readonly to: number },
): Promise<WithEdition<FrontEdited>> =>
  editFront(newsroom, site, 'restored', async (front, all) => {
    if (to === front.version) return { blocks: front.blocks };
    const found = await all
      .selectFrom('front_versions')
      .select('blocks')
      .where('site', '=', site)
      .where('version', '=', to)
      .executeTakeFirst();
    if (found === undefined) throw new CommandFailure('no-version', `${site} ${to}`);
    return { blocks: found.blocks };
  });

export const listFronts = async (
  { db }: Newsroom,
  { site }: { readonly site: SiteKey },
): Promise<{ readonly site: string; readonly versions: readonly ListedFront[] }> => {
  const current = await frontVersion(db, site);
  const rows = await db
    .selectFrom('front_versions')
    .select(['version', 'at', 'actor', 'action', 'blocks'])
    .where('site', '=', site)
    .orderBy('version', 'desc')
    .execute();
  const versions = rows.map(({ blocks, ...row }) => ({
    ...row,
    stories: blocks.reduce((sum, { items }) => sum + items.length, 0),
    current: row.version === current,
  }));
  return { site, versions };
};
