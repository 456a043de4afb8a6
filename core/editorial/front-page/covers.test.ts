import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteRole } from '../../addresses/sites/site.ts';
import { coverPlan } from './cover-plan.ts';
import { drawSome } from './draw-some.ts';
import { fillCover } from './fill-cover.ts';
import type { FrontBlock } from './front-block.ts';
import { withoutShown } from './without-shown.ts';

const cards = (ids: readonly number[]): readonly { readonly id: number }[] => ids.map((id) => ({ id }));
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const ids = fc.array(fc.nat(40), { maxLength: 12 }).map(cards);
const stock = fc.record({
  sections: fc.array(ids, { minLength: 3, maxLength: 3 }),
  blocks: fc.array(ids, { maxLength: 6 }),
  recommended: ids,
});

const planOf = (role: SiteRole) => coverPlan(role) ?? expect.unreachable(`${role} has no plan`);

describe('coverPlan', () => {
  it('has the counts of the specification for after and g7, and none for the others', () => {
    expect(coverPlan('after')).toMatchObject({
      news: 3,
      cards: 8,
      articles: { shown: 5 },
      episodes: { shown: 5 },
      uniques: { group: 27, opening: 'after-main', video: 'after-youtube' },
      quotes: 0,
    });
    expect(coverPlan('g7')).toMatchObject({
      sections: ['kozelet', 'adat', 'penz'],
      cards: 8,
      articles: { asked: 5, shown: 3 },
      episodes: { asked: 5, shown: 3 },
      uniques: { group: 47, opening: 'g7-main' },
      quotes: 4,
    });
    for (const role of ['main', 'karakter', 'sister'] as const) expect(coverPlan(role)).toBeNull();
  });
});

describe('fillCover', () => {
  it('shows no article twice, and never more than the plan says', () => {
    fc.assert(
      fc.property(fc.constantFrom('after', 'g7' as const), stock, (role, from) => {
        const plan = planOf(role);
        const { news, ofSections, cards: many, articles } = fillCover(plan, from);
        const shown = [...news, ...ofSections, ...many, ...articles].map(({ id }) => id);
        expect(new Set(shown).size).toBe(shown.length);
        expect([news.length <= plan.news, many.length <= plan.cards, articles.length <= plan.articles.shown]).toEqual([
          true,
          true,
          true,
        ]);
      }),
    );
  });

  it('is full when there are enough articles', () => {
    const blocks = [
      [1, 2, 3, 4],
      [11, 12, 13, 14],
      [21, 22, 23, 24],
      [31, 32, 33, 34, 35, 36],
    ].map(cards);
    const filled = fillCover(planOf('after'), { sections: [], blocks, recommended: [] });
    expect([filled.news.length, filled.cards.length, filled.articles.length]).toEqual([3, 8, 5]);
    expect(filled.news).toEqual(cards([1, 2, 3]));
  });

  it('takes one article from each block in turn, for an even mix', () => {
    const { cards: many } = fillCover(
      { ...planOf('g7'), cards: 4 },
      { sections: [], blocks: [cards([1, 2, 3]), cards([4]), cards([5, 6])], recommended: [] },
    );
    expect(many).toEqual(cards([1, 4, 5, 2]));
  });

  it('prefers recommended articles when the plan requests them', () => {
    const { articles } = fillCover(
      { ...planOf('g7'), cards: 0 },
      { sections: [], blocks: [cards([9])], recommended: cards([1, 2, 3, 4, 5, 6]) },
    );
    expect(articles).toEqual(cards([1, 2, 3]));
    const others = fillCover(
      { ...planOf('g7'), cards: 0 },
      { sections: [cards([1]), cards([2]), cards([3])], blocks: [cards([9])], recommended: cards([1, 2, 3, 4, 5, 6]) },
    );
    expect(others.articles).toEqual(cards([4, 5, 9]));
  });
});

describe('drawSome', () => {
  it('draws as many as asked for, each once, out of what there is', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(), { maxLength: 20 }),
        fc.array(chance, { minLength: 4, maxLength: 4 }),
        (all, chances) => {
          const drawn = drawSome(all, 4, chances);
          expect(drawn).toHaveLength(Math.min(4, all.length));
          expect(new Set(drawn).size).toBe(drawn.length);
          expect(drawn.every((one) => all.includes(one))).toBe(true);
        },
      ),
    );
  });

  it('can draw any of them', () => {
    const firsts = Array.from({ length: 13 }, (_, at) => drawSome([...'abcdefghijklm'], 1, [at / 13])[0]);
    expect(firsts.join('')).toBe('abcdefghijklm');
  });
});

describe('withoutShown', () => {
  const block = (numbers: readonly number[]): FrontBlock => ({
    position: 1,
    layout: 'row',
    title: '',
    path: null,
    siteSlug: null,
    items: cards(numbers) as FrontBlock['items'],
  });

  it('removes from a drawn block what its front shows', () => {
    expect(withoutShown(block([1, 2, 3]), cards([2]))?.items).toEqual(cards([1, 3]));
    expect(withoutShown(block([1]), cards([1]))).toBeNull();
    expect(withoutShown(null, [])).toBeNull();
  });
});
