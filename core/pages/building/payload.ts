import { articleOn } from '../article/article-on.ts';
import type { Page } from '../page.ts';

/** What `{path}/_payload.json` answers, to the browser that goes on with a page or to another one. */
export type Payload =
  | {
      readonly kind: 'page';
      /** Also `html[data-copy]` of the document that was made with these data: that one is hydrated, and no other. */
      readonly copy: string;
      readonly page: Page;
    }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'none'; readonly status: number };

/** A page without what the server alone draws: browsers ask for quizzes by themselves, and are given corrections as they are set. */
export const payloadPage = (page: Page): Page => {
  const content = articleOn(page);
  if (content === null || content.quizzes.length + content.article.corrections.length === 0) return page;
  return { ...page, content: { ...content, quizzes: [], article: { ...content.article, corrections: [] } } } as Page;
};
