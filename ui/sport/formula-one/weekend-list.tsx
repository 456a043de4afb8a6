import { speakDay, speakRaceStatus } from '#core/sport/formula-one/hu.ts';
import type { Weekend } from '#core/pages/sport/formula-one/formula-one-content.ts';
import { formulaOneMessages } from '../../messages/sport/formula-one.ts';
import { weekendName, weekendPlace } from './weekend-words.ts';

const stateOf = ({ live, completed }: Weekend): string | null =>
  speakRaceStatus(live ? 'Live' : completed ? 'Completed' : null);

/** Phones use a form instead (spec §2.7). */
export const WeekendList = ({ weekends }: { readonly weekends: readonly Weekend[] }) => (
  <nav className="f1-side" aria-label={formulaOneMessages.weekends}>
    <ol className="f1-weekends">
      {weekends.map((weekend) => {
        const state = stateOf(weekend);
        return (
          <li key={weekend.id}>
            <a className="f1-weekends__link" href={weekend.path} aria-current={weekend.current ? 'page' : undefined}>
              <span className="f1-weekends__day">
                {weekend.date === null ? formulaOneMessages.noDate : speakDay(weekend.date)}
                {state !== null && (
                  <span className={weekend.live ? 'kicker__live' : 'f1-weekends__state'}>{state}</span>
                )}
              </span>
              <span className="f1-weekends__name">{weekendName(weekend)}</span>
              <span className="f1-weekends__place">{weekendPlace(weekend)}</span>
            </a>
          </li>
        );
      })}
    </ol>
  </nav>
);
