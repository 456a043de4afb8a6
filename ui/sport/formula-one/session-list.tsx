import { speakRaceStatus } from '#core/sport/formula-one/hu.ts';
import { raceStatus } from '#core/sport/formula-one/race-status.ts';
import type { Session } from '#core/pages/sport/formula-one/formula-one-content.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import { formulaOneMessages } from '../../messages/sport/formula-one.ts';
import { SessionTime } from './session-time.tsx';

interface Props {
  readonly sessions: readonly Session[];
  readonly frame: Frame;
}

export const SessionList = ({ sessions, frame }: Props) => (
  <nav className="f1-sessions" aria-label={formulaOneMessages.sessions}>
    <ol>
      {sessions.map((session) => {
        const state = speakRaceStatus(session.status);
        return (
          <li key={session.id}>
            <a className="f1-session" href={session.path} aria-current={session.current ? 'page' : undefined}>
              <SessionTime at={session.startsAt} frame={frame} />
              <span className="f1-session__name">{session.name}</span>
              {state !== null && (
                <span className={raceStatus(session.status) === 'live' ? 'kicker__live' : 'f1-session__state'}>
                  {state}
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ol>
  </nav>
);
