import { escapeMarkup } from '../escape-markup.ts';

export interface HtmlTable {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly figures: readonly number[];
}

export const htmlTable = ({ name, head, rows, figures }: HtmlTable): string => {
  const mark = (column: number): string => (figures.includes(column) ? ' class="figure"' : '');
  const cells = (row: readonly string[]): string =>
    row.map((text, column) => `<td${mark(column)}>${escapeMarkup(text)}</td>`).join('');
  const titles = head.map((text, column) => `<th scope="col"${mark(column)}>${escapeMarkup(text)}</th>`).join('');
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n');
  return `<div class="wide" role="region" tabindex="0" aria-label="${escapeMarkup(name)}"><table><thead><tr>${titles}</tr></thead><tbody>${body}</tbody></table></div>`;
};
