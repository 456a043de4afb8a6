import type { TableColumns } from './table-columns.ts';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const text = (name: string): string => `coalesce(cast(${quoted(name)} as varchar), '')`;

/** Encodes whitespace that would end a line or a field. */
const addressIn = ({ url = '', query, host }: TableColumns): string => {
  const behind =
    query === undefined
      ? ''
      : ` || case when ${text(query)} in ('', '-') then '' else '?' || ltrim(${text(query)}, '?') end`;
  const before =
    host === undefined
      ? ''
      : `case when ${text(host)} in ('', '-') or ${text(url)} not like '/%' then '' else 'https://' || ${text(host)} end || `;
  return `replace(replace(${before}${text(url)}${behind}, chr(9), '%09'), chr(10), '%0A')`;
};

/**
 * Sets the CSV escape to a doubled quote (RFC 4180 §2). DuckDB 1.5 otherwise guesses a backslash where a line holds
 * `\"`, and then reads `\xC5` as `xC5`.
 */
export const tableAt = (files: string): string =>
  /\.(?:parquet|pq)$/i.test(files)
    ? 'read_parquet($1, union_by_name = true)'
    : `read_csv($1, union_by_name = true, quote = '"', escape = '"')`;

export const groupedRequests = (files: string, columns: TableColumns, methods: readonly string[]): string => {
  const { status, count, method } = columns;
  const wanted = methods.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ');
  return `with requests as (
  select ${addressIn(columns)} as address,
    ${status === undefined ? "'-'" : `coalesce(cast(try_cast(${quoted(status)} as integer) as varchar), '-')`} as status,
    ${count === undefined ? '1' : `try_cast(${quoted(count)} as bigint)`} as weight
  from ${tableAt(files)}${method === undefined ? '' : ` where upper(${text(method)}) in (${wanted})`}
)
select concat(cast(sum(weight) as varchar), chr(9), address, chr(9), status) as line from requests group by address, status`;
};
