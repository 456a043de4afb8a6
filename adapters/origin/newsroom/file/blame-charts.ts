import type { Blame } from './fault.ts';

const chart = /<figure\b[^>]*\bdata-type="chart"[^>]*>([\s\S]*?)<\/figure>/g;
const kinds = ['bars', 'lines', 'dots'];
const [fewestRows, mostRows, mostSeries] = [2, 60, 4];
/** `17 302`, `−4,6%`, `5,75 százalék`; `–` and nothing stand for a figure that is missing. */
const figure = /^(?:[–—-]|nincs adat|no data|[+−–-]?\d[\d\s.]*(?:,\d+)?\s*(?:[\p{L}%‰°]\S*)?)?$/iu;

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;|\s+/g, ' ')
    .trim();

const cellsOf = (row: string): readonly string[] =>
  [...row.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => plain(cell));

/** What of a chart's table cannot be drawn: the name of what is missing, or the words that stand where they may not. */
const faultOfTable = (html: string): { readonly field: string; readonly found?: string } | null => {
  const caption = /<caption\b[^>]*>([\s\S]*?)<\/caption>/.exec(html)?.[1] ?? '';
  if (plain(caption) === '') return { field: 'caption' };
  const [head = [], ...rows] = [...html.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = '']) => cellsOf(row));
  if (head.length < 2 || head.length > mostSeries + 1) return { field: 'thead', found: head.join(', ') };
  if (rows.length < fewestRows || rows.length > mostRows) return { field: 'tr', found: String(rows.length) };
  const short = rows.find((cells) => cells.length !== head.length || cells[0] === '');
  if (short !== undefined) return { field: 'tr', found: short.join(', ') };
  const word = rows.flatMap((cells) => cells.slice(1)).find((cell) => !figure.test(cell));
  return word === undefined ? null : { field: 'td', found: word };
};

const faultOf = (found: string, table: string): { readonly field: string; readonly found?: string } | null => {
  const attribute = (name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(found)?.[1]?.trim() ?? '';
  const kind = attribute('data-chart');
  if (!kinds.includes(kind)) return { field: 'data-chart', found: kind };
  for (const name of ['data-unit', 'data-source']) if (attribute(name) === '') return { field: name };
  return faultOfTable(table);
};

/** A chart that could not be drawn would be a table to readers: its editor is told before (docs/newsroom.md). */
export const blameCharts = (html: string, firstLine: number, blame: Blame): void => {
  for (const { 0: found, 1: table = '', index } of html.matchAll(chart)) {
    const fault = faultOf(found, table);
    const line = firstLine + html.slice(0, index).split('\n').length - 1;
    if (fault !== null) blame('bad-chart', line, fault);
  }
};
