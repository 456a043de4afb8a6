import { useEffect, useState } from 'react';
import type { DatedScore, ScoreLine } from '#core/sport/football/score-line.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { articleMessages } from '../../messages/editorial/articles.ts';
import { ResultCover } from '../../teasers/result-cover.tsx';
import { WrittenTime } from '../../times/told-time.tsx';

interface Props {
  readonly match: DatedScore;
  readonly frame: Frame;
}

interface Told {
  readonly match: DatedScore;
  readonly line: Pick<ScoreLine, 'status' | 'score'>;
  readonly words: string;
  readonly due: boolean;
}

const goals = (value: number | null): string => (value === null ? '–' : `${value}`);

/** Only articles with an unfinished match load this code (spec §4). */
const useToldScore = (match: DatedScore, since: number): Told => {
  const isOver = match.status === 'finished';
  const served = { match, line: match, words: '', due: isOver };
  const [kept, setKept] = useState<Told>(served);
  const { id, day } = match;
  useEffect(() => {
    if (isOver) return undefined;
    const following = import('../../sport/football/follow-score.ts')
      .then(({ followScore }) =>
        followScore({ id, day, since, onTold: (told) => setKept({ match, due: true, ...told }) }),
      )
      .catch(() => undefined);
    return () => void following.then((stop) => stop?.());
  }, [isOver, id, day, since, match]);
  return kept.match === match ? kept : served;
};

/** A reader who revealed the result may also see it in the window title. */
const tellTitle = (siteName: string): void => {
  const { quiet } = document.documentElement.dataset;
  const served = document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content;
  if (quiet && document.title === siteName) document.title = quiet === siteName && served ? served : quiet;
};

export const MatchBox = ({ match, frame }: Props) => {
  const { id, league, home, away, timestamp, day } = match;
  const { line, words, due } = useToldScore(match, frame.renderedAt);
  const { score, status } = line;
  return (
    <aside
      className="scoreboard"
      aria-label={articleMessages.match}
      data-late={due ? 'due' : ''}
      data-wake={match.status === 'finished' ? undefined : 'idle'}
    >
      <p className="scoreboard__league">{league}</p>
      <ResultCover name="match" onAsk={() => tellTitle(frame.site.name)}>
        <p className="scoreboard__line">
          <span className="scoreboard__team">{home}</span>
          <strong className="scoreboard__score">
            {score === null ? '–' : `${goals(score.home)}–${goals(score.away)}`}
          </strong>
          <span className="scoreboard__team scoreboard__team--away">{away}</span>
        </p>
      </ResultCover>
      <p className="scoreboard__foot">
        <span>{articleMessages.matchStatus[status]}</span>
        {status === 'not-started' && <WrittenTime at={timestamp} frame={frame} />}
        <a href={`/rovat/sport/foci-eredmenyek?nap=${day}&meccs=${id}`}>{articleMessages.toMatch}</a>
      </p>
      <p className="unseen" role="status">
        {words}
      </p>
    </aside>
  );
};
