import type { VerdictColumn, VerdictRow } from './verdict-row.ts';

export type WriteRow = (row: VerdictRow) => string;

const escaped = (text: string | null): string => {
  if (text === null) return '';
  if (!text.includes('\\') && !text.includes('\t') && !text.includes('\n')) return text;
  return text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n');
};

/** Names and numbers need no escape. */
const fields: Readonly<Record<VerdictColumn, (row: VerdictRow) => string>> = {
  address: ({ address }) => escaped(address),
  outcome: ({ outcome }) => outcome,
  status: ({ status }) => (status === null ? '' : String(status)),
  location: ({ location }) => escaped(location),
  site: ({ site }) => site ?? '',
  route: ({ route }) => route ?? '',
  final: ({ final }) => final ?? '',
  finalStatus: ({ finalStatus }) => (finalStatus === null ? '' : String(finalStatus)),
  finalLocation: ({ finalLocation }) => escaped(finalLocation),
  rules: ({ rules }) => (rules.length === 0 ? '' : rules.join(',')),
};

/** Rules are comma-separated; tab, newline and backslash are escaped. */
export const asTsv = (columns: readonly VerdictColumn[]): WriteRow => {
  const written = columns.map((column) => fields[column]);
  return (row) => {
    let line = '';
    for (let at = 0; at < written.length; at += 1) line += `${at === 0 ? '' : '\t'}${written[at]?.(row)}`;
    return `${line}\n`;
  };
};

export const asJson =
  (columns: readonly VerdictColumn[]): WriteRow =>
  (row) =>
    `${JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column]])))}\n`;
