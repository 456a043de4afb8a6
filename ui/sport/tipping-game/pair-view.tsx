import { speakScore } from '#core/sport/football/hu.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import type { TipPair, TipRound } from '#core/sport/tipping-game/tip-round.ts';
import { gameMessages } from '../../messages/sport/tipping-game.ts';
import { writtenMoment } from '../../times/written.ts';
import { gamePath } from './game-path.ts';

interface Props {
  readonly round: TipRound;
  readonly pair: TipPair;
  readonly frame: Frame;
}

export const PairView = ({ round, pair, frame }: Props) => (
  <section className="data-block pair">
    <p className="pair__teams">
      <span>{pair.home}</span>{' '}
      <b className="pair__score">{pair.result === null ? gameMessages.unknown : speakScore(pair.result)}</b>{' '}
      <span>{pair.away}</span>
    </p>
    <p className="data-block__lead">
      {[pair.place, writtenMoment(pair.at, frame.renderedAt, frame.site.timeZone)]
        .filter((word) => word !== '')
        .join('\u00a0· ')}
    </p>
    <p className="data-block__lead">
      {pair.at > frame.renderedAt
        ? gameMessages.state.open
        : pair.result === null
          ? gameMessages.state.waiting
          : gameMessages.state.finished}
      .
    </p>
    <p>
      <a className="button" href={gamePath(round.slug)}>
        {gameMessages.toRound}: {round.title}
      </a>
    </p>
  </section>
);
