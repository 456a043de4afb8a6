import type { Team } from '#core/sport/football/fixture.ts';
import type { Prediction } from '#core/sport/football/match/prediction.ts';
import type { Sides } from '#core/sport/football/sides.ts';
import { footballMessages } from '../../messages/sport/football.ts';
import { Bar } from '../../tables/bar.tsx';

interface Props {
  readonly prediction: Prediction;
  readonly teams: Sides<Team>;
}

const Shares = ({
  title,
  shares,
}: {
  readonly title: string;
  readonly shares: readonly (readonly [string, number | null])[];
}) =>
  shares.every(([, percent]) => percent === null) ? null : (
    <>
      <h3 className="prediction__title">{title}</h3>
      <dl className="prediction__shares">
        {shares.map(([name, percent]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{percent === null ? '–' : `${String(percent).replace('.', ',')}%`}</b>
              {percent !== null && <Bar percent={percent} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );

export const MatchPrediction = ({ prediction: { winner, chances, goals }, teams: { home, away } }: Props) => {
  const [ours, theirs] = [home.name ?? footballMessages.home, away.name ?? footballMessages.away];
  return (
    <div className="prediction">
      {winner !== null && <p className="prediction__winner">{footballMessages.predicted(winner)}</p>}
      <Shares
        title={footballMessages.chances}
        shares={[
          [ours, chances.home],
          [footballMessages.draw, chances.draw],
          [theirs, chances.away],
        ]}
      />
      <Shares
        title={footballMessages.attack}
        shares={[
          [ours, goals.home],
          [theirs, goals.away],
        ]}
      />
      <p className="prediction__note">{footballMessages.predictionNote}</p>
    </div>
  );
};
