import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PublishedCard } from '../articles/article.ts';
import { composeFront, type FrontOffer } from './compose-front.ts';
import type { BlockLayout, OfferedBlock } from './front-block.ts';
import type { WholeFront } from './front-parts.ts';
import { inOrder, marksOf, picturedIn } from './pictures-of-front.ts';

const now = 1_711_627_500;
const hour = 3600;

const cardOf = (id: number, changes: Partial<PublishedCard> = {}): PublishedCard =>
  ({
    id,
    path: `/cikk-${id}`,
    type: 'article',
    live: false,
    pr: false,
    adult: false,
    english: false,
    publishedAt: now - id * 60,
    cover: { path: `/kep-${id}.jpg`, alt: '' },
    ...changes,
  }) as PublishedCard;

const card = fc
  .record({
    id: fc.nat(60),
    picture: fc.nat(12),
    motif: fc.option(fc.constantFrom('vonat', 'folyo', 'haz')),
    live: fc.boolean(),
    posts: fc.nat(9),
    age: fc.nat(150),
    english: fc.boolean(),
  })
  .map(({ id, picture, motif, live, posts, age, english }) =>
    cardOf(id, {
      cover: picture === 0 ? null : { path: `/kep-${picture}.jpg`, alt: '' },
      publishedAt: now - age * hour,
      english,
      ...(motif !== null && { motif }),
      ...(live && { type: 'liveblog' as const, live, postsInDay: posts }),
    }),
  );
const stories = fc.uniqueArray(card, { selector: ({ id }) => id, minLength: 1, maxLength: 40 });
const layouts = ['lead', 'row', 'grid', 'list', 'opinion'] as const satisfies readonly BlockLayout[];

const offers = stories.chain((all) => {
  const some = (maxLength: number) => fc.array(fc.constantFrom(...all), { maxLength });
  const unique = (maxLength: number) =>
    fc.uniqueArray(fc.constantFrom(...all), { maxLength, selector: ({ id }) => id });
  const block = (layout: fc.Arbitrary<BlockLayout>): fc.Arbitrary<OfferedBlock> =>
    fc
      .record({
        layout,
        items: unique(6),
        picked: fc.option(fc.nat(3), { nil: undefined }),
        spare: unique(4),
        position: fc.integer({ min: 1, max: 1e6 }),
      })
      .map((one) => ({ ...one, title: '', path: null, siteSlug: null }));
  const recommended = fc.record({
    special: some(6),
    breaking: some(6),
    important: some(8),
    newest: some(6),
    favorite: some(8),
    pr: some(4),
    after: some(1),
    g7: some(1),
  });
  return fc.record<FrontOffer>({
    breaking: fc.option(block(fc.constant('breaking'))),
    blocks: fc.array(block(fc.constantFrom(...layouts)), { maxLength: 6 }),
    autoBlock: fc.option(block(fc.constantFrom(...layouts))),
    strips: fc.array(block(fc.constant('strip')), { maxLength: 3 }),
    newest: unique(20),
    recommended: fc.option(recommended),
    episodes: fc.array(
      fc.nat(60).map((id) => ({ articlePath: `/cikk-${id}` }) as FrontOffer['episodes'][number]),
      { maxLength: 4 },
    ),
    episodesAfter: fc.nat(6),
  });
});

const containersOf = ({ breaking, blocks, autoBlock, strips }: FrontOffer): readonly OfferedBlock[] =>
  [breaking, ...blocks, autoBlock, ...strips].filter((block) => block !== null);
const editorsOf = ({ breaking, blocks }: FrontOffer): readonly OfferedBlock[] => [
  ...(breaking ? [breaking] : []),
  ...blocks,
];
const handsOf = ({ items, picked = items.length }: OfferedBlock): readonly PublishedCard[] => items.slice(0, picked);
/** All but the named lists, which may repeat a story (R52). */
const drawnOf = (front: WholeFront): readonly PublishedCard[] => [
  ...[front.breaking, ...front.blocks, front.autoBlock, ...front.strips].flatMap((block) => block?.items ?? []),
  ...front.favorite,
  ...front.special,
  ...front.pr,
];
const idsOf = (cards: readonly { readonly id: number }[]): readonly number[] => cards.map(({ id }) => id);

const holds = (claim: (offer: FrontOffer, front: WholeFront) => void): void =>
  fc.assert(fc.property(offers, (offer) => claim(offer, composeFront(offer, now))));

describe('a front', () => {
  it('shows no story twice but by the hands of editors, whose places never move, and in the named lists', () => {
    holds((offer, front) => {
      const hands = editorsOf(offer).flatMap(handsOf);
      const ids = [...idsOf(drawnOf(front))];
      const live = front.blocks
        .concat(front.breaking ?? [])
        .flatMap(({ items }) => items)
        .filter(({ type }) => type === 'liveblog');
      for (const { id } of hands) ids.splice(ids.indexOf(id), 1);
      const rest = ids.filter((id) => !idsOf(hands).includes(id) || !idsOf(live).includes(id));
      expect(new Set(rest).size).toBe(rest.length);
      expect(rest.filter((id) => idsOf(hands).includes(id))).toEqual([]);
      for (const block of editorsOf(offer)) {
        const [placed, shown] = [handsOf(block), [front.breaking, ...front.blocks, front.autoBlock, ...front.strips]];
        if (placed.length === 0) continue;
        expect(shown.some((one) => one !== null && placed.every((card, at) => one.items[at] === card))).toBe(true);
      }
    });
  });

  it('shows no story beside its own episode but by the hands of editors, or because it is live', () => {
    holds((offer, front) => {
      const hands = new Set(idsOf(editorsOf(offer).flatMap(handsOf)));
      const rest = drawnOf(front).filter(({ id, type }) => !hands.has(id) && type !== 'liveblog');
      const heard = new Set(offer.episodes.map(({ articlePath }) => articlePath));
      expect(rest.filter(({ path }) => heard.has(path))).toEqual([]);
    });
  });

  it('shows no picture and no motif twice in two containers that meet, but where editors placed both', () => {
    holds((offer, front) => {
      const hands = new Set(editorsOf(offer).flatMap(handsOf));
      const order = inOrder(front);
      const first = order[0]?.items[0];
      order.forEach((block, at) => {
        const together = [block, order[at + 1] ?? null].filter((one) => one !== null);
        const own = together.flatMap(picturedIn).filter((card) => !hands.has(card) && card !== first);
        const marks = own.flatMap(marksOf);
        expect(new Set(marks).size).toBe(marks.length);
      });
    });
  });

  it('shows the running live blog with the most posts of the day among the first two, if a place is free', () => {
    holds((offer, front) => {
      const offered = [
        ...containersOf(offer).flatMap(({ items, spare = [] }) => [...items, ...spare]),
        ...offer.newest,
      ];
      const blogs = offered.filter(({ type, english }) => type === 'liveblog' && !english);
      const max = Math.max(...blogs.map(({ postsInDay = 0 }) => postsInDay));
      const tops = editorsOf(offer).slice(0, 2);
      const isFree = tops.some((block) => handsOf(block).length < block.items.length);
      if (blogs.length === 0 || !isFree) return;
      const shown = [...(front.breaking ? [front.breaking] : []), ...front.blocks]
        .slice(0, 2)
        .flatMap(({ items }) => items);
      expect(shown.some(({ type, postsInDay = 0 }) => type === 'liveblog' && postsInDay >= max)).toBe(true);
    });
  });

  it('shows in the newest column what was published last, wherever else it is shown', () => {
    holds((offer, front) => {
      expect(front.newest).toEqual(offer.newest.filter(({ english }) => !english).slice(0, 6));
    });
  });

  it('shows a story of the newest column again only above it, or by the hands of editors', () => {
    holds((offer, front) => {
      const [, , ...below] = inOrder(front);
      const hands = editorsOf(offer).flatMap(handsOf);
      const drawn = [...below.flatMap((block) => block?.items ?? []), ...front.favorite, ...front.special];
      const again = drawn.filter(({ type }) => type !== 'liveblog').filter((card) => !hands.includes(card));
      expect(idsOf(again).filter((id) => idsOf([...front.newest, ...front.important]).includes(id))).toEqual([]);
    });
  });

  it('shows English stories only where editors placed them', () => {
    holds((offer, front) => {
      const hands = new Set(idsOf(editorsOf(offer).flatMap(handsOf)));
      const all = [...drawnOf(front), ...front.newest, ...front.important].filter(({ pr }) => !pr);
      const partners = new Set(front.pr);
      expect(all.filter((card) => card.english && !hands.has(card.id) && !partners.has(card))).toEqual([]);
    });
  });

  const plain: FrontOffer = {
    breaking: null,
    blocks: [],
    autoBlock: null,
    strips: [],
    newest: [],
    recommended: null,
    episodes: [],
    episodesAfter: 0,
  };
  const block = (
    position: number,
    layout: BlockLayout,
    items: readonly PublishedCard[],
    more: Partial<OfferedBlock> = {},
  ): OfferedBlock => ({
    position,
    layout,
    title: '',
    path: null,
    siteSlug: null,
    items,
    picked: 0,
    spare: [],
    ...more,
  });

  it('replaces repeated items with the next ones, and keeps the newest column whole', () => {
    const [a, b, c, d, e] = [1, 2, 3, 4, 5].map((id) => cardOf(id));
    const front = composeFront(
      {
        ...plain,
        blocks: [block(1, 'lead', [a!]), block(2, 'row', [b!]), block(3, 'list', [c!], { spare: [d!, e!] })],
        newest: [a!, b!, c!],
      },
      now,
    );
    expect(front.blocks.map(({ items }) => idsOf(items))).toEqual([[1], [2], [4]]);
    expect(idsOf(front.newest)).toEqual([1, 2, 3]);
  });

  it('would rather show another story than a motif for the second time, and no picture rather than a hole', () => {
    const train = (id: number) => cardOf(id, { motif: 'vonat' });
    const lead = block(1, 'lead', [train(1)]);
    const row = (spare: readonly PublishedCard[]) =>
      composeFront({ ...plain, blocks: [lead, block(2, 'row', [train(2), cardOf(3)], { spare })] }, now).blocks[1]!
        .items;
    expect(idsOf(row([cardOf(4)]))).toEqual([3, 4]);
    expect(row([]).map(({ id, cover }) => [id, cover === null])).toEqual([
      [2, true],
      [3, false],
    ]);
  });

  it('gives the list of favourites one place: the container that leads to it, if there is one', () => {
    const recommended = { special: [], breaking: [], important: [], newest: [], pr: [], after: [], g7: [] };
    const favoritesBeside = (path: string | null) =>
      composeFront(
        {
          ...plain,
          blocks: [{ ...block(1, 'row', [cardOf(1)]), path }],
          recommended: { ...recommended, favorite: [cardOf(2)] },
        },
        now,
      ).favorite;
    expect(idsOf(favoritesBeside('/rovat/belfold'))).toEqual([2]);
    expect(favoritesBeside('/kedvenceink')).toEqual([]);
  });

  it('lets a live blog own the second place of a lead, and the first of any other container', () => {
    const blog = cardOf(9, { type: 'liveblog', live: true, postsInDay: 3 });
    const [a, b, c] = [1, 2, 3].map((id) => cardOf(id));
    const low = block(3, 'list', [blog]);
    expect(
      idsOf(
        composeFront({ ...plain, blocks: [block(1, 'lead', [a!, b!]), block(2, 'row', [c!], { picked: 1 }), low] }, now)
          .blocks[0]!.items,
      ),
    ).toEqual([1, 9]);
    expect(
      idsOf(
        composeFront({ ...plain, blocks: [block(1, 'lead', [a!]), block(2, 'row', [b!, c!]), low] }, now).blocks[1]!
          .items,
      ),
    ).toEqual([9, 2]);
  });

  it('fills an English container with English stories', () => {
    const stories = [cardOf(1, { english: true }), cardOf(2)];
    const shown = (path: string | null) =>
      composeFront({ ...plain, blocks: [{ ...block(1, 'row', stories), path }] }, now).blocks.flatMap(({ items }) =>
        idsOf(items),
      );
    expect([shown('/english'), shown('/rovat/belfold')]).toEqual([[1, 2], [2]]);
  });
});
