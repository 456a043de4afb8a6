import { NoAddresses, NoEngine, duckdbLines } from '../tables/duckdb-lines.ts';
import type { TableNeeds } from '../tables/duckdb-lines.ts';
import type { TableColumns } from '../tables/table-columns.ts';
import { exitCodes } from '../terminal/exit-codes.ts';
import type { Tools } from './command.ts';
import { trafficNeeds } from './traffic-options.ts';
import type { TrafficOptions } from './traffic-options.ts';

export interface TableOptions extends TrafficOptions {
  readonly from?: string;
  readonly columns?: TableColumns;
}

interface LogsToRead<Options> {
  readonly tools: Tools;
  readonly files: readonly string[];
  readonly options: Options;
}

const readableLines = async function* (
  { messages: { tables } }: Tools,
  needs: TableNeeds,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  try {
    yield* duckdbLines(needs, signal);
  } catch (fault) {
    if (fault instanceof NoEngine) throw Object.assign(fault, { code: tables.noEngine });
    if (fault instanceof NoAddresses) throw Object.assign(fault, { code: tables.noAddresses(fault.message) });
    throw fault;
  }
};

/** With `--from`, an engine groups the rows of tables; they are then read as a counted log. */
export const fromTables = <Options extends TableOptions>(
  tools: Tools,
  files: readonly string[],
  options: Options,
): LogsToRead<Options> | null => {
  const { io, messages, finish } = tools;
  const { from, columns = {} } = options;
  if (from === undefined) return { tools, files, options };
  if (files.length > 0 || options.since !== undefined || options.until !== undefined) {
    io.err(`${messages.tables.alone}\n`);
    finish(exitCodes.usage);
    return null;
  }
  const methods = trafficNeeds([], options).methods.filter((method) => method !== '');
  const bytes: Tools['io']['bytes'] = (path, signal) =>
    path === from ? readableLines(tools, { files: from, columns, methods }, signal) : io.bytes(path, signal);
  const grouped = { ...options, logFormat: 'weighted', method: [...methods, ''] } as const;
  return { tools: { ...tools, io: { ...io, bytes } }, files: [from], options: grouped };
};
