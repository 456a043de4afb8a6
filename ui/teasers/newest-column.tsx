import type { ArticleCard } from '#core/editorial/articles/article.ts';
import type { NewestTitle } from '#core/editorial/lists/newest-beside.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { lasting } from '../fragments/lasting.ts';
import { teaserMessages } from '../messages/editorial/teasers.ts';
import { frontMessages } from '../messages/editorial/fronts.ts';
import { hrefOf } from './href-of.ts';
import { ClockTime, LatestPost } from '../times/told-time.tsx';
import { langOf } from '../messages/language.ts';
import { EnglishMark } from './kicker.tsx';
import { tiedTitle } from '#core/wording/tied.ts';

interface Props {
  readonly cards: readonly ArticleCard[];
  readonly frame: Frame;
  readonly title?: NewestTitle;
}

export const NewestColumn = lasting(({ cards, frame, title = 'newest' }: Props) => {
  if (cards.length === 0) return null;
  return (
    <section className="newest" aria-labelledby="legfrissebb">
      <h2 className="container__title" id="legfrissebb">
        <a href="/legfrissebb">{frontMessages[title]}</a>
      </h2>
      <ol className="newest__items">
        {cards.map((card) => (
          <li key={card.id} className="newest__item">
            {card.pr ? (
              <span className="newest__paid">{teaserMessages.partner}</span>
            ) : (
              <ClockTime at={card.publishedAt} frame={frame} />
            )}
            <a className="newest__link" href={hrefOf(card)} lang={langOf(card.english)}>
              {tiedTitle(card.title)}
            </a>
            <EnglishMark card={card} />
            <LatestPost card={card} frame={frame} />
          </li>
        ))}
      </ol>
    </section>
  );
});

/**
 * Shows what is new since the last visit. The cached page is shared, therefore the browser fills this in
 * (`ui/readers/visits`). Only returning readers get reserved space.
 */
export const SincePlace = () => (
  <div className="since wrap" data-since="" suppressHydrationWarning>
    {''}
  </div>
);
