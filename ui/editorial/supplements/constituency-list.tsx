import type { SupplementData } from '#core/pages/supplement/supplement-content.ts';
import { candidatesByVotes, chooseConstituencies } from '#core/editorial/supplements/constituencies.ts';
import type { Constituency, ConstituencyBlock } from '#core/editorial/supplements/data-block.ts';
import { hungarianOrder } from '#core/wording/hungarian-order.ts';
import { thousands } from '#core/wording/thousands.ts';
import { supplementMessages } from '../../messages/editorial/supplements.ts';
import { figures, words } from '../../tables/column.ts';
import { DataTable } from '../../tables/data-table.tsx';
import { writtenPercent } from './written-percent.ts';

interface Props {
  readonly block: ConstituencyBlock;
  readonly choice: SupplementData['choice'];
  readonly path: string;
  readonly running: boolean;
}

const Filter = ({
  units,
  choice,
  path,
}: Omit<Props, 'block' | 'running'> & { readonly units: readonly Constituency[] }) => {
  const counties = [...new Set(units.map(({ county }) => county))]
    .filter((county) => county !== '')
    .sort(hungarianOrder);
  return (
    <form className="unit-filter" action={path} role="search">
      <div className="unit-filter__part">
        <label htmlFor="korzet-kereso">{supplementMessages.find}</label>
        <input
          className="field"
          id="korzet-kereso"
          type="search"
          name="term"
          defaultValue={choice.term}
          maxLength={100}
        />
      </div>
      <div className="unit-filter__part">
        <label htmlFor="korzet-megye">{supplementMessages.county}</label>
        <select className="field" id="korzet-megye" name="megye" defaultValue={choice.county}>
          <option value="">{supplementMessages.allCounties}</option>
          {counties.map((county) => (
            <option key={county} value={county}>
              {county}
            </option>
          ))}
        </select>
      </div>
      <button className="button" type="submit">
        {supplementMessages.filter}
      </button>
    </form>
  );
};

const Row = ({ unit, path }: { readonly unit: Constituency; readonly path: string }) => {
  const [max, second] = candidatesByVotes(unit.candidates);
  // No leader before the first vote, nor in a tie.
  const first = max !== undefined && max.votes > (second?.votes ?? 0) ? max : undefined;
  const isTied = first === undefined && (max?.votes ?? 0) > 0;
  return (
    <tr>
      <th scope="row">
        <a href={`${path}/${unit.slug}`}>{unit.name}</a>
        {unit.seat !== '' && <span className="data-table__short">{unit.seat}</span>}
      </th>
      <td>
        {first?.name ?? (isTied ? supplementMessages.tie : '–')}
        {first !== undefined && first.party !== '' && <span className="data-table__short">{first.party}</span>}
      </td>
      <td className="data-table__figure">
        {first === undefined ? '–' : thousands(first.votes - (second?.votes ?? 0), 'column')}
      </td>
      <td className="data-table__figure">{writtenPercent(unit.turnout)}</td>
    </tr>
  );
};

export const ConstituencyList = ({ block: { title, units }, choice, path, running }: Props) => {
  const found = chooseConstituencies(units, choice);
  const isChosen = choice.term !== '' || choice.county !== '';
  return (
    <>
      <Filter units={units} choice={choice} path={path} />
      {isChosen && (
        <p className="data-block__lead" role="status">
          {supplementMessages.found(found.length, units.length)}
          {'\u00a0· '}
          <a href={path}>{supplementMessages.reset}</a>
        </p>
      )}
      {found.length === 0 ? (
        <p>{supplementMessages.none}</p>
      ) : (
        <DataTable
          caption={title}
          captionUnseen
          columns={[
            words(supplementMessages.constituency),
            words(running ? supplementMessages.leader : supplementMessages.winner),
            figures(supplementMessages.lead),
            figures(supplementMessages.turnout),
          ]}
          className="data-table--units"
        >
          {found.map((unit) => (
            <Row key={unit.slug} unit={unit} path={path} />
          ))}
        </DataTable>
      )}
    </>
  );
};
