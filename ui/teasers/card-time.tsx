import type { ArticleCard } from '#core/editorial/articles/article.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { teaserMessages } from '../messages/editorial/teasers.ts';
import { WrittenTime } from '../times/told-time.tsx';
import { isSameDay, written, writtenClock } from '../times/written.ts';

interface Props {
  readonly card: Pick<ArticleCard, 'publishedAt' | 'latestPostAt'>;
  readonly frame: Frame;
}

/** Time of a running live blog's latest post. A clock time, because it changes with every post. */
export const LatestPost = ({ card: { latestPostAt: at }, frame: { renderedAt, site } }: Props) =>
  at !== undefined && (
    <span className="latest-post">
      {teaserMessages.updated}{' '}
      <time dateTime={isoTime(at)}>
        {isSameDay(at, renderedAt, site.timeZone)
          ? writtenClock(at, site.timeZone)
          : written.moment(at, renderedAt, site.timeZone)}
      </time>
    </span>
  );

export const CardTime = ({ card, frame }: Props) =>
  card.latestPostAt === undefined ? (
    <WrittenTime at={card.publishedAt} frame={frame} />
  ) : (
    <LatestPost card={card} frame={frame} />
  );
