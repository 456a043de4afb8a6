import type { ScoreLine } from '#core/football/score-line.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { articleCopy } from '../messages/articles.ts';
import { WrittenTime } from '../times/written-time.tsx';

interface Props {
  readonly match: ScoreLine;
  readonly frame: Frame;
}

const goals = (value: number | null): string => (value === null ? '–' : `${value}`);

/** The match that an article is about, as the dashboard of live scores tells it. */
export const MatchBox = ({ match: { league, home, away, score, status, timestamp }, frame }: Props) => (
  <aside className="scoreboard" aria-label={articleCopy.match}>
    <p className="scoreboard__league">{league}</p>
    <p className="scoreboard__line">
      <span className="scoreboard__team">{home}</span>
      <strong className="scoreboard__score">
        {score === null ? '–' : `${goals(score.home)}–${goals(score.away)}`}
      </strong>
      <span className="scoreboard__team scoreboard__team--away">{away}</span>
    </p>
    <p className="scoreboard__foot">
      <span>{articleCopy.matchStatus[status]}</span>
      {status === 'not-started' && <WrittenTime at={timestamp} frame={frame} />}
    </p>
  </aside>
);
