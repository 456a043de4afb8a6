import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ArticleList } from '../lists/article-list.ts';
import type { ArticleContent } from '../../pages/article/article-content.ts';
import type { Article, ArticleCard, LivePost } from './article.ts';
import { asPublicAs, publish, type Published } from './published.ts';
import { publicArticle, type PublishedArticle, showTo, type VisibleArticle } from './visible-article.ts';

const card = { id: 1, title: 'Cím' } as ArticleCard;
const articleOf = (active: boolean, publishedAt: number): Article =>
  ({ active, publishedAt, section: null }) as Article;

describe('public articles', () => {
  it('is active, in an active section, and its minute has come', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.integer(), fc.integer(), (active, mainTagActive, publishedAt, now) => {
        expect(publish(card, { active, mainTagActive, publishedAt }, now)).toBe(
          active && mainTagActive && publishedAt <= now ? card : null,
        );
      }),
    );
    expect([
      publish(card, { active: true, publishedAt: 100 }, 99),
      publish(card, { active: true, publishedAt: 100 }, 100),
    ]).toEqual([null, card]);
  });

  it('exclude articles that only staff may see', () => {
    for (const hidden of [articleOf(false, 0), articleOf(true, 101)]) {
      expect(showTo(hidden, { loggedIn: false, now: 100 })).toBeNull();
      const shown = showTo(hidden, { loggedIn: true, now: 100 });
      expect(shown?.reason).toBe('staff');
      expect(publicArticle(shown!.article, 100)).toBeNull();
    }
    expect(publicArticle(showTo(articleOf(true, 100), { loggedIn: false, now: 100 })!.article, 100)).not.toBeNull();
  });

  it('have a type that differs from raw upstream data', () => {
    const [article, post] = [articleOf(true, 0), {} as LivePost];
    const lists = (items: ArticleList['items']): ArticleList['items'] => items;
    // @ts-expect-error A card that was not published fits no list or feed.
    lists([card]);
    // @ts-expect-error Nor does one under another name.
    lists([{ ...card, id: 2 }]);
    // @ts-expect-error A bare article is on no screen.
    const content: Pick<ArticleContent, 'article'> = { article };
    // @ts-expect-error What one visitor may see is not for everybody.
    const forAll: PublishedArticle = showTo(article, { loggedIn: true, now: 0 })!.article;
    // @ts-expect-error What everybody may see of another kind is no article to show.
    const other: VisibleArticle = publish(post, { active: true, publishedAt: 0 }, 0)!;
    // @ts-expect-error A type alone publishes nothing.
    asPublicAs(post, card);
    const whole: Published<ArticleCard> = publish(card, { active: true, publishedAt: 0 }, 0)!;
    expect(lists([whole, { ...whole, id: 3 }, asPublicAs(whole, card)])).toHaveLength(3);
    expect([content, forAll, other]).toHaveLength(3);
  });
});
