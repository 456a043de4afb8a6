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

const written = (value: number | null, unit: 'count' | 'percent'): string =>
  value === null ? '–' : `${String(value).replace('.', ',')}${unit === 'percent' ? '%' : ''}`;

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
      {statisticPairs(statistics).map(({ type, unit, home, away, homeShare }) => (
        <tr key={type}>
          <td className="match-figures__value">{written(home, unit)}</td>
          <th scope="row" className="match-figures__type">
            {speakStatistic(type)}
            {homeShare !== null && <Bar percent={homeShare * 100} />}
          </th>
          <td className="match-figures__value">{written(away, unit)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
