import type { LogEvent } from 'kysely';
import { inSpan } from '#adapters/telemetry/current-request.ts';
import type { Measures } from '#adapters/telemetry/metrics/measures.ts';

const words: ReadonlySet<string> = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'WITH', 'BEGIN', 'COMMIT']);

/** The first word and table of a statement. Values, also those written into it, are left out. */
export const summaryOf = (sql: string): { readonly operation: string; readonly table: string | undefined } => {
  const word = /^\s*([a-z]+)/i.exec(sql)?.[1]?.toUpperCase() ?? '';
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(sql) ?? [];
  return { operation: words.has(word) ? word : 'OTHER', table };
};

/** For Kysely's `log`, which it calls in the context of the request. */
export const observeStatements =
  (measures: Measures | undefined) =>
  ({ level, query: { sql }, queryDurationMillis: took }: LogEvent): void => {
    const { operation, table } = summaryOf(sql);
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.collection.name': table,
    };
    measures?.record('db.client.operation.duration', took / 1000, { 'db.operation.name': operation });
    inSpan(table === undefined ? operation : `${operation} ${table}`, { kind: 'client', attributes, took }, (span) => {
      if (level === 'error') span.fail('error');
    });
  };
