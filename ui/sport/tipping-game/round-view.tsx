import type { Frame } from '#core/pages/page-frame.ts';
import type { GameContent } from '#core/pages/sport/game/game-content.ts';
import type { TipRound } from '#core/sport/tipping-game/tip-round.ts';
import { tipPoints } from '#core/sport/tipping-game/score-tips.ts';
import { writeTipSheet } from '#core/sport/tipping-game/tip-sheet.ts';
import { gameMessages } from '../../messages/sport/tipping-game.ts';
import { gamePath } from './game-path.ts';
import { KeepTips } from './keep-tips.tsx';
import { KeptLink } from './kept-link.tsx';
import { RoundTable } from './round-table.tsx';
import { TipForm } from './tip-form.tsx';

interface Props {
  readonly content: GameContent;
  readonly round: TipRound;
  readonly frame: Frame;
}

const Sheet = ({ content: { place, scored, state }, round, frame }: Props) => {
  if (place.kind !== 'sheet') return null;
  const given = place.sheet.filter((tip) => tip !== null).length;
  return (
    <section className="data-block">
      <h2 className="data-block__title">{gameMessages.sheet}</h2>
      {scored !== null && state !== 'open' && (
        <p className="game-total">
          <b>{gameMessages.total(scored.total, round.pairs.length * tipPoints.exact)}</b>{' '}
          {gameMessages.exact(scored.exact)}
        </p>
      )}
      <p className="data-block__lead">{gameMessages.sheetLead(given, round.pairs.length)}</p>
      <RoundTable round={round} sheet={place.sheet} scored={scored} frame={frame} />
      <p className="game-actions">
        <KeepTips round={round.slug} sheet={writeTipSheet(place.sheet)} />{' '}
        <a className="button button--quiet" href={gamePath(round.slug)}>
          {state === 'open' ? gameMessages.own : gameMessages.toRound}
        </a>
      </p>
    </section>
  );
};

export const RoundView = ({ content, round, frame }: Props) => {
  const { place, state } = content;
  const sheet = place.kind === 'sheet' ? place.sheet : null;
  return (
    <>
      <Sheet content={content} round={round} frame={frame} />
      {(state === 'open' || sheet === null) && (
        <section className="data-block">
          <h2 className="data-block__title">{sheet === null ? round.title : gameMessages.change}</h2>
          <p className="data-block__lead">
            <b>{gameMessages.state[state]}.</b> {round.lead}
          </p>
          <KeptLink round={round.slug} />
          {state === 'open' ? (
            <TipForm round={round} sheet={sheet} frame={frame} />
          ) : (
            <RoundTable round={round} sheet={null} scored={null} frame={frame} />
          )}
        </section>
      )}
    </>
  );
};
