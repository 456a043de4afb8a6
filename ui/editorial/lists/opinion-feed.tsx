import type { ArticleCard } from '#core/editorial/articles/article.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { listMessages } from '../../messages/editorial/lists.ts';
import { Avatar } from '../../media/pictures/avatar.tsx';
import { OpinionTeaser } from '../../teasers/opinion-teaser.tsx';
import { writersOf } from './writers-of.ts';

interface Props {
  readonly cards: readonly ArticleCard[];
  readonly frame: Frame;
  readonly level: 2 | 3;
  readonly opening: boolean;
}

const Writers = ({ cards, frame }: Pick<Props, 'cards' | 'frame'>) => {
  const writers = writersOf(cards);
  return (
    writers.length > 0 && (
      <nav className="writers" aria-label={listMessages.writers}>
        <ul className="writers__row">
          {writers.map(({ slug, name, avatar }) => (
            <li key={slug}>
              <a className="writers__link" href={`/szerzo/${slug}`}>
                <Avatar path={avatar} name={name} size="square" frame={frame} className="writers__portrait" />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
};

export const OpinionFeed = ({ cards, frame, level, opening }: Props) => {
  const [lead, ...others] = cards;
  const listed = opening ? others : cards;
  return (
    <>
      {opening && lead && <OpinionTeaser card={lead} frame={frame} level={level} leads />}
      {opening && <Writers cards={cards} frame={frame} />}
      {listed.length > 0 && (
        <ol className="feed feed--opinion">
          {listed.map((card) => (
            <li key={card.id} className="feed__item">
              <OpinionTeaser card={card} frame={frame} level={level} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
};
