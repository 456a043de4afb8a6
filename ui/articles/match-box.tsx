import type { ScoreLine } from '#core/football/score-line.ts';
import type { Frame } from '#core/pages/page.ts';
import { sportPages } from '#core/routing/sport-pages.ts';
import { articleCopy } from '../copy/articles.ts';
import { WrittenTime } from '../times/written-time.tsx';

interface Props {
  readonly match: ScoreLine;
  readonly frame: Frame;
}

const goals = (value: number | null): string => (value === null ? '–' : `${value}`);

/** The match that an article is about, as the dashboard of live scores tells it. */
export const MatchBox = ({ match: { id, league, home, away, score, status, timestamp }, frame }: Props) => (
  <aside className="match" aria-label={articleCopy.match}>
    <p className="match__league">{league}</p>
    <p className="match__line">
      <span className="match__team">{home}</span>
      <strong className="match__score">{score === null ? '–' : `${goals(score.home)}–${goals(score.away)}`}</strong>
      <span className="match__team match__team--away">{away}</span>
    </p>
    <p className="match__foot">
      <span>{articleCopy.matchStatus[status]}</span>
      {status === 'not-started' && <WrittenTime at={timestamp} frame={frame} />}
      <a href={`/rovat/${sportPages.football}?meccs=${id}`}>{articleCopy.matchLink}</a>
    </p>
  </aside>
);
