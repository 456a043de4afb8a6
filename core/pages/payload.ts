import { articleOn } from './article/article-on.ts';
import type { Page } from './page.ts';

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

/** A page without what the server alone draws: browsers ask for quizzes by themselves. */
export const payloadPage = (page: Page): Page => {
  const article = articleOn(page);
  return article === null || article.quizzes.length === 0
    ? page
    : ({ ...page, content: { ...article, quizzes: [] } } as Page);
};
