import { type BodyNode, isElement } from '#core/editorial/articles/body.ts';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';

/** Paragraphs from which on it is worth remembering where one stopped. */
const longFrom = 8;

const isParagraph = (node: BodyNode): boolean => isElement(node) && node.tag === 'p';

/**
 * Whether the reader's place in an article is kept: it is long and stands still, readers see it in a browser, and it
 * is nothing that one would rather not find kept.
 */
export const isTracked = (
  { article, live }: Pick<ArticleContent, 'article' | 'live'>,
  { preview, app }: Pick<Frame, 'preview' | 'app'>,
): boolean =>
  !preview && !app && live === null && !article.adult && article.body.filter(isParagraph).length >= longFrom;

/** What the text tells of itself, for those who follow how far it is read. */
export const tracked = (content: ArticleContent, frame: Frame) =>
  isTracked(content, frame)
    ? { 'data-article': content.path, 'data-page': content.article.page, 'data-pages': content.article.pages }
    : {};
