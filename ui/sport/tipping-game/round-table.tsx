import { speakScore } from '#core/sport/football/hu.ts';
import type { Frame } from '#core/pages/page-frame.ts';
import type { ScoredSheet } from '#core/sport/tipping-game/score-tips.ts';
import type { TipPair, TipRound } from '#core/sport/tipping-game/tip-round.ts';
import type { TipSheet } from '#core/sport/tipping-game/tip-sheet.ts';
import { gameMessages } from '../../messages/sport/tipping-game.ts';
import { figures, words } from '../../tables/column.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { writtenMoment } from '../../times/written.ts';
import { gamePath } from './game-path.ts';

interface Props {
  readonly round: TipRound;
  readonly sheet: TipSheet | null;
  readonly scored: ScoredSheet | null;
  readonly frame: Frame;
}

const namesOf = ({ pairs }: TipRound) => {
  const [first] = pairs;
  const areAlike =
    pairs.length > 1 &&
    pairs.every(({ home, away, place }) => home === first?.home && away === first.away && place !== '');
  return ({ home, away, place }: TipPair): readonly [name: string, facts: string] =>
    areAlike ? [place, ''] : [`${home} – ${away}`, place];
};

export const RoundTable = ({ round, sheet, scored, frame }: Props) => {
  const nameOf = namesOf(round);
  const yourTip = sheet === null ? [] : [figures(gameMessages.yourTip)];
  const points = scored === null ? [] : [figures(gameMessages.points)];
  const columns = [words(gameMessages.pair), ...yourTip, figures(gameMessages.result), ...points];
  return (
    <DataTable caption={round.title} captionUnseen columns={columns} className="data-table--tips">
      {round.pairs.map((pair, at) => {
        const tip = sheet?.[at] ?? null;
        const told = scored?.tips[at];
        const [name, facts] = nameOf(pair);
        return (
          <tr key={pair.key}>
            <th scope="row">
              <a href={gamePath(round.slug, pair.key)}>{name}</a>
              <span className="data-table__short">
                {[facts, writtenMoment(pair.at, frame.renderedAt, frame.site.timeZone)]
                  .filter((word) => word !== '')
                  .join('\u00a0· ')}
              </span>
            </th>
            {sheet !== null && (
              <td className="data-table__figure">{tip === null ? gameMessages.unknown : speakScore(tip)}</td>
            )}
            <td className="data-table__figure">
              {pair.result === null ? gameMessages.unknown : speakScore(pair.result)}
            </td>
            {told !== undefined && (
              <td className="data-table__figure data-table__points">
                <b>{told.points}</b>
                <span className="data-table__short">{gameMessages.outcome[told.outcome]}</span>
              </td>
            )}
          </tr>
        );
      })}
    </DataTable>
  );
};
