import type { ArticleContent } from '#core/pages/article/article-content.ts';
import { articleMessages } from '../../messages/editorial/articles.ts';
import { Pagination } from '../lists/pagination.tsx';

export const PageLinks = ({ content: { article, path } }: { readonly content: ArticleContent }) => (
  <Pagination
    label={articleMessages.pages}
    path={path}
    page={article.page}
    totalPages={article.gated ? article.page : article.pages}
  />
);
