import { type BodyElement, type BodyNode, isElement } from '../articles/body.ts';
import { textOf } from '../articles/text-of.ts';
import { type Chart, type ChartCell, type ChartKind, chartKinds } from './chart.ts';
import { figureText } from './figure-text.ts';
import { readNumber } from './read-number.ts';

export interface ChartWords {
  readonly kind: string;
  readonly unit: string;
  readonly source: string;
  readonly language: Chart['language'];
}

const [fewestRows, maxRows, maxSeries] = [2, 60, 4];

const plain = (nodes: readonly BodyNode[]): string => textOf(nodes).replace(/\s+/g, ' ').trim();

const rowsIn = (node: BodyElement): readonly BodyElement[] =>
  node.children.filter(isElement).flatMap((child) => (child.tag === 'tr' ? [child] : rowsIn(child)));

const cellsOf = (row: BodyElement | undefined): readonly BodyElement[] => row?.children.filter(isElement) ?? [];

const textIn = (cell: BodyElement | undefined): string => (cell === undefined ? '' : plain(cell.children));

const cellIn = (cell: BodyElement): ChartCell | null => {
  const value = readNumber(figureText(cell.children));
  return value === undefined ? null : { text: textIn(cell), value };
};

/** Null when the table is not a chart: non-numeric cells, no source, or outside 2–60 rows and 1–4 series. */
export const readChart = (table: BodyElement, { kind, unit, source, language }: ChartWords): Chart | null => {
  const [head, ...lines] = rowsIn(table);
  const caption = table.children.find((child) => isElement(child) && child.tag === 'caption');
  const title = caption === undefined ? '' : plain([caption]);
  const [rowName = '', ...series] = cellsOf(head).map(textIn);
  const rows = lines.map((line) => {
    const [label, ...cells] = cellsOf(line);
    return { label: textIn(label), cells: cells.map(cellIn) };
  });
  const isWhole = rows.every(
    ({ label, cells }) => label !== '' && cells.length === series.length && cells.every((cell) => cell !== null),
  );
  const drawn = rows.filter(({ cells }) => cells.some((cell) => typeof cell?.value === 'number'));
  const known = chartKinds.find((one) => one === kind);
  if (known === undefined || !isWhole || title === '' || unit === '' || source === '') return null;
  if (series.length < 1 || series.length > maxSeries || series.includes('')) return null;
  if (drawn.length < fewestRows || rows.length > maxRows) return null;
  return {
    kind: known satisfies ChartKind,
    title,
    unit,
    source,
    language,
    rowName,
    series,
    rows: rows as Chart['rows'],
  };
};
