import type { PublishedCard } from '../articles/article.ts';
import type { Episode } from '../podcasts/episode.ts';
import type { FrontBlock } from './front-block.ts';

export interface FrontStories {
  readonly breaking: FrontBlock | null;
  readonly blocks: readonly FrontBlock[];
  readonly autoBlock: FrontBlock | null;
  readonly newest: readonly PublishedCard[];
  readonly important: readonly PublishedCard[];
  readonly favorite: readonly PublishedCard[];
  readonly special: readonly PublishedCard[];
  readonly pr: readonly PublishedCard[];
  readonly strips: readonly FrontBlock[];
}

export interface WholeFront extends FrontStories {
  readonly episodes: readonly Episode[];
  readonly episodesAfter: number;
}

export type FrontPart =
  | { readonly kind: 'block' | 'strip'; readonly block: FrontBlock }
  | { readonly kind: 'important' | 'favorite' | 'special' | 'partners'; readonly cards: readonly PublishedCard[] }
  | { readonly kind: 'podcasts'; readonly episodes: readonly Episode[] };

export interface FrontParts {
  readonly lead: FrontBlock | null;
  readonly zone: readonly FrontBlock[];
  readonly rest: readonly FrontPart[];
}

const zoneSize = 2;

/** Places strips, ranked lists and podcasts between editors' blocks, to separate blocks of the same layout. */
export const frontParts = (content: WholeFront): FrontParts => {
  const blocks = withAuto(content);
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
  return { lead, zone, rest: [...rest, ...fillers, ...partners(content)] };
};

const podcasts = ({ episodes }: WholeFront): readonly FrontPart[] =>
  episodes.length > 0 ? [{ kind: 'podcasts', episodes }] : [];

const withAuto = ({ blocks, autoBlock }: FrontStories): readonly FrontBlock[] => {
  if (autoBlock === null) return blocks;
  const meets = (block: FrontBlock | undefined): boolean => block?.layout === autoBlock.layout;
  const places = blocks.map((_, index) => blocks.length - index);
  const at = places.find((place) => !meets(blocks[place - 1]) && !meets(blocks[place])) ?? blocks.length;
  return [...blocks.slice(0, at), autoBlock, ...blocks.slice(at)];
};

const partners = ({ pr }: FrontStories): readonly FrontPart[] =>
  pr.length > 0 ? [{ kind: 'partners', cards: pr }] : [];

function* between({ strips, important, favorite, special }: FrontStories): Generator<FrontPart> {
  const ranked: FrontPart[] = [];
  if (important.length > 0) ranked.push({ kind: 'important', cards: important });
  if (favorite.length > 0) ranked.push({ kind: 'favorite', cards: favorite });
  if (special.length > 0) ranked.push({ kind: 'special', cards: special });
  for (const block of strips) {
    yield { kind: 'strip', block };
    yield* ranked.splice(0, 1);
  }
  yield* ranked;
}
