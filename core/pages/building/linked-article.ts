import type { Article, LinkedArticle, PublishedPost } from '../../editorial/articles/article.ts';
import { pathFor } from '../../editorial/articles/home-address.ts';
import { labelAddress } from '../../editorial/articles/label-address.ts';
import { placedBody } from '../../editorial/articles/placed-body.ts';
import { rewriteByline } from '../../editorial/articles/rewrite-byline.ts';
import type { Visible, VisibleArticle } from '../../editorial/articles/visible-article.ts';
import type { Site } from '../../addresses/sites/site.ts';
import type { PageNeeds } from '../needs.ts';
import type { LiveContent } from '../article/article-content.ts';

type Needs = Pick<PageNeeds, 'sites' | 'linkTo'>;

const ownerOf = ({ sites }: Needs, site: Site, { siteSlug }: Article): Site =>
  sites.find(({ slug }) => slug === siteSlug) ?? site;

export const linkedArticle = (needs: Needs, site: Site, article: VisibleArticle): Visible<LinkedArticle> => {
  const { section, tags } = article;
  return {
    ...article,
    body: placedBody(needs.sites, site, ownerOf(needs, site, article), article.body),
    section: section && { ...section, url: labelAddress(needs, site, 'section', section.slug, section) },
    tags: tags.map((tag) => ({ ...tag, url: labelAddress(needs, site, 'tag', tag.slug, article) })),
    authors: rewriteByline(article, site, needs.sites).map((author) => ({
      ...author,
      url: labelAddress(needs, site, 'author', author.slug, article),
    })),
  };
};

export const linkedPosts = (needs: Needs, site: Site, article: Article, live: LiveContent): LiveContent => {
  const linked = (post: PublishedPost): PublishedPost => ({
    ...post,
    body: placedBody(needs.sites, site, ownerOf(needs, site, article), post.body),
    path: pathFor(needs, site, { ...article, type: 'liveblogpost', slug: post.slug, publishedAt: post.publishedAt }),
    authors: post.authors.map((author) => ({
      ...author,
      url: labelAddress(needs, site, 'author', author.slug, article),
    })),
  });
  return { ...live, pinned: live.pinned.map(linked), posts: live.posts.map(linked) };
};
