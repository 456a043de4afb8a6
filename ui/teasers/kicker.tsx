import type { ArticleCard } from '#core/editorial/articles/article.ts';
import { teaserMessages } from '../messages/editorial/teasers.ts';
import { labelled, langOf } from '../messages/language.ts';

interface Props {
  readonly card: ArticleCard;
  readonly under?: string | undefined;
  readonly voice?: string | undefined;
}

export const isOver = ({ type, live }: Pick<ArticleCard, 'type' | 'live'>): boolean => type === 'liveblog' && !live;

const isMarked = ({ english }: Pick<ArticleCard, 'english'>): boolean => english && langOf(english) !== undefined;

export const EnglishMark = ({ card }: Pick<Props, 'card'>) =>
  isMarked(card) && <span className="kicker__language">{teaserMessages.english}</span>;

export const Kicker = ({ card, under, voice }: Props) => {
  const { live, pr, adult, section } = card;
  const named = section !== null && section.name !== under ? section.name : null;
  if (!live && !isOver(card) && !pr && !adult && named === null && voice === undefined && !isMarked(card)) return null;
  return (
    <p className="kicker">
      {live && <span className="kicker__live">{teaserMessages.live}</span>}
      {isOver(card) && <span className="kicker__over">{teaserMessages.over}</span>}
      {pr ? (
        <span className="kicker__partner">{teaserMessages.partner}</span>
      ) : (
        named !== null && <span {...labelled(named)} />
      )}
      {voice !== undefined && <span className="kicker__voice">{voice}</span>}
      <EnglishMark card={card} />
      {adult && (
        <abbr className="kicker__adult" title={teaserMessages.adultLong}>
          {teaserMessages.adult}
        </abbr>
      )}
    </p>
  );
};

export const headOfAll = (title: string, cards: readonly Pick<ArticleCard, 'section'>[]): string | undefined =>
  cards.every(({ section }) => section?.name === title) ? title : undefined;
