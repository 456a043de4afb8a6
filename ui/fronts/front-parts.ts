import type { ArticleCard } from '#core/articles/article.ts';
import type { Episode, FrontBlock } from '#core/front-page/front-block.ts';
import type { FrontContent } from '#core/pages/page.ts';

export type FrontPart =
  | { readonly kind: 'block' | 'strip'; readonly block: FrontBlock }
  | { readonly kind: 'important' | 'favorite'; readonly cards: readonly ArticleCard[] }
  | { readonly kind: 'podcasts'; readonly episodes: readonly Episode[] };

export interface FrontParts {
  readonly lead: FrontBlock | null;
  /** The two containers that stand beside the newest column. */
  readonly zone: readonly FrontBlock[];
  readonly rest: readonly FrontPart[];
}

const zoneSize = 2;

/** Editors' blocks in their order; strips, ranked lists and podcasts are set between them so that no two of a shape meet. */
export const frontParts = (content: FrontContent): FrontParts => {
  const blocks = content.autoBlock ? [...content.blocks, content.autoBlock] : content.blocks;
  const lead = blocks[0]?.layout === 'lead' ? blocks[0] : null;
  const below = lead ? blocks.slice(1) : blocks;
  const zone = below.slice(0, zoneSize);
  const fillers = [...between(content)];
  const podcastsAt = content.episodesAfter - (lead ? 1 : 0) - zone.length;
  const rest: FrontPart[] = fillers.splice(0, 1);
  below.slice(zoneSize).forEach((block, index) => {
    if (index === podcastsAt) rest.push(...podcasts(content));
    rest.push({ kind: 'block', block }, ...fillers.splice(0, 1));
  });
  if (podcastsAt < 0 || podcastsAt >= below.length - zone.length) rest.push(...podcasts(content));
  return { lead, zone, rest: [...rest, ...fillers] };
};

const podcasts = ({ episodes }: FrontContent): readonly FrontPart[] => (episodes.length > 0 ? [{ kind: 'podcasts', episodes }] : []);

/** Strips alternate with the ranked lists. */
function* between({ strips, important, favorite }: FrontContent): Generator<FrontPart> {
  const ranked: FrontPart[] = [];
  if (important.length > 0) ranked.push({ kind: 'important', cards: important });
  if (favorite.length > 0) ranked.push({ kind: 'favorite', cards: favorite });
  for (const block of strips) {
    yield { kind: 'strip', block };
    yield* ranked.splice(0, 1);
  }
  yield* ranked;
}
