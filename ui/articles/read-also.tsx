import type { ArticleCard } from '#core/articles/article.ts';
import { articleCopy } from '../copy/articles.ts';

/** One further reading at a pause of the text. */
export const ReadAlso = ({ card: { path, title, english } }: { readonly card: ArticleCard }) => (
  <aside className="read-also" aria-label={articleCopy.readAlso}>
    <p className="read-also__label" aria-hidden="true">{articleCopy.readAlso}</p>
    <a className="read-also__link" href={path} lang={english ? 'en' : undefined}>{title}</a>
  </aside>
);
