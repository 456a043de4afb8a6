import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree, serialize } from 'parse5';
import { elementsOf, type WrittenElement } from '../../database/article-text/elements.ts';
import type { Blame } from './blame.ts';

const kinds = ['bars', 'lines', 'dots'];
const [fewestRows, maxRows, maxSeries] = [2, 60, 4];
/**
 * `17 302`, `1.234.567`, `−4,6%`, `5,75 százalék`; `–` or empty means missing. `10.5` and `1.234` are refused as
 * ambiguous.
 */
const figure =
  /^(?:[–—-]|nincs adat|no data|[+−–-]?\s?(?!0[xob])(?:\d{1,3}(?:\s\d{3})+|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}\.\d{3}(?=,)|\d+)(?:,\d+)?(?:\s+[\p{L}%‰°]\S*|[\p{L}%‰°][^\s\d]*)?)?$/iu;

const elementsIn = (node: Tree.ParentNode): readonly Tree.Element[] =>
  node.childNodes.flatMap((child) => (defaultTreeAdapter.isElementNode(child) ? [child] : []));

const textIn = (node: Tree.ParentNode): string =>
  node.childNodes
    .map((child) =>
      defaultTreeAdapter.isTextNode(child) ? child.value : defaultTreeAdapter.isElementNode(child) ? textIn(child) : '',
    )
    .join('');

const plain = (node: Tree.Element | undefined): string =>
  node === undefined ? '' : textIn(node).replaceAll(/\s+/g, ' ').trim();

const ofLook = /^(?:b|strong|i|em|u|span|small|mark|bdi|font)$/;

/** Marks element boundaries with a bar: `5<sup>1</sup>` and `5<br>6` are not 51 and 56. */
const figureIn = (node: Tree.ParentNode): string => {
  const [first, ...more] = node.childNodes.filter(
    (child) =>
      defaultTreeAdapter.isElementNode(child) || (defaultTreeAdapter.isTextNode(child) && child.value.trim() !== ''),
  );
  if (more.length === 0 && first !== undefined && /^(?:p|div)$/.test(first.nodeName))
    return figureIn(first as Tree.Element);
  return node.childNodes
    .map((child) => {
      if (!defaultTreeAdapter.isElementNode(child)) return defaultTreeAdapter.isTextNode(child) ? child.value : '';
      const isLook = ofLook.test(child.tagName) && child.attrs.every(({ name }) => name !== 'hidden');
      return isLook ? figureIn(child) : `|${figureIn(child)}|`;
    })
    .join('');
};

const rowsIn = (node: Tree.Element): readonly Tree.Element[] =>
  elementsIn(node).flatMap((child) => (child.tagName === 'tr' ? [child] : rowsIn(child)));

const tableIn = (node: Tree.Element): Tree.Element | undefined =>
  node.tagName === 'table'
    ? node
    : elementsIn(node)
        .map(tableIn)
        .find((table) => table !== undefined);

interface ChartFault {
  readonly field: string;
  readonly found?: string;
  readonly at?: Tree.Element | undefined;
}

const faultOfCells = (names: readonly string[], row: Tree.Element): ChartFault | undefined => {
  const cells = elementsIn(row);
  const texts = cells.map(plain);
  if (cells.length !== names.length || texts[0] === '') return { field: 'tr', found: texts.join(', '), at: row };
  const wrong = cells.find((cell, at) => at > 0 && !figure.test(figureIn(cell).replaceAll(/\s+/g, ' ').trim()));
  if (wrong === undefined) return undefined;
  const found = serialize(wrong).replaceAll('&nbsp;', ' ').replaceAll(/\s+/g, ' ').trim();
  return { field: 'td', found: `${texts[0]}, ${names[cells.indexOf(wrong)]}: ${found}`, at: wrong };
};

const faultOfTable = (table: Tree.Element | undefined): ChartFault | undefined => {
  if (table === undefined) return { field: 'table' };
  if (plain(elementsIn(table).find(({ tagName }) => tagName === 'caption')) === '')
    return { field: 'caption', at: table };
  const [head, ...rows] = rowsIn(table);
  const names = head === undefined ? [] : elementsIn(head).map(plain);
  if (names.length < 2 || names.length > maxSeries + 1 || names.slice(1).includes(''))
    return { field: 'thead', found: names.join(', '), at: head };
  if (rows.length < fewestRows || rows.length > maxRows) return { field: 'tr', found: String(rows.length), at: table };
  return rows.map((row) => faultOfCells(names, row)).find((fault) => fault !== undefined);
};

const faultOf = ({ attributes, node }: WrittenElement): ChartFault | undefined => {
  const said = (name: string): string => attributes.get(name)?.trim() ?? '';
  const kind = said('data-chart');
  if (!kinds.includes(kind)) return { field: 'data-chart', found: kind };
  const silent = ['data-unit', 'data-source'].find((name) => said(name) === '');
  return silent === undefined ? faultOfTable(tableIn(node)) : { field: silent };
};

/** Reports charts that would appear as plain tables (docs/newsroom.md). */
export const blameCharts = (html: string, firstLine: number, blame: Blame): void => {
  for (const element of html.includes('chart') ? elementsOf(html) : []) {
    const isChart = element.tag === 'figure' && element.attributes.get('data-type') === 'chart';
    const fault = isChart ? faultOf(element) : undefined;
    if (fault === undefined) continue;
    const { at, ...said } = fault;
    blame('bad-chart', firstLine - 1 + (at?.sourceCodeLocation?.startLine ?? element.line), said);
  }
};
