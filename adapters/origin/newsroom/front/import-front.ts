import { sql } from 'kysely';
import type { Database } from '../../database/connection/open-database.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import type { FrontBlock, FrontEdited } from '#adapters/newsroom-contract/front.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import type { GivenFront } from './given-front.ts';
import { editFront } from './write-front.ts';

const refuseUnknown = async (all: Database, { blocks }: GivenFront): Promise<void> => {
  const slugs = [...new Set(blocks.flatMap(({ items }) => items))];
  const { rows } = await sql<{ slug: string }>`select slug from unnest(${slugs}::text[]) s(slug)
    where not exists (select from articles a where a.slug = s.slug and a.parent_id is null)`.execute(all);
  if (rows.length > 0) throw new CommandFailure('no-article', rows.map(({ slug }) => slug).join(', '));
};

const merged = (given: GivenFront['blocks'][number], known: FrontBlock | undefined): FrontBlock => {
  const { position, layout, title, path, items, times } = given;
  return {
    position,
    layout,
    title,
    path,
    site: given.site === undefined ? (known?.site ?? null) : given.site,
    list: given.list === undefined ? (known?.list ?? null) : given.list,
    size: given.size ?? known?.size ?? Math.max(1, items.length),
    maxAge: given.maxAge === undefined ? (known?.maxAge ?? null) : given.maxAge,
    items: items.map((slug) => ({ slug, at: times[slug]?.at ?? null, until: times[slug]?.until ?? null })),
  };
};

/** Replaces a front by a file that was made from its current version. */
export const importFront = (
  newsroom: Newsroom,
  { front: given }: { readonly front: GivenFront },
): Promise<WithEdition<FrontEdited>> =>
  editFront(newsroom, given.site, 'imported', async (front, all) => {
    if (given.version !== front.version)
      throw new CommandFailure('front-changed', `${given.site} ${given.version} ≠ ${front.version}`);
    await refuseUnknown(all, given);
    const known = new Map(front.blocks.map((block) => [block.position, block]));
    return { blocks: given.blocks.map((block) => merged(block, known.get(block.position))) };
  });
