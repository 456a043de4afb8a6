import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';

/** Removes a slug from past fronts. */
export const forgetOnFronts = async (all: Database, slug: string): Promise<void> => {
  const named = JSON.stringify([{ items: [{ slug }] }]);
  const fronts = await all
    .selectFrom('front_versions')
    .select(['site', 'version', 'blocks'])
    .where(sql<boolean>`blocks @> ${named}::jsonb`)
    .execute();
  for (const { site, version, blocks } of fronts) {
    const rest = blocks.map((block) => ({ ...block, items: block.items.filter((item) => item.slug !== slug) }));
    await all
      .updateTable('front_versions')
      .set({ blocks: JSON.stringify(rest) })
      .where('site', '=', site)
      .where('version', '=', version)
      .execute();
  }
};
