import type { SearchPeriod } from '#core/editorial/search/search-address.ts';
import { searchMessages } from '../../messages/editorial/search.ts';

export const PeriodFields = ({ period }: { readonly period: SearchPeriod | undefined }) => {
  const { from = '', until = '', oldestFirst } = period ?? {};
  return (
    <details className="search-period" open={from !== '' || until !== '' || oldestFirst}>
      <summary className="search-period__open">{searchMessages.period}</summary>
      <div className="search-period__fields" key={`${from} ${until} ${oldestFirst}`}>
        <label className="search-period__field">
          {searchMessages.from}
          <input className="field" type="date" name="tol" min="1900-01-01" max="2100-12-31" defaultValue={from} />
        </label>
        <label className="search-period__field">
          {searchMessages.until}
          <input className="field" type="date" name="ig" min="1900-01-01" max="2100-12-31" defaultValue={until} />
        </label>
        <label className="search-period__order">
          <input type="checkbox" name="rend" value="regi" defaultChecked={oldestFirst} />
          {searchMessages.oldestFirst}
        </label>
        <button className="button button--quiet" type="submit">
          {searchMessages.setPeriod}
        </button>
      </div>
    </details>
  );
};
