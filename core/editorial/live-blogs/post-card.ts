import type { LinkTo } from '../../addresses/routes/link-to.ts';
import type { Site } from '../../addresses/sites/site.ts';
import type { Article, ArticleCard, PublishedCard, PublishedPost } from '../articles/article.ts';
import { asPublicAs } from '../articles/published.ts';
import { postTitle } from './post-title.ts';
import { canonicalPath } from '../articles/canonical-path.ts';

/** A post as a related item of another post in the same blog (spec §4, "Article load"). */
export const postCard = (
  linkTo: LinkTo,
  post: PublishedPost,
  sibling: Article,
  site: Pick<Site, 'pathPrefix' | 'timeZone'>,
): PublishedCard => {
  const { slug, publishedAt } = post;
  const section = sibling.section && { name: sibling.section.name, slug: sibling.section.slug };
  return asPublicAs<ArticleCard>(post, {
    id: post.id,
    siteSlug: sibling.siteSlug,
    type: 'liveblogpost',
    slug,
    title: postTitle(post),
    lead: '',
    section,
    path: canonicalPath(linkTo)({ site, section: section?.slug ?? null, publishedAt, slug }),
    partnerUrl: null,
    cover: null,
    authors: post.authors,
    publishedAt,
    updatedAt: post.updatedAt,
    live: false,
    pr: false,
    adult: sibling.adult,
    english: sibling.english,
  });
};
