import type { SiteKey } from '../../database/schema/origin-site.ts';
import { filledBlocks } from '../../editorial/fronts/filled-blocks.ts';
import type { Front, ShownFront } from '#adapters/newsroom-contract/front.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { arrangedPlace, readFront } from './read-front.ts';

interface Which {
  readonly site: SiteKey;
}

export const exportFront = async ({ db }: Newsroom, { site }: Which): Promise<{ readonly front: Front }> => ({
  front: await readFront(db, site),
});

/** The front as readers see it at a time; `at` null is now. */
export const showFront = async (
  { db, now }: Newsroom,
  { site, at }: Which & { readonly at: number | null },
): Promise<ShownFront> => {
  const when = at ?? now();
  const { version, blocks } = await readFront(db, site);
  const filled = await filledBlocks(db, site, arrangedPlace, when);
  const ids = filled.flatMap(({ keys }) => keys.map(({ id }) => id));
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('articles').select(['id', 'slug', 'title']).where('id', 'in', ids).execute();
  const stories = new Map(rows.map(({ id, slug, title }) => [id, { slug, title }]));
  return {
    site,
    version,
    at: when,
    blocks: filled.map(({ block: { position, layout, title, path, picks }, keys }) => ({
      position,
      layout,
      title,
      path,
      items: keys.flatMap(({ id }) => {
        const story = stories.get(id);
        return story === undefined ? [] : [{ ...story, placed: picks.some((pick) => pick.id === id) }];
      }),
      waiting: (blocks.find((one) => one.position === position)?.items ?? []).filter(
        (item) => item.at !== null && item.at > when,
      ),
    })),
  };
};
