import type * as engine from '@duckdb/node-api';
import { tmpdir } from 'node:os';
import { groupedRequests, tableAt } from './grouped-requests.ts';
import type { TableColumns } from './table-columns.ts';
import { columnsOf } from './table-columns.ts';

/** The engine is not there: it is no dependency of ours, for nobody else should carry its 70 MB. */
export class NoEngine extends Error {}

/** No column holds addresses; the message names those that there are. */
export class NoAddresses extends Error {}

/** What the engine says, in one line, as a fault of the input. */
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

/** Nothing is fetched, neither files nor extensions; what does not fit in memory goes to the temporary folder. */
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
  /** In upper case. */
  readonly methods: readonly string[];
}

/** The lines of a `weighted` log that the tables of these files (a pattern, too) come to, grouped by the engine. */
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
