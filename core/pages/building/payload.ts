import { articleOn } from '../article/article-on.ts';
import type { Page } from '../page.ts';

export type Payload =
  | {
      readonly kind: 'page';
      /** Matches `html[data-copy]`. The client hydrates only when both are equal. */
      readonly copy: string;
      readonly page: Page;
    }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'none'; readonly status: number };

export const payloadPage = (page: Page): Page => {
  const content = articleOn(page);
  if (content === null || content.quizzes.length + content.article.corrections.length === 0) return page;
  return { ...page, content: { ...content, quizzes: [], article: { ...content.article, corrections: [] } } } as Page;
};
