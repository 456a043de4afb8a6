import { plainHead, plainPostHead } from '../../origin/newsroom/file/plain-head.ts';
import { inlinePictures } from '../../origin/newsroom/pictures/inline-pictures.ts';
import { coverPath } from '../../origin/media/uploads/picture-paths.ts';
import type { SiteKey } from '../../origin/database/schema/origin-site.ts';
import type { Article, Picture, Post } from '../../origin/content/article.ts';

const pageBreak = /<!-- page -->/;
const postBreak = /<!-- post (\{.*?\}) -->/;

const postsOf = (parts: readonly string[], site: SiteKey, now: number): readonly Post[] =>
  Array.from({ length: Math.floor(parts.length / 2) }, (_, at) => {
    const { ago: age, title, pinned, updatedAgo } = plainPostHead.parse(JSON.parse(parts[at * 2] ?? ''));
    return {
      title,
      pinned,
      publishedAt: now - age,
      ...(updatedAgo === undefined ? {} : { updatedAt: now - updatedAgo }),
      html: inlinePictures(parts[at * 2 + 1] ?? '', site),
    };
  });

/**
 * Parses an article file: JSON head, `---`, HTML pages split by `<!-- page -->`, then live blog posts, each after `<!--
 * post {"ago":"12m"} -->`. Ages count back from `now`. Throws on an invalid head.
 */
export const parseArticle = (slug: string, text: string, now: number): Article => {
  const at = text.indexOf('\n---\n');
  const { ago: age, updatedAgo, cover, ...rest } = plainHead.parse(JSON.parse(text.slice(0, at)));
  const [body = '', ...posts] = text.slice(at + 5).split(postBreak);
  const picture: Picture | null = cover && {
    path: coverPath(rest.site, cover),
    caption: cover.caption,
    credit: cover.credit,
  };
  return {
    ...rest,
    slug,
    cover: picture,
    publishedAt: now - age,
    ...(updatedAgo === undefined ? {} : { updatedAt: now - updatedAgo }),
    pages: body.split(pageBreak).map((page) => inlinePictures(page, rest.site)),
    posts: postsOf(posts, rest.site, now),
  };
};
