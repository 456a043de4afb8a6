import { describe, expect, it } from 'vitest';
import { contractContent } from '../../testing/contract-content.ts';
import { newsroom } from '../../testing/newsroom.fake.ts';
import { someResolver } from '../../addresses/address-resolver.fake.ts';
import { fiveSites } from '../../addresses/sites/five-sites.fake.ts';
import { postCard } from './post-card.ts';

const house = newsroom(contractContent, 1_760_000_000);
const blog = house.entries.find(({ article }) => article.slug === 'elo-arviz')!;
const [post] = house.postsOf(blog);
const sibling = { ...house.articleOf(blog, 1), live: true, pr: true, lead: 'A testvéré.', adult: true, english: true };
const cardOf = (own: Partial<typeof sibling> = {}) =>
  postCard(someResolver().linkTo, post!, { ...sibling, ...own }, fiveSites[0]);

describe('the card of a live-blog post', () => {
  it("is the post's own, in the section of its blog; only what holds for the blog holds for it", () => {
    expect(cardOf()).toEqual({
      id: post!.id,
      siteSlug: 'lapunk',
      type: 'liveblogpost',
      slug: 'elo-arviz-31',
      title: '31. bejegyzés',
      lead: '',
      section: { slug: 'belfold', name: 'Belföld' },
      path: '/belfold/2025/01/02/elo-arviz-31',
      partnerUrl: null,
      cover: null,
      authors: post!.authors,
      publishedAt: post!.publishedAt,
      updatedAt: null,
      live: false,
      pr: false,
      adult: true,
      english: true,
    });
  });

  it('has no section when its blog has none', () => {
    expect(cardOf({ section: null })).toMatchObject({ section: null, path: '/2025/01/02/elo-arviz-31' });
  });
});
