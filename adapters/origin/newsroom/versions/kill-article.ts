import type { KillReport } from '#adapters/newsroom-contract/versions.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { holdingBackups } from './holding-backups.ts';
import { removeForGood } from './remove-for-good.ts';

/** Deletes an article for good: with its posts and versions, also if it is already deleted. */
export const killArticle = async (
  newsroom: Newsroom,
  { slug }: { readonly slug: string },
): Promise<WithEdition<KillReport>> => {
  const { versions, edition } = await removeForGood(newsroom, slug);
  if (versions === 0) throw new CommandFailure('no-article', slug);
  return { killed: slug, versions, backups: await holdingBackups(newsroom.db, slug), edition };
};
