import type { ArticleCard } from '#core/editorial/articles/article.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { markedParts } from '#core/editorial/search/marked-parts.ts';
import type { ImageSize } from '#core/media/images/sizes.ts';
import { lasting } from '../fragments/lasting.ts';
import { Picture } from '../media/pictures/picture.tsx';
import { Marked } from './marked.tsx';
import { CardTime } from '../times/told-time.tsx';
import { hrefOf } from './href-of.ts';
import { Kicker } from './kicker.tsx';
import { tied, tiedTitle } from '#core/wording/tied.ts';
import { bylineOf, isOpinion, voiceOf } from './voice-of.ts';
import { langOf } from '../messages/language.ts';

export type TeaserLook = 'lead' | 'stacked' | 'beside' | 'text';

const classes: Readonly<Record<TeaserLook, string>> = {
  lead: 'teaser teaser--lead',
  stacked: 'teaser teaser--stacked',
  beside: 'teaser teaser--beside',
  text: 'teaser teaser--text',
};

export interface TeaserProps {
  readonly card: ArticleCard;
  readonly frame: Frame;
  readonly look: TeaserLook;
  readonly level: 2 | 3 | 4;
  readonly size?: ImageSize;
  readonly lead?: boolean;
  readonly foot?: boolean;
  readonly eager?: boolean;
  readonly term?: string;
  readonly under?: string | undefined;
}

const widths: Readonly<Partial<Record<ImageSize, string>>> = {
  card: '(min-width: 1200px) 292px, 226px',
  half: '(min-width: 1200px) 400px, (min-width: 768px) 55vw, 100vw',
  wide: '(min-width: 1200px) 705px, 100vw',
};

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** Phones show a lead only for the words that a search found in it. */
const isFound = (lead: string, term: string): boolean =>
  term !== '' && markedParts(lead, term).some(({ marked }) => marked);

const Foot = ({ card, frame, byline }: Pick<TeaserProps, 'card' | 'frame'> & { readonly byline: string }) => (
  <p className="teaser__foot">
    {byline !== '' && <span className="teaser__byline">{byline}</span>}
    <CardTime card={card} frame={frame} />
  </p>
);

export const Teaser = lasting(
  ({ card, frame, look, level, size, lead = false, foot = true, eager = false, term = '', under }: TeaserProps) => {
    const Title = headings[level];
    const voice = isOpinion(card) && !card.pr ? voiceOf(card) : null;
    const byline = bylineOf(card);
    const marked = (text: string) => (term === '' ? tiedTitle(text) : <Marked text={tied(text)} term={term} />);
    return (
      <article
        className={voice ? `${classes[look]} teaser--voice` : classes[look]}
        data-published={foot ? undefined : card.publishedAt}
      >
        {size && card.cover && (
          <Picture
            image={card.cover}
            size={size}
            frame={frame}
            className="teaser__picture"
            eager={eager}
            lang={langOf(card.english)}
            width={widths[size]}
          />
        )}
        <div className="teaser__words">
          <Kicker card={card} under={under} voice={voice?.name} />
          <Title className="teaser__title" lang={langOf(card.english)}>
            <a className="teaser__link" href={hrefOf(card)} rel={card.partnerUrl === null ? undefined : 'sponsored'}>
              {marked(voice?.title ?? card.title)}
            </a>
          </Title>
          {lead && card.lead !== '' && (
            <p
              className={isFound(card.lead, term) ? 'teaser__lead teaser__lead--found' : 'teaser__lead'}
              lang={langOf(card.english)}
            >
              {marked(card.lead)}
            </p>
          )}
          {foot && <Foot card={card} frame={frame} byline={voice || byline === under ? '' : byline} />}
        </div>
        {card.avCode && frame.site.asksConsent && (
          <span className="teaser__count" data-av={card.avCode} aria-hidden="true">
            <span className="slot" suppressHydrationWarning>
              {''}
            </span>
          </span>
        )}
      </article>
    );
  },
  ({ eager = false }) => eager,
);
