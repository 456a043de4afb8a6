import { useEffect, useRef, useState } from 'react';
import type { FollowedMatch } from '#core/sport/football/match/followed-match.ts';
import { speakMatchNews } from '#core/sport/football/hu.ts';
import { matchNews } from '#core/sport/football/match/match-news.ts';
import { fanSettings } from '../fan-settings.ts';

interface Props {
  readonly match: FollowedMatch;
  readonly silent: boolean;
}

/** Announces only goals, red cards and new phases. */
export const MatchNewsTeller = ({ match, silent }: Props) => {
  const told = useRef<FollowedMatch | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (silent) return;
    const news = told.current === null ? [] : matchNews(told.current, match);
    told.current = match;
    if (news.length > 0 && !fanSettings().hidesResults)
      setWords(news.map((one) => speakMatchNews(one, match.fixture)).join(' '));
  }, [match, silent]);
  return (
    <p className="unseen" role="status" aria-live="polite">
      {words}
    </p>
  );
};
