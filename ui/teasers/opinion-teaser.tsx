import type { ArticleCard } from '#core/editorial/articles/article.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { langOf } from '../messages/language.ts';
import { Avatar } from '../media/pictures/avatar.tsx';
import { CardTime } from '../times/told-time.tsx';
import { hrefOf } from './href-of.ts';
import { Kicker } from './kicker.tsx';
import { tiedTitle } from '#core/wording/tied.ts';
import { voiceOf } from './voice-of.ts';

interface Props {
  readonly card: ArticleCard;
  readonly frame: Frame;
  readonly level: 2 | 3;
  readonly leads?: boolean;
}

export const OpinionTeaser = ({ card, frame, level, leads = false }: Props) => {
  const Title = level === 2 ? 'h2' : 'h3';
  const { name, avatar, title } = voiceOf(card);
  const lang = langOf(card.english);
  return (
    <article
      className={leads ? 'teaser teaser--opinion teaser--essay' : 'teaser teaser--opinion'}
      data-published={card.publishedAt}
    >
      <Avatar
        path={avatar}
        name={name === '' ? frame.site.name : name}
        size="square"
        frame={frame}
        className="teaser__portrait"
      />
      <div className="teaser__words">
        <p className="teaser__voice">{name === '' ? frame.site.name : name}</p>
        <Title className="teaser__title" lang={lang}>
          <a className="teaser__link" href={hrefOf(card)} rel={card.partnerUrl === null ? undefined : 'sponsored'}>
            {tiedTitle(title)}
          </a>
        </Title>
        {card.lead !== '' && (
          <p className="teaser__argument" lang={lang}>
            {tiedTitle(card.lead)}
          </p>
        )}
        {(card.pr || card.adult || card.live) && <Kicker card={card} />}
        {leads && (
          <p className="teaser__foot">
            <CardTime card={card} frame={frame} />
          </p>
        )}
      </div>
    </article>
  );
};
