import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PublishedCard } from '../articles/article.ts';
import { drawAutoBlock, drawRecommenderVersion } from './draw-version.ts';
import { recommenderSlices } from './recommender-slices.ts';
import { type FrontBlock, splitBreaking } from './front-block.ts';

const cards = (count: number): readonly PublishedCard[] =>
  Array.from({ length: count }, (_, id) => ({ id }) as PublishedCard);
const chances = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('splitBreaking', () => {
  const blocks = fc.array(fc.record({ position: fc.constantFrom(1, 2, 3, 1000), count: fc.nat(2) })).map((rows) =>
    rows.map(({ position, count }): FrontBlock => ({
      position,
      layout: 'row',
      title: '',
      path: null,
      siteSlug: null,
      items: cards(count),
    })),
  );

  it('takes out the block at position 1000 and keeps the others from the top, without the empty ones', () => {
    fc.assert(
      fc.property(blocks, (news) => {
        const split = splitBreaking(news);
        const full = news.filter(({ items }) => items.length > 0);
        expect(split.breaking).toBe(full.find(({ position }) => position === 1000) ?? null);
        expect(split.blocks).toEqual(
          full.filter(({ position }) => position < 1000).toSorted((one, other) => one.position - other.position),
        );
      }),
    );
  });
});

describe('drawAutoBlock', () => {
  it.each([
    [[], 0, 1, [1]],
    [[], 0.99, 4, [4]],
    [[1], 0, 2, [1, 2]],
    [[2, 4], 0.5, 3, [2, 4, 3]],
    [[1, 2, 3, 4], 0.25, 2, [2]],
    [[9], 0, 1, [9, 1]],
  ] as const)('after %j with %d is %i', (used, chance, version, next) => {
    expect(drawAutoBlock(used, chance)).toEqual({ version, used: next });
  });

  it('shows all four before any again', () => {
    fc.assert(
      fc.property(fc.array(chances, { minLength: 4, maxLength: 4 }), fc.nat(3), (rotationHistory, rounds) => {
        let used: readonly number[] = [];
        for (let round = 0; round <= rounds; round += 1) {
          const shown = rotationHistory.map((chance) => {
            const drawn = drawAutoBlock(used, chance);
            ({ used } = drawn);
            return drawn.version;
          });
          expect(shown.toSorted()).toEqual([1, 2, 3, 4]);
        }
      }),
    );
  });
});

describe('drawRecommenderVersion', () => {
  it('is a whole number from 1 to 20, and can be either limit', () => {
    fc.assert(
      fc.property(chances, (chance) => {
        const version = drawRecommenderVersion(chance);
        expect(Number.isInteger(version) && version >= 1 && version <= 20).toBe(true);
      }),
    );
    expect([drawRecommenderVersion(0), drawRecommenderVersion(0.999)]).toEqual([1, 20]);
  });
});

describe('recommenderSlices', () => {
  const slices = (after: number, g7: number) =>
    recommenderSlices({
      special: cards(9),
      breaking: cards(9),
      important: cards(9),
      newest: cards(9),
      favorite: cards(9),
      pr: cards(9),
      after: cards(after),
      g7: cards(g7),
    });

  it('are as long as the specification says', () => {
    const { special, breaking, important, newest, favorite } = slices(0, 0);
    expect([special, breaking, important, newest, favorite].map(({ length }) => length)).toEqual([4, 6, 4, 4, 6]);
  });

  it.each([
    [0, 0, 4],
    [3, 0, 3],
    [0, 1, 3],
    [5, 5, 2],
  ])('with %i of after and %i of g7 leave %i places to partners', (after, g7, pr) => {
    expect(slices(after, g7).pr).toHaveLength(pr);
  });
});
