import { type BodyElement, type BodyNode, isElement } from '#core/editorial/articles/body.ts';
import { textOf } from '#core/editorial/articles/text-of.ts';

/** A signed number with at most one unit word: „+9,1%”, „18 532 Ft”. An ordinal is a name. */
const figure = /^(?!\d+\.\s)[+−–-]?\d[\d\s.,:–]*(?:%|‰|°C|\p{L}+\.?)?$/u;
const nothing = /^[–—-]?$/;

const rowsOf = (node: BodyElement): readonly BodyElement[] =>
  node.children.filter(isElement).flatMap((child) => (child.tag === 'tr' ? [child] : rowsOf(child)));

/** Columns with figures only are aligned right. Tables with spanning cells have none. */
export const figureCells = (table: BodyElement): ReadonlySet<BodyNode> => {
  const rows = rowsOf(table).map((row) => row.children.filter(isElement));
  if (rows.flat().some(({ attributes }) => attributes?.colSpan !== undefined || attributes?.rowSpan !== undefined))
    return new Set();
  const columns = Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, at) =>
    rows.flatMap((row) => row[at] ?? []),
  );
  return new Set(columns.slice(1).filter(holdsFigures).flat());
};

const holdsFigures = (cells: readonly BodyElement[]): boolean => {
  const said = cells
    .filter(({ tag }) => tag === 'td')
    .map(({ children }) => textOf(children).trim())
    .filter((text) => !nothing.test(text));
  return said.length > 0 && said.every((text) => figure.test(text));
};
