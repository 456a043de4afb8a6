import type { Team } from '#core/sport/football/fixture.ts';
import { speakStatistic } from '#core/sport/football/hu.ts';
import type { Sides } from '#core/sport/football/sides.ts';
import { type Statistic, statisticPairs } from '#core/sport/football/statistic-pairs.ts';
import { footballMessages } from '../../messages/sport/football.ts';
import { Bar } from '../../tables/bar.tsx';

interface Props {
  readonly statistics: Sides<readonly Statistic[]>;
  readonly teams: Sides<Team>;
}

type Pair = ReturnType<typeof statisticPairs>[number];

const decimalsIn = (value: number | null): number => (value === null ? 0 : (String(value).split('.')[1]?.length ?? 0));

/** Both sides with the same number of decimals. */
const written = (value: number | null, { unit, home, away }: Pair): string =>
  value === null
    ? '–'
    : value.toFixed(Math.max(decimalsIn(home), decimalsIn(away))).replace('.', ',') + (unit === 'percent' ? '%' : '');

export const MatchStatistics = ({ statistics, teams }: Props) => (
  <table className="match-figures">
    <caption className="unseen">{footballMessages.statistics}</caption>
    <thead>
      <tr>
        <th scope="col">{teams.home.name ?? footballMessages.home}</th>
        <td />
        <th scope="col">{teams.away.name ?? footballMessages.away}</th>
      </tr>
    </thead>
    <tbody>
      {statisticPairs(statistics).map((pair) => (
        <tr key={pair.type}>
          <td className="match-figures__value">{written(pair.home, pair)}</td>
          <th scope="row" className="match-figures__type">
            {speakStatistic(pair.type)}
            {pair.homeShare !== null && <Bar percent={pair.homeShare * 100} />}
          </th>
          <td className="match-figures__value">{written(pair.away, pair)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
