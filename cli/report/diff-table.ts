import type { Tools } from '../commands/command.ts';
import type { Taken } from '../diff/change.ts';
import { changeKinds } from '../diff/change.ts';
import type { Difference } from '../diff/compare-rule-sets.ts';
import { table } from './table.ts';

/** As many rows of a kind can be read; `--json` has them all. */
const most = 50;

const end = ({ status, location, route, arrives }: Taken): string => {
  if (location === null) return `${status}${route === null ? '' : ` ${route}`}`;
  return `${status} ${location}${arrives ? '' : ' (404)'}`;
};

/** The differences for a person: a row each, and a last line that counts them. */
export const diffTable = (found: readonly Difference[], { copy: { verify, traffic }, paint }: Pick<Tools, 'copy' | 'paint'>): string => {
  if (found.length === 0) return `${verify.noChange}\n`;
  const counts = changeKinds.map((kind) => [kind, found.filter((difference) => difference.kind === kind)] as const).filter(([, list]) => list.length > 0);
  const rows = counts.flatMap(([, list]) => list.slice(0, most).map(({ kind, hits, url, before, after }) => [kind, traffic.number(hits), url, end(before), end(after)]));
  const hidden = counts.reduce((sum, [, list]) => sum + Math.max(0, list.length - most), 0);
  const head = [verify.columns.finding, traffic.columns.hits, traffic.columns.address, verify.columns.before, verify.columns.after];
  const more = hidden === 0 ? '' : `${traffic.more(hidden)}\n`;
  return `${table(head, rows, paint, [1])}${more}${verify.diffEnd(counts.map(([kind, list]) => [kind, list.length] as const))}\n`;
};
