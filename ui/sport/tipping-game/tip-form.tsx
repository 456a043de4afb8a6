import type { Frame } from '#core/pages/page-frame.ts';
import type { TipPair, TipRound } from '#core/sport/tipping-game/tip-round.ts';
import { tipFields, type TipSheet } from '#core/sport/tipping-game/tip-sheet.ts';
import { speakScore } from '#core/sport/football/hu.ts';
import { gameMessages } from '../../messages/sport/tipping-game.ts';
import { writtenMoment } from '../../times/written.ts';
import { gamePath } from './game-path.ts';

interface Props {
  readonly round: TipRound;
  readonly sheet: TipSheet | null;
  readonly frame: Frame;
}

const Field = ({
  name,
  team,
  value,
}: {
  readonly name: string;
  readonly team: string;
  readonly value: number | undefined;
}) => (
  <input
    className="tip__field"
    type="text"
    inputMode="numeric"
    pattern="[0-9]"
    maxLength={1}
    size={2}
    name={name}
    defaultValue={value}
    autoComplete="off"
    aria-label={gameMessages.goalsOf(team)}
  />
);

const Tip = ({
  pair,
  at,
  sheet,
  frame,
}: {
  readonly pair: TipPair;
  readonly at: number;
  readonly sheet: TipSheet | null;
  readonly frame: Frame;
}) => {
  const fields = tipFields(at);
  const tip = sheet?.[at] ?? null;
  const isOpen = pair.at > frame.renderedAt;
  return (
    <li className="tip">
      <span className="tip__home">{pair.home}</span>
      <span className="tip__middle">
        {isOpen ? (
          <>
            <Field name={fields.home} team={pair.home} value={tip?.home} />
            <span aria-hidden="true">–</span>
            <Field name={fields.away} team={pair.away} value={tip?.away} />
          </>
        ) : (
          <span className="tip__closed">{pair.result === null ? gameMessages.tooLate : speakScore(pair.result)}</span>
        )}
      </span>
      <span className="tip__away">{pair.away}</span>
      <span className="tip__facts">
        {[pair.place, writtenMoment(pair.at, frame.renderedAt, frame.site.timeZone)]
          .filter((word) => word !== '')
          .join('\u00a0· ')}
      </span>
      {!isOpen && tip !== null && (
        <>
          <input type="hidden" name={fields.home} value={tip.home} />
          <input type="hidden" name={fields.away} value={tip.away} />
        </>
      )}
    </li>
  );
};

/** A plain form that puts the tips into the URL: it works without scripts and can be shared. */
export const TipForm = ({ round, sheet, frame }: Props) => (
  <form className="tip-form" action={gamePath(round.slug)}>
    <ol className="tip-form__pairs">
      {round.pairs.map((pair, at) => (
        <Tip key={pair.key} pair={pair} at={at} sheet={sheet} frame={frame} />
      ))}
    </ol>
    <button className="button" type="submit">
      {gameMessages.submit}
    </button>
    <p className="tip-form__hint">{gameMessages.hint}</p>
  </form>
);
