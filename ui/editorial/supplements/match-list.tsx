import { speakScore } from '#core/sport/football/hu.ts';
import { byDay } from '#core/editorial/supplements/by-day.ts';
import type { MatchBlock, SupplementMatch } from '#core/editorial/supplements/data-block.ts';
import { isoTime } from '#core/wording/iso-time.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';
import { writtenClock } from '../../times/written.ts';
import { speakDay } from '#core/wording/speak-day.ts';

interface Props {
  readonly block: MatchBlock;
  readonly zone: string;
}

const winner = ({ score, shootOut }: SupplementMatch): 'home' | 'away' | null => {
  const { home = null, away = null } = shootOut ?? score ?? {};
  if (home === null || away === null || home === away) return null;
  return home > away ? 'home' : 'away';
};

const Middle = ({
  match,
  shows,
  zone,
}: {
  readonly match: SupplementMatch;
  readonly shows: MatchBlock['shows'];
  readonly zone: string;
}) => {
  const { at, score, shootOut } = match;
  if (shows === 'times' || score === null)
    return (
      <time className="match__time" dateTime={isoTime(at)}>
        {writtenClock(at, zone)}
      </time>
    );
  return (
    <span className="match__score">
      <b>{speakScore(score)}</b>
      {shootOut !== null && <small>{supplementMessages.shootOut(speakScore(shootOut))}</small>}
    </span>
  );
};

export const MatchList = ({ block: { matches, shows }, zone }: Props) => {
  const days = byDay(matches, zone);
  const inOrder = shows === 'scores' ? days.toReversed() : days;
  return inOrder.map(({ at, items }) => (
    <section key={at} className="match-day">
      <h3 className="match-day__title">{speakDay(at, zone)}</h3>
      <ul className="match-day__items">
        {items.map((match) => (
          <li
            key={`${match.at} ${match.home} ${match.away}`}
            className={`match match--${(shows === 'scores' ? winner(match) : null) ?? 'even'}`}
          >
            <span className="match__home">{match.home}</span>
            <Middle match={match} shows={shows} zone={zone} />
            <span className="match__away">{match.away}</span>
            <span className="match__facts">
              {[match.stage, match.venue].filter((word) => word !== '').join('\u00a0· ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
};
