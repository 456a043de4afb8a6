import { describe, expect, it } from 'vitest';
import type { PublishedCard } from '../articles/article.ts';
import { byImportance } from './recommender-slices.ts';

const now = 1_711_627_500;
const hour = 3600;

const aged = (id: number, hours: number, more: Partial<PublishedCard> = {}): PublishedCard =>
  ({ id, publishedAt: now - hours * hour, pr: false, adult: false, english: false, ...more }) as PublishedCard;
const ranked = (flagged: readonly PublishedCard[], leading: readonly PublishedCard[] = []): readonly number[] =>
  byImportance({ leading, flagged }, now).map(({ id }) => id);

describe('the ranking of important stories (R52)', () => {
  it('orders stories by their age', () => {
    expect(ranked([aged(1, 30), aged(2, 2), aged(3, 71), aged(4, 9)])).toEqual([2, 4, 1, 3]);
  });

  it('puts a leading story above others of the half of its age, but not for ever', () => {
    expect(ranked([aged(1, 1), aged(2, 5)], [aged(3, 12)])).toEqual([3, 1, 2]);
    expect(ranked([aged(1, 1), aged(2, 5)], [aged(3, 14)])).toEqual([1, 3, 2]);
    expect(ranked([aged(1, 1), aged(2, 5)], [aged(3, 24)])).toEqual([1, 2, 3]);
  });

  it('takes a running live blog for as young as its latest post', () => {
    expect(ranked([aged(1, 3), aged(2, 80, { latestPostAt: now - hour })])).toEqual([2, 1]);
  });

  it('shows four stories, each once, none older than three days, and no partner, adult or English one', () => {
    const six = [1, 2, 3, 4, 5, 6].map((id) => aged(id, id));
    expect(ranked([...six, ...six], six.slice(0, 1))).toEqual([1, 2, 3, 4]);
    const unfit = [aged(7, 72), aged(8, 0, { pr: true }), aged(9, 0, { adult: true }), aged(10, 0, { english: true })];
    expect(ranked([...unfit, aged(1, 1), aged(2, 2)])).toEqual([1, 2]);
  });

  it('is not shown for a single story', () => {
    expect([ranked([aged(1, 1)]), ranked([])]).toEqual([[], []]);
  });
});
