import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuizOnPage } from '#core/pages/article/article-content.ts';
import type { Page } from '#core/pages/page.ts';
import { articleContentOf, pageOf } from '#ui/screens/pages.fixtures.ts';
import { cacheControl, endingIn, lifetimeOf, pageCaching } from './lifetime.ts';

const seconds = fc.double({ min: 0, max: 1e6, noNaN: true });
const lifetimes = fc.record({ fresh: seconds, whileRevalidating: seconds, ifError: seconds });

describe('the life of a copy', () => {
  it('is ten days with us, and outside us at most a minute beyond its freshness', () => {
    expect(cacheControl({ fresh: 300, whileRevalidating: 60, ifError: 864_000 })).toBe(
      'public, max-age=300, stale-while-revalidate=60, stale-if-error=60',
    );
    fc.assert(
      fc.property(lifetimes, (lifetime) => {
        const [, fresh, ...stale] =
          /^public, max-age=(\d+), stale-while-revalidate=(\d+), stale-if-error=(\d+)$/.exec(cacheControl(lifetime)) ??
          [];
        expect(Number(fresh)).toBeLessThanOrEqual(lifetime.fresh);
        expect(stale.map(Number).every((one) => one <= 60)).toBe(true);
      }),
    );
  });

  it('is short in shared caches, and a notice reaches every page within 20 s', () => {
    const told = /^public, max-age=(\d+), stale-while-revalidate=(\d+), stale-if-error=60$/;
    const lives = [300, 15, 5, 0].map((fresh) => pageCaching({ fresh, whileRevalidating: 60, ifError: 864_000 }));
    expect(lives.map((one) => told.exec(one)?.slice(1))).toEqual([
      ['10', '0'],
      ['10', '0'],
      ['5', '5'],
      ['0', '10'],
    ]);
    fc.assert(
      fc.property(lifetimes, (lifetime) => {
        const [, fresh, stale] =
          /^public, max-age=(\d+), stale-while-revalidate=(\d+),/.exec(pageCaching(lifetime)) ?? [];
        expect(Number(fresh) + Number(stale)).toBeLessThanOrEqual(10);
        expect(Number(fresh)).toBeLessThanOrEqual(lifetime.fresh);
      }),
    );
  });

  it('is short for a page with quizzes, and ends when one of them closes (R43)', () => {
    const page = pageOf('single_article', articleContentOf({ publishedAt: 0, updatedAt: null })) as Page;
    const { renderedAt } = page.frame;
    const closingIn = (seconds: number | null): QuizOnPage => ({
      id: 'q',
      fate: null,
      told: {
        answers: [],
        quiz: {
          id: 'q',
          complex: false,
          questions: [
            {
              id: '1',
              question: '?',
              displayAs: 'radio',
              image: null,
              description: '',
              activeTo: seconds === null ? null : renderedAt + seconds,
              rightAnswer: null,
              options: [],
              answers: [],
            },
          ],
        },
      },
    });
    const lifeOf = (...quizzes: readonly QuizOnPage[]) => {
      const { fresh, whileRevalidating } = lifetimeOf({ ...page, content: { ...page.content, quizzes } } as Page);
      return [fresh, whileRevalidating];
    };
    expect(lifeOf()).toEqual([300, 60]);
    expect(lifeOf({ id: 'q', told: null, fate: null })).toEqual([15, 60]);
    expect(lifeOf(closingIn(null), closingIn(-5))).toEqual([15, 60]);
    expect(lifeOf(closingIn(1_000), closingIn(20))).toEqual([15, 6]);
    expect(lifeOf(closingIn(0))).toEqual([1, 0]);
  });

  it('ends at the next publication, while a new copy is made too', () => {
    fc.assert(
      fc.property(lifetimes, fc.double({ min: -1e6, max: 1e6, noNaN: true }), (lifetime, left) => {
        const { fresh, whileRevalidating, ifError } = endingIn(lifetime, left);
        expect(fresh + whileRevalidating).toBeLessThanOrEqual(Math.max(0, left) + 1e-6);
        expect([fresh, whileRevalidating].every((one) => one >= 0)).toBe(true);
        expect(ifError).toBe(lifetime.ifError);
      }),
    );
    const lifetime = { fresh: 15, whileRevalidating: 60, ifError: 9 };
    expect([endingIn(lifetime, Infinity), endingIn(lifetime, 20), endingIn(lifetime, 4.5)]).toEqual([
      lifetime,
      { fresh: 15, whileRevalidating: 5, ifError: 9 },
      { fresh: 4.5, whileRevalidating: 0, ifError: 9 },
    ]);
  });
});
