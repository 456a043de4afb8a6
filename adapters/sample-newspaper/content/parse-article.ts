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
 * Reads one written article: a JSON head, a line `---`, and the HTML, in pages divided by `<!-- page -->` and
 * followed by the entries
 * of a live blog, each begun by `<!-- post {"ago":"12m"} -->`. `now` is the moment from which ages are counted.
 * Throws on a wrong head.
 */
export const parseArticle = (slug: string, text: string, now: number): Article => {
  const at = text.indexOf('\n---\n');
  const { ago: age, updatedAgo, cover, ...rest } = plainHead.parse(JSON.parse(text.slice(0, at)));
  const [body = '', ...posts] = text.slice(at + 5).split(postBreak);
  const picture: Picture = { path: coverPath(rest.site, cover), caption: cover.caption, credit: cover.credit };
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
