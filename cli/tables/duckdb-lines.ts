import type * as engine from '@duckdb/node-api';
import { tmpdir } from 'node:os';
import { groupedRequests, tableAt } from './grouped-requests.ts';
import type { TableColumns } from './table-columns.ts';
import { columnsOf } from './table-columns.ts';

/** DuckDB is not a dependency, because few users need its 70 MB. */
export class NoEngine extends Error {}

export class NoAddresses extends Error {}

class UnreadableTable extends Error {
  readonly code: string;
  constructor(fault: unknown) {
    super('table', { cause: fault });
    this.code = String(fault instanceof Error ? fault.message : fault).split('\n')[0] ?? '';
  }
}

const loadEngine = async (): Promise<Pick<typeof engine, 'DuckDBInstance'>> => {
  try {
    return await import('@duckdb/node-api');
  } catch (cause) {
    throw new NoEngine('@duckdb/node-api', { cause });
  }
};

/** DuckDB must not download files or extensions; it spills to the temporary folder. */
const settings: Readonly<Record<string, string>> = {
  autoinstall_known_extensions: 'false',
  autoload_known_extensions: 'false',
  allow_community_extensions: 'false',
  preserve_insertion_order: 'false',
  memory_limit: '1GB',
  temp_directory: tmpdir(),
};

export interface TableNeeds {
  readonly files: string;
  readonly columns: TableColumns;
  readonly methods: readonly string[];
}

export const duckdbLines = async function* (
  { files, columns, methods }: TableNeeds,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const { DuckDBInstance } = await loadEngine();
  const instance = await DuckDBInstance.create(':memory:', settings);
  const connection = await instance.connect();
  try {
    const described = await connection.runAndReadAll(`describe select * from ${tableAt(files)}`, [files]);
    const names = described.getRows().map(([name]) => String(name));
    const found = columnsOf(names, columns);
    if (found.url === undefined) throw new NoAddresses(names.join(', '));
    const result = await connection.stream(groupedRequests(files, found, methods), [files]);
    for await (const chunk of result) {
      if (signal.aborted) return;
      if (chunk.rowCount > 0) yield Buffer.from(`${chunk.getColumnValues(0).join('\n')}\n`);
    }
  } catch (fault) {
    if (fault instanceof NoAddresses) throw fault;
    throw new UnreadableTable(fault);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
};
