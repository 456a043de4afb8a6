import { describe, expect, it } from 'vitest';
import type { LinkedArticle } from '#core/editorial/articles/article.ts';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import { articleContentOf, contents, pageOf, postOf } from './pages.fixtures.ts';
import { formulaOneOf } from '../sport/formula-one/content.fixtures.ts';
import { screenOf } from './screen-of.ts';

const live = {
  pinned: [],
  posts: [postOf(1)],
  page: 1,
  totalPages: 1,
  totalItems: 1,
  olderPage: null,
  newerPage: null,
  version: 1,
};
const article = (changes: Partial<LinkedArticle>, posts: ArticleContent['live'] = null) =>
  pageOf('single_article', articleContentOf(changes, posts));

describe('the screen of a page', () => {
  it('is that of its route', () => {
    expect(screenOf(pageOf('list', contents.list))).toBe('list');
    expect(screenOf(article({}))).toBe('single_article');
  });

  it('is its own for a section that is a page of results', () => {
    expect(screenOf(pageOf('articles_by_mstag', contents.articles_by_mstag))).toBe('articles_by_mstag');
    expect(screenOf(pageOf('articles_by_mstag', formulaOneOf()))).toBe('formula-one');
  });

  it.each([
    ['a live blog', article({ live: true }, live)],
    ['a live blog that is over', article({ live: false }, live)],
    ['an article that is live', article({ live: true })],
    ['an article that is refreshed', article({ flags: ['refresh'] })],
  ])('is the live blog’s for %s at the address of an article', (_, page) => {
    expect(screenOf(page)).toBe('liveblog_article');
  });

  it('is the article screen at a live blog’s address without live content', () => {
    expect(screenOf(pageOf('liveblog_article', articleContentOf()))).toBe('single_article');
  });
});
