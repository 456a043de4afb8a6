import type { MedalBlock } from '#core/editorial/supplements/data-block.ts';
import { medalRanking } from '#core/editorial/supplements/medal-ranking.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';
import { figures, words } from '../../tables/column.ts';
import { DataTable } from '../../tables/data-table.tsx';

const { rank, country, gold, silver, bronze, total } = supplementMessages;
const medals = [figures(gold), figures(silver), figures(bronze), figures(total.label, total.long)];

export const MedalTable = ({ block: { title, rows, own } }: { readonly block: MedalBlock }) => {
  const ranked = medalRanking(rows);
  const ours = ranked.find((row) => row.country === own);
  return (
    <>
      {ours !== undefined && (
        <p className="data-block__lead">{supplementMessages.ownRank(own, ours.rank, ours.total)}</p>
      )}
      <DataTable
        caption={title}
        captionUnseen
        columns={[figures(rank.label, rank.long), words(country), ...medals]}
        className="data-table--medals"
      >
        {ranked.map((row, at) => (
          <tr key={row.country} className={row.country === own ? 'data-table__own' : undefined}>
            <td className="data-table__figure data-table__rank">
              {ranked[at - 1]?.rank === row.rank ? (
                <span className="unseen">{supplementMessages.tied}</span>
              ) : (
                `${row.rank}.`
              )}
            </td>
            <th scope="row">{row.country}</th>
            <td className="data-table__figure medal medal--gold">{row.gold}</td>
            <td className="data-table__figure medal medal--silver">{row.silver}</td>
            <td className="data-table__figure medal medal--bronze">{row.bronze}</td>
            <td className="data-table__figure data-table__sum">{row.total}</td>
          </tr>
        ))}
      </DataTable>
    </>
  );
};
