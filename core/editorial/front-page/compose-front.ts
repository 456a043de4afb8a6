import type { PublishedCard } from '../articles/article.ts';
import { notListed } from '../lists/highlight-box.ts';
import {
  asItStands,
  type BlockLayout,
  type FrontBlock,
  type OfferedBlock,
  type Recommendations,
} from './front-block.ts';
import type { WholeFront } from './front-parts.ts';
import { recommenderSlices } from './recommender-slices.ts';
import { inOrder, marksOf, shownPictures, withoutClashes } from './pictures-of-front.ts';

/** What a front may be made of; times in unix seconds. */
export interface FrontOffer extends Pick<WholeFront, 'episodes' | 'episodesAfter'> {
  readonly breaking: OfferedBlock | null;
  /** From the top. */
  readonly blocks: readonly OfferedBlock[];
  readonly autoBlock: OfferedBlock | null;
  readonly strips: readonly OfferedBlock[];
  /** Newest first, more than the column shows. */
  readonly newest: readonly PublishedCard[];
  /** Null while nobody recommends. */
  readonly recommended: Recommendations | null;
}

const newestPlaces = 6;
/** Seconds after which a story is important no more, while there are younger ones (R52). */
const importantFor = 72 * 3600;

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

/** The live blog that is followed now, with the most posts of the last day. */
const leadingLiveBlog = (cards: readonly PublishedCard[]): PublishedCard | null =>
  cards
    .filter(({ type, live }) => type === 'liveblog' && live)
    .toSorted((one, other) => (other.postsInDay ?? 0) - (one.postsInDay ?? 0))[0] ?? null;

/** The one of the first two containers that has a place which is nobody's: the second, if it has. */
const placeForLive = (first: readonly OfferedBlock[], live: PublishedCard): OfferedBlock | null => {
  const [one, two] = first;
  if (first.some((block) => handPlaced(block).some(({ id }) => id === live.id))) return null;
  const hasRoom = (block: OfferedBlock | undefined): block is OfferedBlock =>
    block !== undefined && handPlaced(block).length < block.items.length;
  return hasRoom(two) ? two : hasRoom(one) ? one : null;
};

/** What stands on the page already, by its ids, and what the container above shows. */
interface Page {
  readonly taken: Set<number>;
  /** Addresses of stories that can be listened to in the row of podcasts. */
  readonly heard: ReadonlySet<string | null>;
  above: ReadonlySet<string>;
}

const isFree = ({ taken, heard }: Page, { id, path }: PublishedCard): boolean => !taken.has(id) && !heard.has(path);

/** So many of these as stand nowhere yet; they do from now on. */
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

/** Those that show nothing which is shown around them, nor what one before them shows; then all of them. */
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

/** Where one picture is shown the first story keeps its rank, whatever is on it. */
const ranked: ReadonlySet<BlockLayout> = new Set(['breaking', 'lead', 'list', 'opinion']);

/** A container with a story for each of its places; `guest` has one of them. */
const filled = (page: Page, offered: OfferedBlock, guest: PublishedCard | null): FrontBlock => {
  const hands = handPlaced(offered);
  const block = asItStands(offered);
  const free = [...offered.items.slice(hands.length), ...(offered.spare ?? [])];
  const inTurn = ranked.has(block.layout)
    ? free
    : differentFirst(page, free, [...page.above, ...shownPictures({ ...block, items: hands })]);
  const room = offered.items.length - hands.length - (guest === null ? 0 : 1);
  const chosen = choose(page, inTurn, room).toSorted((one, other) => free.indexOf(one) - free.indexOf(other));
  const at = block.layout === 'lead' && hands.length === 0 ? 1 : 0;
  const others = guest === null ? chosen : [...chosen.slice(0, at), guest, ...chosen.slice(at)];
  const done = { ...block, items: [...hands, ...others] };
  page.above = shownPictures(done);
  return done;
};

/** The list of the same stories as the block of favourites. */
const favoritesPath = '/kedvenceink';

/**
 * Chooses what stands where on a front (R52): what an editor placed never moves; nothing else stands twice, nor shows
 * a picture or a motif twice within two neighbouring containers; the live blog that is followed most stands within the
 * first two; nothing old is important while there are younger stories.
 */
export const composeFront = (offer: FrontOffer, now: number): WholeFront => {
  const { breaking, blocks } = offer;
  // What is drawn, and what another site shows, no editor of this front has placed.
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

  const live = leadingLiveBlog([...offered.flatMap(({ items, spare = [] }) => [...items, ...spare]), ...offer.newest]);
  const liveIn = live && placeForLive([breaking, ...blocks].filter((block) => block !== null).slice(0, 2), live);
  if (live && liveIn) page.taken.add(live.id);

  // From the top, as they will stand below each other.
  const order = inOrder({ ...offer, ...recommended, breaking, blocks, autoBlock, strips });
  const shown = new Map<FrontBlock, FrontBlock>();
  const fill = (some: readonly (FrontBlock | null)[]): void => {
    for (const block of some) if (block) shown.set(block, filled(page, block, block === liveIn ? live : null));
  };
  fill(order.slice(0, 2));
  const slices = recommenderSlices(recommended);
  const pr = choose(page, recommended.pr, slices.pr.length);
  // What editors recommend stands among that, lower on the page.
  const newest = choose(page, notListed([...recommended.favorite, ...recommended.special], offer.newest), newestPlaces);
  fill(order.slice(2));

  const young = [...recommended.important, ...recommended.breaking, ...recommended.newest, ...offer.newest].filter(
    (card) => card.publishedAt > now - importantFor && !card.pr && !card.adult,
  );
  const important = choose(page, [...young, ...recommended.important], slices.important.length);
  const shownOf = <Block extends FrontBlock>(some: readonly (Block | null)[]): readonly FrontBlock[] =>
    some.flatMap((block) => (block && shown.get(block)) ?? []).filter(({ items }) => items.length > 0);
  const [shownBlocks, shownAuto] = [shownOf(blocks), shownOf([autoBlock])];
  // A list has one place on a front: the container that leads to it.
  const hasFavorites = [...shownBlocks, ...shownAuto].some(({ path }) => path === favoritesPath);
  const front = {
    breaking: shownOf([breaking])[0] ?? null,
    blocks: shownBlocks,
    autoBlock: shownAuto[0] ?? null,
    newest,
    important,
    favorite: hasFavorites ? [] : choose(page, recommended.favorite, slices.favorite.length),
    special: choose(page, recommended.special, slices.special.length),
    pr,
    strips: shownOf(strips),
    episodes: offer.episodes,
    episodesAfter: offer.episodesAfter,
  };
  return withoutClashes(front, placed);
};
