import type { ArticleContent, Frame } from '#core/pages/page.ts';
import { articleCopy } from '../copy/articles.ts';
import { NewestColumn } from '../fronts/newest-column.tsx';
import { Teaser } from '../teasers/teaser.tsx';

interface Props {
  readonly content: ArticleContent;
  readonly frame: Frame;
}

/** Where to read on, once the story is over. */
export const Onwards = ({ content: { related, newest }, frame }: Props) => {
  if (related.length === 0 && newest.length === 0) return null;
  return (
    <div className="onwards zone wrap">
      {related.length > 0 && (
        <section>
          <h2 className="container__title">{articleCopy.related}</h2>
          <div className="onwards__items">
            {related.map((card) => <Teaser key={card.id} card={card} frame={frame} look="stacked" level={3} size="card" />)}
          </div>
        </section>
      )}
      <NewestColumn cards={newest} frame={frame} />
    </div>
  );
};
