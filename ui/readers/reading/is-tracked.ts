import { type BodyNode, isElement } from '#core/editorial/articles/body.ts';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';

const longFrom = 8;

const isParagraph = (node: BodyNode): boolean => isElement(node) && node.tag === 'p';

/** Excludes live articles, adult content (private), previews and apps. */
export const isTracked = (
  { article, live }: Pick<ArticleContent, 'article' | 'live'>,
  { preview, app }: Pick<Frame, 'preview' | 'app'>,
): boolean =>
  !preview && !app && live === null && !article.adult && article.body.filter(isParagraph).length >= longFrom;

export const tracked = (content: ArticleContent, frame: Frame) =>
  isTracked(content, frame)
    ? { 'data-article': content.path, 'data-page': content.article.page, 'data-pages': content.article.pages }
    : {};
