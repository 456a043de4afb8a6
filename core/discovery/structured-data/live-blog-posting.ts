import type { LivePost } from '../../editorial/articles/article.ts';
import { plainText } from '../../editorial/articles/plain-text.ts';
import { postAnchor } from '../../editorial/live-blogs/post-anchor.ts';
import { postTitle } from '../../editorial/live-blogs/post-title.ts';
import { truncate } from '../../wording/truncate.ts';
import { zonedTime } from '../../wording/zoned-time.ts';
import { pageAddress, publicAddress } from '../../pages/building/public-addresses.ts';
import { type ArticlePage, articleFacts, people } from './news-article.ts';
import { publisherReference } from './publisher.ts';
import type { Thing } from './thing.ts';

/** Characters. */
const maxPostLength = 500;

const update =
  (page: ArticlePage) =>
  (post: LivePost): Thing => {
    const { frame } = page;
    const at = (second: number): string => zonedTime(second, frame.site.timeZone);
    const text = plainText(post.body);
    return {
      '@type': 'BlogPosting',
      headline: postTitle(post) || undefined,
      // Posts move to other pages, so prefer the post's own address.
      url: post.path ? publicAddress(frame.site, post.path) : `${pageAddress(page)}#${postAnchor(post)}`,
      datePublished: at(post.publishedAt),
      dateModified: at(post.updatedAt ?? post.publishedAt),
      articleBody: text === '' ? undefined : truncate(text, maxPostLength),
      author: post.authors.length > 0 ? people(frame, post.authors) : [publisherReference(frame)],
    };
  };

export const liveBlogPosting = (page: ArticlePage): Thing => {
  const {
    content: { article, live },
    frame,
  } = page;
  const posts = live === null ? [] : [...(live.page === 1 ? live.pinned : []), ...live.posts];
  const last = Math.max(
    article.updatedAt ?? article.publishedAt,
    ...posts.map((post) => post.updatedAt ?? post.publishedAt),
  );
  const at = (second: number): string => zonedTime(second, frame.site.timeZone);
  const address = pageAddress(page);
  return {
    '@type': 'LiveBlogPosting',
    '@id': `${address}#article`,
    url: address,
    mainEntityOfPage: address,
    ...articleFacts(page),
    dateModified: at(last),
    coverageStartTime: at(article.publishedAt),
    coverageEndTime: article.live ? undefined : at(last),
    liveBlogUpdate: posts.map(update(page)),
  };
};
