import type { PublishedCard } from '../articles/article.ts';
import { newestPlaces } from '../lists/newest-beside.ts';
import { notListed } from '../lists/highlight-box.ts';
import {
  asItStands,
  type BlockLayout,
  type FrontBlock,
  type OfferedBlock,
  type Recommendations,
} from './front-block.ts';
import type { WholeFront } from './front-parts.ts';
import { byImportance, recommenderSlices } from './recommender-slices.ts';
import { inOrder, marksOf, shownPictures, withoutClashes } from './pictures-of-front.ts';

/** Times in unix seconds. */
export interface FrontOffer extends Pick<WholeFront, 'episodes' | 'episodesAfter'> {
  readonly breaking: OfferedBlock | null;
  readonly blocks: readonly OfferedBlock[];
  readonly autoBlock: OfferedBlock | null;
  readonly strips: readonly OfferedBlock[];
  readonly newest: readonly PublishedCard[];
  readonly recommended: Recommendations | null;
}

const nothing: Recommendations = {
  special: [],
  breaking: [],
  important: [],
  newest: [],
  favorite: [],
  pr: [],
  after: [],
  g7: [],
};

const handPlaced = ({ items, picked = items.length }: OfferedBlock): readonly PublishedCard[] => items.slice(0, picked);

const leadingLiveBlog = (cards: readonly PublishedCard[]): PublishedCard | null =>
  cards
    .filter(({ type, live }) => type === 'liveblog' && live)
    .toSorted((one, other) => (other.postsInDay ?? 0) - (one.postsInDay ?? 0))[0] ?? null;

const placeForLive = (first: readonly OfferedBlock[], live: PublishedCard): OfferedBlock | null => {
  const [one, two] = first;
  if (first.some((block) => handPlaced(block).some(({ id }) => id === live.id))) return null;
  const hasRoom = (block: OfferedBlock | undefined): block is OfferedBlock =>
    block !== undefined && handPlaced(block).length < block.items.length;
  return hasRoom(two) ? two : hasRoom(one) ? one : null;
};

interface Page {
  readonly taken: Set<number>;
  readonly heard: ReadonlySet<string | null>;
  above: ReadonlySet<string>;
}

const isFree = ({ taken, heard }: Page, { id, path }: PublishedCard): boolean => !taken.has(id) && !heard.has(path);

const choose = (page: Page, cards: Iterable<PublishedCard>, count: number): readonly PublishedCard[] => {
  const chosen: PublishedCard[] = [];
  if (count <= 0) return chosen;
  for (const card of cards) {
    if (!isFree(page, card)) continue;
    page.taken.add(card.id);
    if (chosen.push(card) >= count) break;
  }
  return chosen;
};

const differentFirst = function* (
  page: Page,
  cards: readonly PublishedCard[],
  shown: Iterable<string>,
): Iterable<PublishedCard> {
  const seen = new Set(shown);
  for (const card of cards) {
    const marks = marksOf(card);
    if (!isFree(page, card) || marks.some((mark) => seen.has(mark))) continue;
    for (const mark of marks) seen.add(mark);
    yield card;
  }
  yield* cards;
};

const ranked: ReadonlySet<BlockLayout> = new Set(['breaking', 'lead', 'list', 'opinion']);

const englishPath = '/english';

const hungarian = (cards: readonly PublishedCard[]): readonly PublishedCard[] =>
  cards.filter(({ english }) => !english);

const filled = (page: Page, offered: OfferedBlock, guest: PublishedCard | null): FrontBlock => {
  const hands = handPlaced(offered);
  const block = asItStands(offered);
  const others = [...offered.items.slice(hands.length), ...(offered.spare ?? [])];
  const free = offered.path === englishPath ? others : hungarian(others);
  const inTurn = ranked.has(block.layout)
    ? free
    : differentFirst(page, free, [...page.above, ...shownPictures({ ...block, items: hands })]);
  const room = offered.items.length - hands.length - (guest === null ? 0 : 1);
  const chosen = choose(page, inTurn, room).toSorted((one, other) => free.indexOf(one) - free.indexOf(other));
  const at = block.layout === 'lead' && hands.length === 0 ? 1 : 0;
  const rest = guest === null ? chosen : [...chosen.slice(0, at), guest, ...chosen.slice(at)];
  const done = { ...block, items: [...hands, ...rest] };
  page.above = shownPictures(done);
  return done;
};

const leadingOf = (blocks: readonly (FrontBlock | null)[]): readonly PublishedCard[] =>
  blocks.flatMap((block) => (block?.layout === 'breaking' || block?.layout === 'lead' ? block.items.slice(0, 1) : []));

const favoritesPath = '/kedvenceink';

/**
 * Composes a front (R52). Keeps editors' placements, removes duplicate stories and nearby duplicate pictures, and adds
 * the leading live blog. The two named lists, newest and most important, may repeat a story.
 */
export const composeFront = (offer: FrontOffer, now: number): WholeFront => {
  const { breaking, blocks } = offer;
  const autoBlock = offer.autoBlock && { ...offer.autoBlock, picked: 0 };
  const strips = offer.strips.map((strip) => ({ ...strip, picked: 0 }));
  const recommended = offer.recommended ?? nothing;
  const offered = [breaking, ...blocks, autoBlock, ...strips].filter((block) => block !== null);
  const placed = new Set(offered.flatMap(handPlaced));
  const page: Page = {
    taken: new Set([...placed].map(({ id }) => id)),
    heard: new Set(offer.episodes.map(({ articlePath }) => articlePath).filter((path) => path !== null)),
    above: new Set(),
  };

  const live = leadingLiveBlog(
    hungarian([...offered.flatMap(({ items, spare = [] }) => [...items, ...spare]), ...offer.newest]),
  );
  const liveIn = live && placeForLive([breaking, ...blocks].filter((block) => block !== null).slice(0, 2), live);
  if (live && liveIn) page.taken.add(live.id);

  const order = inOrder({ ...offer, ...recommended, breaking, blocks, autoBlock, strips });
  const shown = new Map<FrontBlock, FrontBlock>();
  const fill = (some: readonly (FrontBlock | null)[]): void => {
    for (const block of some) if (block) shown.set(block, filled(page, block, block === liveIn ? live : null));
  };
  fill(order.slice(0, 2));
  const slices = recommenderSlices(recommended);
  const pr = choose(page, recommended.pr, slices.pr.length);
  const newest = notListed([], hungarian(offer.newest)).slice(0, newestPlaces);
  const important = byImportance(
    {
      leading: leadingOf([breaking, ...blocks.slice(0, 1)].map((block) => (block && shown.get(block)) ?? null)),
      flagged: recommended.important,
    },
    now,
  );
  for (const { id } of [...newest, ...important]) page.taken.add(id);
  fill(order.slice(2));
  const shownOf = <Block extends FrontBlock>(some: readonly (Block | null)[]): readonly FrontBlock[] =>
    some.flatMap((block) => (block && shown.get(block)) ?? []).filter(({ items }) => items.length > 0);
  const [shownBlocks, shownAuto] = [shownOf(blocks), shownOf([autoBlock])];
  // Favourites appear once: skip the list when a container already links to it.
  const hasFavorites = [...shownBlocks, ...shownAuto].some(({ path }) => path === favoritesPath);
  const front = {
    breaking: shownOf([breaking])[0] ?? null,
    blocks: shownBlocks,
    autoBlock: shownAuto[0] ?? null,
    newest,
    important,
    favorite: hasFavorites ? [] : choose(page, hungarian(recommended.favorite), slices.favorite.length),
    special: choose(page, hungarian(recommended.special), slices.special.length),
    pr,
    strips: shownOf(strips),
    episodes: offer.episodes,
    episodesAfter: offer.episodesAfter,
  };
  return withoutClashes(front, placed);
};
