import type { ListedDocument } from '#adapters/newsroom-contract/documents.ts';
import type { Change } from '../../database/edits/change.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import { inEdit } from '../../database/edits/in-edit.ts';
import type { SiteKey } from '../../database/schema/origin-site.ts';
import { namesIn } from '../../media/removals/note-uploads.ts';
import { removeUploads } from '../../media/removals/remove-uploads.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';

export const listDocuments = async (
  { db }: Newsroom,
  { site }: { readonly site: SiteKey | null },
): Promise<{ readonly documents: readonly ListedDocument[] }> => ({
  documents: await db
    .selectFrom('docs')
    .select(['site', 'slug', 'title', 'updated_at as updatedAt'])
    .$if(site !== null, (query) => query.where('site', '=', site ?? ''))
    .orderBy('site')
    .orderBy('slug')
    .execute(),
});

const gone: Change = { kind: 'removed', slugs: [], pages: [], all: true };

export const deleteDocuments = async (
  { db, now }: Newsroom,
  { site, slugs }: { readonly site: SiteKey; readonly slugs: readonly string[] },
): Promise<WithEdition<{ readonly deleted: readonly string[] }>> => {
  const { done, edition } = await inEdit(db, async (all) => {
    const rows = await all
      .deleteFrom('docs')
      .where('site', '=', site)
      .where('slug', 'in', slugs)
      .returning(['slug', 'content'])
      .execute();
    const missing = slugs.filter((slug) => !rows.some((row) => row.slug === slug));
    if (missing.length > 0) throw new CommandFailure('no-document', missing.join(', '));
    await removeUploads(
      all,
      rows.flatMap(({ content }) => namesIn(content)),
      now(),
    );
    return { done: slugs, changes: [gone] };
  });
  return { deleted: done, edition };
};
