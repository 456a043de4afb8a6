import type { FollowedItem } from '#adapters/newsroom-contract/follow.ts';
import type { Around, Followed } from './followed.ts';
import { CommandRefused, giveCommand } from './give-command.ts';

/** The id of a note about an article that goes when its successor is imported under another slug. */
export const oldSlugId = (slug: string): string => `old:${slug}`;

export const deleteArticle = async ({ desk: { site }, execute }: Around, slug: string): Promise<void> => {
  await giveCommand(execute, { do: 'delete', site, slugs: [slug] }).catch((cause: unknown) => {
    // The newsroom deleted it itself.
    if (!(cause instanceof CommandRefused) || cause.kind !== 'no-article') throw cause;
  });
};

/**
 * Notes articles before they are written or deleted, as not known: a process that ends in between leaves none behind that is not
 * followed, and none that counts as shown.
 */
export const noteAhead = async (
  { desk, execute }: Around,
  { items, oldSlugs }: Followed,
  ahead: readonly FollowedItem[],
): Promise<void> => {
  if (ahead.length === 0) return;
  const unsure = ahead.map((item) => ({ ...item, print: '', hash: '' }));
  const old = unsure.flatMap((item) => {
    const slug = items.get(item.id)?.slug ?? null;
    return slug === null || slug === item.slug
      ? []
      : [{ ...item, id: oldSlugId(slug), slug, link: null, path: null, why: item.id }];
  });
  await giveCommand(execute, {
    do: 'follow-note',
    desk: desk.id,
    items: [...unsure, ...old],
    removed: [],
    report: null,
  });
  for (const item of unsure) items.set(item.id, item);
  for (const { slug, why } of old) oldSlugs.set(slug, why);
};

/** An article that was refused under its new slug is still shown under the earlier one. */
const isPlaced = (item: FollowedItem | undefined): boolean =>
  item === undefined || (item.hash !== '' && item.state !== 'refused');

/** Deletes the articles of earlier slugs whose posts are imported under another one. */
export const deleteOldSlugs = async (around: Around, { items, oldSlugs }: Followed): Promise<void> => {
  const slugs = [...oldSlugs].flatMap(([slug, id]) => (isPlaced(items.get(id)) ? [slug] : []));
  if (slugs.length === 0) return;
  const taken = new Set([...items.values()].map(({ slug }) => slug));
  for (const slug of slugs) if (!taken.has(slug)) await deleteArticle(around, slug);
  await giveCommand(around.execute, {
    do: 'follow-note',
    desk: around.desk.id,
    items: [],
    removed: slugs.map(oldSlugId),
    report: null,
  });
  for (const slug of slugs) oldSlugs.delete(slug);
};
