import type { Frame } from '#core/pages/page-frame.ts';
import type { RoundCard } from '#core/pages/sport/game/game-content.ts';
import { gameMessages } from '../../messages/sport/tipping-game.ts';
import { writtenMoment } from '../../times/written.ts';
import { gamePath } from './game-path.ts';

interface Props {
  readonly rounds: readonly RoundCard[];
  readonly frame: Frame;
}

export const RoundList = ({ rounds, frame }: Props) => (
  <ul className="round-list">
    {rounds.map(({ slug, title, lead, state, pairs, closesAt }) => (
      <li key={slug} className={`round-card round-card--${state}`}>
        <p className="round-card__state">{gameMessages.state[state]}</p>
        <h3 className="round-card__title">
          <a href={gamePath(slug)}>{title}</a>
        </h3>
        {lead !== '' && <p className="round-card__lead">{lead}</p>}
        <p className="round-card__facts">
          {gameMessages.pairs(pairs)}
          {'\u00a0· '}
          {state === 'open' ? gameMessages.closes : gameMessages.closed}{' '}
          {writtenMoment(closesAt, frame.renderedAt, frame.site.timeZone)}
        </p>
      </li>
    ))}
  </ul>
);
