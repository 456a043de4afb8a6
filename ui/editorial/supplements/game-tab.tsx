import type { Frame } from '#core/pages/page-frame.ts';
import type { SupplementGame } from '#core/pages/supplement/supplement-content.ts';
import { roundState } from '#core/sport/tipping-game/tip-round.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';
import { RoundTable } from '../../sport/tipping-game/round-table.tsx';
import { TipForm } from '../../sport/tipping-game/tip-form.tsx';
import { gamePath } from '../../sport/tipping-game/game-path.ts';
import { gameMessages } from '../../messages/sport/tipping-game.ts';

interface Props {
  readonly content: SupplementGame;
  readonly frame: Frame;
}

export const GameTab = ({ content: { rounds }, frame }: Props) => (
  <>
    {rounds.length === 0 && <p className="empty">{supplementMessages.empty}</p>}
    {rounds.map((round) => (
      <section key={round.slug} className="data-block">
        <h2 className="data-block__title">
          <a href={gamePath(round.slug)}>{round.title}</a>
        </h2>
        {round.lead !== '' && <p className="data-block__lead">{round.lead}</p>}
        {roundState(round, frame.renderedAt) === 'open' ? (
          <TipForm round={round} sheet={null} frame={frame} />
        ) : (
          <RoundTable round={round} sheet={null} scored={null} frame={frame} />
        )}
        <p className="data-block__note">
          <a href={gamePath()}>{gameMessages.allRounds}</a>
        </p>
      </section>
    ))}
  </>
);
