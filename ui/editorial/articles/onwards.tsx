import type { ArticleCard } from '#core/editorial/articles/article.ts';
import type { ArticleContent } from '#core/pages/article/article-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { articleMessages } from '../../messages/editorial/articles.ts';
import { postMessages } from '../../messages/editorial/posts.ts';
import { teaserMessages } from '../../messages/editorial/teasers.ts';
import { hrefOf } from '../../teasers/href-of.ts';
import { NewestColumn } from '../../teasers/newest-column.tsx';
import { OpinionTeaser } from '../../teasers/opinion-teaser.tsx';
import { Teaser } from '../../teasers/teaser.tsx';
import { isOpinion } from '../../teasers/voice-of.ts';
import { labelled, langOf } from '../../messages/language.ts';
import { EnglishMark } from '../../teasers/kicker.tsx';
import { tiedTitle } from '#core/wording/tied.ts';

interface Props {
  readonly content: ArticleContent;
  readonly related: readonly ArticleCard[];
  readonly frame: Frame;
}

export const Onwards = ({
  content: {
    newest,
    newestTitle,
    parent,
    recommended: { picks, partners },
  },
  related,
  frame,
}: Props) => {
  if (related.length + newest.length + picks.length === 0) return null;
  return (
    <div className="onwards zone wrap">
      <div className="onwards__main">
        {related.length > 0 && (
          <section>
            <h2 className="container__title">{parent === null ? articleMessages.related : postMessages.morePosts}</h2>
            <div className={related.length === 4 ? 'onwards__items onwards__items--even' : 'onwards__items'}>
              {related.map((card) =>
                isOpinion(card) && !card.pr ? (
                  <OpinionTeaser key={card.id} card={card} frame={frame} level={3} />
                ) : (
                  <Teaser key={card.id} card={card} frame={frame} look="stacked" level={3} size="card" />
                ),
              )}
            </div>
          </section>
        )}
        {picks.length > 0 && <TitleList title={articleMessages.recommended} cards={picks} />}
        {partners.length > 0 && <TitleList title={teaserMessages.partner} cards={partners} partner />}
      </div>
      <NewestColumn cards={newest} title={newestTitle} frame={frame} />
    </div>
  );
};

const TitleList = ({
  title,
  cards,
  partner = false,
}: {
  readonly title: string;
  readonly cards: readonly ArticleCard[];
  readonly partner?: boolean;
}) => (
  <section className={partner ? 'onward onward--partner' : 'onward'}>
    <h2 className="container__title">{title}</h2>
    <ul className="onward__items">
      {cards.map((card) => (
        <li key={card.id} className="onward__item">
          {card.section && <span className="onward__section" {...labelled(card.section.name)} />}
          <a
            className="onward__link"
            href={hrefOf(card)}
            lang={langOf(card.english)}
            rel={partner ? 'sponsored' : undefined}
          >
            {tiedTitle(card.title)}
          </a>
          <EnglishMark card={card} />
        </li>
      ))}
    </ul>
  </section>
);
