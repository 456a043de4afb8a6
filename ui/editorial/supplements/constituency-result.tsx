import { candidatesByVotes } from '#core/editorial/supplements/constituencies.ts';
import type { Constituency } from '#core/editorial/supplements/data-block.ts';
import { thousands } from '#core/wording/thousands.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';
import { Bar } from '../../tables/bar.tsx';
import { figures, words } from '../../tables/column.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { writtenPercent } from './written-percent.ts';

export const ConstituencyResult = ({ unit, path }: { readonly unit: Constituency; readonly path: string }) => {
  const candidates = candidatesByVotes(unit.candidates);
  const all = Math.max(
    1,
    candidates.reduce((sum, { votes }) => sum + votes, 0),
  );
  return (
    <section className="data-block">
      <h2 className="data-block__title">{unit.name}</h2>
      <p className="data-block__lead">
        {[
          unit.seat === '' ? '' : supplementMessages.seatTown(unit.seat),
          unit.county,
          `${supplementMessages.turnout}: ${writtenPercent(unit.turnout)}`,
        ]
          .filter((word) => word !== '')
          .join('\u00a0· ')}
      </p>
      <DataTable
        caption={unit.name}
        captionUnseen
        columns={[
          words(supplementMessages.candidate),
          figures(supplementMessages.percentHead),
          figures(supplementMessages.votes),
        ]}
        className="data-table--shares"
      >
        {candidates.map(({ name, party, votes }, at) => (
          <tr key={name} className={at === 0 && votes > (candidates[1]?.votes ?? 0) ? 'data-table__own' : undefined}>
            <th scope="row">
              {name}
              {party !== '' && <span className="data-table__short">{party}</span>}
            </th>
            <td className="data-table__figure data-table__bar">
              <b>{writtenPercent((votes / all) * 100)}</b>
              <Bar percent={(votes / all) * 100} />
            </td>
            <td className="data-table__figure">{thousands(votes, 'column')}</td>
          </tr>
        ))}
      </DataTable>
      <p className="data-block__note">
        <a href={path}>{supplementMessages.back}</a>
      </p>
    </section>
  );
};
