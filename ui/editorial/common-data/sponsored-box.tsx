import type { ArticleCard } from '#core/editorial/articles/article.ts';
import { commonDataMessages } from '../../messages/editorial/common-data.ts';
import { hrefOf } from '../../teasers/href-of.ts';
import { tiedTitle } from '#core/wording/tied.ts';

export const SponsoredBox = ({ cards }: { readonly cards: readonly ArticleCard[] }) =>
  cards.length === 0 ? null : (
    <section className="side-links sponsored-links">
      <h2 className="container__title">{commonDataMessages.sponsored}</h2>
      <ul className="side-links__items">
        {cards.map((card) => (
          <li key={card.id}>
            <a
              className="side-links__link"
              href={hrefOf(card)}
              rel={card.partnerUrl === null ? undefined : 'sponsored'}
            >
              {tiedTitle(card.title)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
