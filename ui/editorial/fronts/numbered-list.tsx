import type { ArticleCard } from '#core/editorial/articles/article.ts';
import { lasting } from '../../fragments/lasting.ts';
import { langOf } from '../../messages/language.ts';
import { hrefOf } from '../../teasers/href-of.ts';
import { EnglishMark } from '../../teasers/kicker.tsx';
import { tiedTitle } from '#core/wording/tied.ts';
import { ContainerHead } from './container-head.tsx';

interface Props {
  readonly title: string;
  readonly path: string;
  readonly cards: readonly ArticleCard[];
}

export const NumberedList = lasting(({ title, path, cards }: Props) => {
  if (cards.length === 0) return null;
  return (
    <section className="numbered wrap">
      <ContainerHead title={title} path={path} />
      <ol className="numbered__items">
        {cards.map((card) => (
          <li key={card.id} className="numbered__item">
            <a className="numbered__link" href={hrefOf(card)} lang={langOf(card.english)}>
              {tiedTitle(card.title)}
            </a>
            <EnglishMark card={card} />
          </li>
        ))}
      </ol>
    </section>
  );
});
