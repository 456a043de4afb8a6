import type { ReactNode } from 'react';
import { speakLaps, speakLive, speakRaceStatus } from '#core/sport/formula-one/hu.ts';
import type { Race } from '#core/sport/formula-one/race.ts';
import { raceStatus } from '#core/sport/formula-one/race-status.ts';
import type { Weekend } from '#core/pages/sport/formula-one/formula-one-content.ts';
import { formulaOneMessages } from '../../messages/sport/formula-one.ts';
import { weekendName, weekendPlace } from './weekend-words.ts';

interface Props {
  readonly race: Race;
  readonly weekend: Pick<Weekend, 'name' | 'city' | 'country'>;
  readonly session: string;
  readonly freshness: ReactNode;
}

/** Tag, lap and flag of a live session (spec §4). Shows a clear track too: a flag then moves nothing. */
export const LiveState = ({ race: { status, laps, flag }, weekend, session, freshness }: Props) => {
  const live = speakLive(raceStatus(status));
  const lap = speakLaps(laps, live !== null);
  const said = live === null ? speakRaceStatus(status) : null;
  return (
    <div className="f1-state" data-hold="">
      <p className="f1-state__line">
        {live && <span className="kicker__live">{live.tag}</span>}
        {lap !== null && <span className="f1-state__lap">{lap}</span>}
        {said !== null && <span className="f1-state__said">{said}</span>}
      </p>
      <h2 className="f1-state__what">
        {weekendName(weekend)}, {session.toLocaleLowerCase('hu')}
      </h2>
      <p className="f1-state__where">{weekendPlace(weekend)}</p>
      {live && <p className={`f1-flag f1-flag--${flag ?? 'green'}`}>{formulaOneMessages.flagged[flag ?? 'green']}</p>}
      {live && <p className="data-block__note">{live.note}</p>}
      {live && freshness}
    </div>
  );
};
