import type { ArticleCard } from '#core/editorial/articles/article.ts';
import { teaserMessages } from '../messages/editorial/teasers.ts';
import { langOf } from '../messages/language.ts';

interface Props {
  readonly card: ArticleCard;
  /** The section that the head above has named already. */
  readonly under?: string | undefined;
  /** Who speaks, in a piece of opinion. */
  readonly voice?: string | undefined;
}

/** Whether a story is in English while the page is not. */
const isMarked = ({ english }: Pick<ArticleCard, 'english'>): boolean => english && langOf(english) !== undefined;

/** Says so where its title stands among Hungarian ones. */
export const EnglishMark = ({ card }: Pick<Props, 'card'>) =>
  isMarked(card) && <span className="kicker__language">{teaserMessages.english}</span>;

/** What kind of piece it is, in words: live, partner content, opinion, for adults; otherwise its section. */
export const Kicker = ({ card, under, voice }: Props) => {
  const { live, pr, adult, section } = card;
  const named = section !== null && section.name !== under ? section.name : null;
  if (!live && !pr && !adult && named === null && voice === undefined && !isMarked(card)) return null;
  return (
    <p className="kicker">
      {live && <span className="kicker__live">{teaserMessages.live}</span>}
      {pr ? (
        <span className="kicker__partner">{teaserMessages.partner}</span>
      ) : (
        named !== null && <span lang={langOf(false)}>{named}</span>
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

/**
 * The head of a row, when it names the section of every piece in it: then none need name it again, and their
 * headlines stay on one line.
 */
export const headOfAll = (title: string, cards: readonly Pick<ArticleCard, 'section'>[]): string | undefined =>
  cards.every(({ section }) => section?.name === title) ? title : undefined;
