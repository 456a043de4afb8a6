import { frontMessages } from '../../messages/editorial/fronts.ts';
import { Picture } from '../../media/pictures/picture.tsx';
import { CardTime } from '../../times/told-time.tsx';
import { hrefOf } from '../../teasers/href-of.ts';
import { tiedTitle } from '#core/wording/tied.ts';
import type { BlockProps } from './block-props.ts';

/** Full width under a transparent header (spec §2.9). */
export const BreakingBlock = ({ block, frame }: Pick<BlockProps, 'block' | 'frame'>) => {
  const [card, ...others] = block.items;
  if (card === undefined) return null;
  return (
    <section className="hero hero--breaking" aria-label={frontMessages.breaking}>
      {card.cover && <Picture image={card.cover} size="cover" frame={frame} className="hero__picture" eager />}
      <div className="hero__words wrap">
        <article className="hero__story">
          <p className="hero__kicker">{block.title || frontMessages.breaking}</p>
          <h2 className="hero__title">
            <a className="teaser__link" href={hrefOf(card)}>
              {tiedTitle(card.title)}
            </a>
          </h2>
          <p className="hero__lead">{tiedTitle(card.lead)}</p>
          <p className="hero__foot">
            <CardTime card={card} frame={frame} />
          </p>
        </article>
        {others.length > 0 && (
          <ul className="hero__more">
            {others.slice(0, 3).map((more) => (
              <li key={more.id}>
                <a href={hrefOf(more)}>{tiedTitle(more.title)}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
