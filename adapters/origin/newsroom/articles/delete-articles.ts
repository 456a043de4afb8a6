import { removed } from '../../database/edits/change.ts';
import type { Edition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import { requireLead } from '../follow/require-lead.ts';
import { removeUploads, usedUploads } from '../../media/removals/remove-uploads.ts';
import type { SiteKey } from '../../database/schema/origin-site.ts';
import { keepDeleted } from '../versions/keep-deleted.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { CommandFailure } from '../context/command-failure.ts';

export interface DeleteCommand {
  readonly site: SiteKey;
  readonly slugs: readonly string[];
}

/** Deletes all of the articles with their posts, or none if one is missing. They can be undeleted for a while. */
export const deleteArticles = async (
  newsroom: Newsroom,
  { site, slugs }: DeleteCommand,
): Promise<{ readonly deleted: readonly string[]; readonly edition: Edition | null }> => {
  const { db, actor = null, now } = newsroom;
  const { edition } = await inEdit(db, async (all) => {
    await requireLead(all, newsroom);
    const used = await usedUploads(all, slugs);
    await keepDeleted(all, { site, slugs, actor, now: now() });
    const posts = await all
      .deleteFrom('articles')
      .where(
        'parent_id',
        'in',
        all.selectFrom('articles').select('id').where('site', '=', site).where('slug', 'in', slugs),
      )
      .returning('slug')
      .execute();
    const gone = await all
      .deleteFrom('articles')
      .where('site', '=', site)
      .where('slug', 'in', slugs)
      .where('parent_id', 'is', null)
      .returning('slug')
      .execute();
    const deleted = new Set(gone.map(({ slug }) => slug));
    const missing = slugs.filter((slug) => !deleted.has(slug));
    if (missing.length > 0) throw new CommandFailure('no-article', missing.join(', '));
    await removeUploads(all, used, now());
    return { done: null, changes: removed([...deleted, ...posts.map(({ slug }) => slug)]) };
  });
  return { deleted: slugs, edition };
};
