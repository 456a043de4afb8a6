import { useEffect, useRef, useState } from 'react';
import type { FollowedRace } from '#core/sport/formula-one/followed-race.ts';
import { speakRaceNews } from '#core/sport/formula-one/hu.ts';
import { raceNews } from '#core/sport/formula-one/race-news.ts';
import { fanSettings } from '../fan-settings.ts';

interface Props {
  readonly race: FollowedRace;
  readonly silent: boolean;
}

/** Announces flags, the leader, start and finish, but no laps. */
export const RaceNewsTeller = ({ race, silent }: Props) => {
  const told = useRef<FollowedRace | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (silent) return;
    const news = told.current === null ? [] : raceNews(told.current, race);
    told.current = race;
    const spoken = news.map(speakRaceNews).filter((one) => one !== null);
    if (spoken.length > 0 && !fanSettings().hidesResults) setWords(spoken.join(' '));
  }, [race, silent]);
  return (
    <p className="unseen" role="status" aria-live="polite">
      {words}
    </p>
  );
};
