import { addressSite } from '../../editorial/articles/address-site.ts';
import type { Article, LivePost, PublishedCard } from '../../editorial/articles/article.ts';
import { postCard } from '../../editorial/live-blogs/post-card.ts';
import { postTitle } from '../../editorial/live-blogs/post-title.ts';
import { relatedPosts } from '../../editorial/live-blogs/related-posts.ts';
import type { LivePostPage } from '../../editorial/live-blogs/live-post-page.ts';
import type { Site } from '../../addresses/sites/site.ts';
import type { PageNeeds } from '../needs.ts';
import { orDefault } from '../building/or-default.ts';

type Needs = Pick<PageNeeds, 'articles' | 'recommender' | 'sites' | 'linkTo'>;

export const maxRelated = 4;

const others = (cards: readonly PublishedCard[], { id }: Article): readonly PublishedCard[] =>
  cards.filter((card) => card.id !== id).slice(0, maxRelated);

const hasWords = (post: LivePost): boolean => postTitle(post) !== '';

const siblingsOf = (
  { articles, sites, linkTo }: Needs,
  site: Site,
  article: Article,
  parentId: number,
): Promise<readonly PublishedCard[]> => {
  const home = addressSite(sites, site, article.siteSlug);
  const cards = ({ pinned, posts }: LivePostPage) =>
    relatedPosts({ pinned: pinned.filter(hasWords), posts: posts.filter(hasWords) }, article.id).map((post) =>
      postCard(linkTo, post, article, home),
    );
  return orDefault(articles.posts(site.slug, parentId, null, null).map(cards), []);
};

/**
 * Up to four articles: siblings of a live blog post, pinned first, else the section's newest (spec §4, "Article load").
 */
export const relatedTo = (needs: Needs, site: Site, article: Article): Promise<readonly PublishedCard[]> => {
  const { parentId, section } = article;
  if (parentId !== null) return siblingsOf(needs, site, article, parentId);
  if (section === null) return Promise.resolve([]);
  const keeper = addressSite(needs.sites, site, section.siteSlug);
  return orDefault(
    needs.recommender.section(keeper.slug, section.slug).map((cards) => others(cards, article)),
    [],
  );
};
