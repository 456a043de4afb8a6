import type { PageOf } from '#core/pages/page.ts';
import { ArticlePage } from '../editorial/articles/article-page.tsx';

export const PageScreen = ({ page: { content, frame } }: { readonly page: PageOf<'single_article'> }) => (
  <ArticlePage content={content} frame={frame} />
);
