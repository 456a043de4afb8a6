import type { ArticleCard } from '#core/editorial/articles/article.ts';
import { articleMessages } from '../../messages/editorial/articles.ts';
import { hrefOf } from '../../teasers/href-of.ts';
import { langOf } from '../../messages/language.ts';
import { tiedTitle } from '#core/wording/tied.ts';

export const ReadAlso = ({ card }: { readonly card: ArticleCard }) => (
  <aside className="read-also" aria-label={articleMessages.readAlso}>
    <p className="read-also__label" aria-hidden="true">
      {articleMessages.readAlso}
    </p>
    <a className="read-also__link" href={hrefOf(card)} lang={langOf(card.english)}>
      {tiedTitle(card.title)}
    </a>
  </aside>
);
