import { describe, expect, it } from 'vitest';
import type { Article, ArticleCard } from '#core/editorial/articles/article.ts';
import { published } from '#core/editorial/articles/published.fake.ts';
import { publicArticle, showTo } from '#core/editorial/articles/visible-article.ts';
import type { Page } from '#core/pages/page.ts';
import { publicPage } from '#core/pages/building/public-page.ts';
import { makeSharedPage } from '../pages/make-page.ts';
import { oembedOf } from './oembed/write-oembed.ts';
import { writeArticles, writeNews } from './sitemaps/write-sitemaps.ts';
import { readUploadName, type UploadName } from '../media/upload-name.ts';

const article = { active: true, publishedAt: 100, section: null, opened: false } as Article;
const page = (content: object | null, renderedAt = 100): Page =>
  ({ content, frame: { renderedAt } }) as unknown as Page;
const compiledOnly = (work: () => unknown) => expect(work).toBeTypeOf('function');

describe('what leaves for everybody', () => {
  it('takes nothing whose being public was not decided', () => {
    const [place, news] = [
      { path: '/a', changedAt: 1 },
      { path: '/a', title: 'a', publishedAt: 1, english: false },
    ];
    // @ts-expect-error A copy for all is made of a page for all.
    compiledOnly(() => makeSharedPage(page(null), {} as never));
    // @ts-expect-error oEmbed tells of what is published.
    compiledOnly(() => oembedOf(page(null), article, 1, 1));
    // @ts-expect-error Not of what one visitor may see.
    compiledOnly(() => oembedOf(page(null), showTo(article, { loggedIn: true, now: 0 })!.article, 1, 1));
    // @ts-expect-error A sitemap names what is published.
    compiledOnly(() => writeArticles('', [place]));
    // @ts-expect-error And so does that of the news.
    compiledOnly(() => writeNews('', '', [news]));
    // @ts-expect-error A card is no address.
    compiledOnly(() => writeArticles('', [published({} as ArticleCard)]));
    // @ts-expect-error The main API is asked for names, not for addresses.
    const name: UploadName = 'kep.jpg';
    expect([name, readUploadName('kep.jpg')]).toEqual(['kep.jpg', 'kep.jpg']);
    expect(oembedOf).toBeTypeOf('function');
    expect(publicArticle(showTo(article, { loggedIn: true, now: 99 })!.article, 99)).toBeNull();
  });

  it('is no page whose article is to come, is switched off, or was opened by a token', () => {
    const on = (changes: Partial<Article>, renderedAt?: number) =>
      publicPage(page({ article: { ...article, ...changes } }, renderedAt));
    expect([
      on({}) !== null,
      on({}, 99),
      on({ active: false }),
      on({ section: { slug: '', name: '', siteSlug: '', active: false } }),
      on({ opened: true }),
    ]).toEqual([true, null, null, null, null]);
    expect(publicPage(page(null))).not.toBeNull();
  });
});
