import type { Database } from '../../database/connection/open-database.ts';
import type { WithEdition } from '../../database/edits/edition.ts';
import type { SiteKey } from '../../database/schema/origin-site.ts';
import type { Front, FrontBlock, FrontEdited, PlacedStory } from '#adapters/newsroom-contract/front.ts';
import { CommandFailure } from '../context/command-failure.ts';
import type { Newsroom } from '../context/newsroom.ts';
import { breakStory, breakingBlock, isPlaced, placeStory, removeStory } from './arrange.ts';
import { breakingTitle } from './hu.ts';
import { editFront } from './write-front.ts';

interface Which {
  readonly site: SiteKey;
}

type Edited = Promise<WithEdition<FrontEdited>>;

const refuseUnknown = async (all: Database, slug: string): Promise<void> => {
  const found = await all
    .selectFrom('articles')
    .select('id')
    .where('slug', '=', slug)
    .where('parent_id', 'is', null)
    .executeTakeFirst();
  if (found === undefined) throw new CommandFailure('no-article', slug);
};

const blockAt = ({ blocks }: Front, position: number): FrontBlock => {
  const found = blocks.find((block) => block.position === position);
  if (found !== undefined) return found;
  throw new CommandFailure('no-block', `${position} (${blocks.map((block) => block.position).join(', ')})`);
};

const refuseOver = ({ at, until }: Pick<PlacedStory, 'at' | 'until'>, now: number): void => {
  if (until !== null && until <= Math.max(at ?? now, now)) throw new CommandFailure('time-over', String(until));
};

export interface PlaceCommand extends Which {
  readonly slug: string;
  readonly block: number;
  readonly position: number;
  readonly at: number | null;
  readonly until: number | null;
  /** Removes it from the other blocks, and keeps its times unless new ones are given. */
  readonly moves: boolean;
}

export const placeOnFront = (
  newsroom: Newsroom,
  { site, slug, block, position, at, until, moves }: PlaceCommand,
): Edited =>
  editFront(newsroom, site, moves ? 'moved' : 'placed', async (front, all) => {
    await refuseUnknown(all, slug);
    const { size } = blockAt(front, block);
    if (position > size) throw new CommandFailure('no-position', `${position} > ${size}`);
    if (moves && !isPlaced(front.blocks, slug)) throw new CommandFailure('not-placed', slug);
    const before = front.blocks.flatMap(({ items }) => items).find((item) => item.slug === slug);
    const kept = moves ? before : undefined;
    const story = { slug, at: at ?? kept?.at ?? null, until: until ?? kept?.until ?? null };
    refuseOver(story, newsroom.now());
    const rest = moves ? removeStory(front.blocks, slug) : front.blocks;
    return { ...placeStory(rest, block, position, story, newsroom.now()), block };
  });

export const removeFromFront = (newsroom: Newsroom, { site, slug }: Which & { readonly slug: string }): Edited =>
  editFront(newsroom, site, 'removed', async ({ blocks }) => {
    if (!isPlaced(blocks, slug)) throw new CommandFailure('not-placed', slug);
    return { blocks: removeStory(blocks, slug) };
  });

interface BreakingCommand extends Which {
  /** Null ends the placed story. */
  readonly story: { readonly slug: string; readonly until: number } | null;
}

export const breakOnFront = (newsroom: Newsroom, { site, story }: BreakingCommand): Edited =>
  editFront(newsroom, site, 'breaking', async ({ blocks }, all) => {
    if (story === null) {
      const items = breakingBlock(blocks)?.items ?? [];
      if (items.length === 0) throw new CommandFailure('not-breaking', site);
      return { blocks: breakStory(blocks, null, breakingTitle) };
    }
    await refuseUnknown(all, story.slug);
    const placed = { slug: story.slug, at: null, until: story.until };
    refuseOver(placed, newsroom.now());
    const arranged = breakStory(blocks, placed, breakingTitle);
    return { blocks: arranged, block: breakingBlock(arranged)?.position ?? 0, position: 1 };
  });
