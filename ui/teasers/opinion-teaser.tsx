import type { ArticleCard } from '#core/articles/article.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { Avatar } from '../pictures/avatar.tsx';
import { hrefOf } from './href-of.ts';
import { Kicker } from './kicker.tsx';
import { voiceOf } from './voice-of.ts';

interface Props {
  readonly card: ArticleCard;
  readonly frame: Frame;
  readonly level: 2 | 3;
}

/** A piece that speaks for its author: the portrait and the name come before the claim. */
export const OpinionTeaser = ({ card, frame, level }: Props) => {
  const Title = level === 2 ? 'h2' : 'h3';
  const { name, avatar, title } = voiceOf(card);
  return (
    <article className="teaser teaser--opinion">
      {name !== '' && <Avatar path={avatar} name={name} size="square" frame={frame} className="teaser__portrait" />}
      <div className="teaser__words">
        <p className="teaser__voice">{name}</p>
        <Title className="teaser__title">
          <a className="teaser__link" href={hrefOf(card)}>
            {title}
          </a>
        </Title>
        {(card.pr || card.adult || card.live) && <Kicker card={card} />}
      </div>
    </article>
  );
};
