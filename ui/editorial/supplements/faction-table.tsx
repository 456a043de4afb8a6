import type { FactionBlock } from '#core/editorial/supplements/data-block.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';
import { figures, words } from '../../tables/column.ts';
import { DataTable } from '../../tables/data-table.tsx';

export const FactionTable = ({ block: { title, factions } }: { readonly block: FactionBlock }) => (
  <DataTable
    caption={title}
    captionUnseen
    columns={[
      words(supplementMessages.faction),
      words(supplementMessages.stance),
      figures(supplementMessages.seats),
      words(supplementMessages.members),
    ]}
    className="data-table--factions"
  >
    {factions.map(({ name, short, stance, seats, members }) => (
      <tr key={name}>
        <th scope="row">
          {name}
          {short !== '' && <span className="data-table__short">{short}</span>}
        </th>
        <td>{stance}</td>
        <td className="data-table__figure data-table__sum">{seats}</td>
        <td>
          {members.length === 0 ? (
            <span className="data-table__soft">{supplementMessages.noMembers}</span>
          ) : (
            members.join(', ')
          )}
        </td>
      </tr>
    ))}
  </DataTable>
);
