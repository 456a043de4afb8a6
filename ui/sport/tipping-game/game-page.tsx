import type { Frame } from '#core/pages/page-frame.ts';
import type { GameContent } from '#core/pages/sport/game/game-content.ts';
import { BodyTree } from '../../article-body/body-tree.tsx';
import { gameMessages } from '../../messages/sport/tipping-game.ts';
import { gamePath } from './game-path.ts';
import { PairView } from './pair-view.tsx';
import { PointsTable } from './points-table.tsx';
import { RoundList } from './round-list.tsx';
import { RoundView } from './round-view.tsx';

interface Props {
  readonly content: GameContent;
  readonly frame: Frame;
}

const titleOf = ({ place }: GameContent): string => {
  switch (place.kind) {
    case 'rounds':
      return gameMessages.title;
    case 'round':
    case 'sheet':
      return place.round.title;
    case 'pair':
      return `${place.pair.home} – ${place.pair.away}`;
  }
};

/** Tipping game (spec §2.1). */
export const GamePage = ({ content, frame }: Props) => {
  const { place, round, rounds, rules } = content;
  const others = rounds.filter(({ slug }) => slug !== round?.slug);
  return (
    <div className="wrap game">
      <header className="list-header">
        <div className="list-header__words">
          {place.kind !== 'rounds' && (
            <p className="kicker">
              <a href={gamePath()}>{gameMessages.title}</a>
            </p>
          )}
          <h1 className="list-header__title">{titleOf(content)}</h1>
          {place.kind === 'rounds' && rules !== null && rules.lead !== '' && (
            <p className="list-header__text">{rules.lead}</p>
          )}
        </div>
      </header>
      <div className="zone">
        <div className="zone__main">
          {round === null && <p className="empty">{gameMessages.noRounds}</p>}
          {place.kind === 'pair' ? (
            <PairView round={place.round} pair={place.pair} frame={frame} />
          ) : (
            round !== null && <RoundView content={content} round={round} frame={frame} />
          )}
          {others.length > 0 && (
            <section className="data-block">
              <h2 className="data-block__title">
                {place.kind === 'rounds' ? gameMessages.otherRounds : gameMessages.rounds}
              </h2>
              <RoundList rounds={others} frame={frame} />
            </section>
          )}
        </div>
        <div className="zone__side">
          <section className="side-box" id="szabalyok">
            <h2 className="container__title">{gameMessages.rules}</h2>
            <PointsTable />
            {rules !== null && (
              <div className="game__rules">
                <BodyTree body={rules.body} frame={frame} below={2} />
              </div>
            )}
          </section>
        </div>
      </div>
    </div>
  );
};
