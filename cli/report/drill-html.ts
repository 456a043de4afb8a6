import type { DrillCell, DrillReport } from '#adapters/newsroom-contract/drill.ts';
import { escapeMarkup } from './escape-markup.ts';

const keyOf = ({ upstream, fault }: DrillCell): string => `${upstream} · ${fault}`;

const mark = (cell: DrillCell | undefined): string =>
  cell === undefined
    ? '<td></td>'
    : `<td class="${cell.failed ? 'failed' : cell.outcome}">${cell.outcome} ${cell.status || '–'}</td>`;

/** One row for each page and state, one column for each fault of an upstream. */
export const drillHtml = ({ pages, cells, failed }: DrillReport, title: string, summary: string): string => {
  const columns = [...new Set(cells.map(keyOf))];
  const byPlace = new Map(cells.map((cell) => [`${cell.state} ${cell.path} ${keyOf(cell)}`, cell]));
  const rows = (['warm', 'cold'] as const).flatMap((state) =>
    pages.map(({ route, path }) => {
      const marks = columns.map((column) => mark(byPlace.get(`${state} ${path} ${column}`)));
      return `<tr><th>${state}</th><th>${escapeMarkup(route)}</th><th>${escapeMarkup(path)}</th>${marks.join('')}</tr>`;
    }),
  );
  return `<!doctype html>
<html><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title><style>
body{font:14px/1.4 system-ui;margin:2rem}table{border-collapse:collapse}th,td{border:1px solid #999;padding:.2rem .4rem;text-align:left}
.complete{background:#dff0d8}.degraded,.unavailable{background:#fcf3cf}.failed{background:#c0392b;color:#fff}
</style></head><body><h1>${escapeMarkup(title)}</h1><p class="${failed > 0 ? 'failed' : 'complete'}">${escapeMarkup(summary)}</p>
<table><thead><tr><th></th><th></th><th></th>${columns.map((column) => `<th>${escapeMarkup(column)}</th>`).join('')}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table></body></html>
`;
};
