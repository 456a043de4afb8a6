import type { Donations } from './judge-address.ts';
import type { Address } from './paths/address.ts';
import type { WordAt } from './paths/known-words.ts';
import { namesInOrder } from './paths/path-pattern.ts';
import type { RouteParams } from './paths/to-params.ts';
import type { RouteRow } from './routes/route-row.ts';
import type { SettlePage, ShapeTables } from './rows-by-shape.ts';
import { oncePerWord, rowOfShape } from './rows-by-shape.ts';
import type { SiteChoice } from './sites/select-site.ts';

/** By the name under which the row takes what stands below its word. */
const paramsOf: Readonly<Record<string, (path: string, end: number) => RouteParams>> = {
  slug: (path, end) => ({ slug: path.slice(end + 1) }),
  fullPath: (path, end) => ({ fullPath: path.slice(end + 1) }),
};

interface RowBelow {
  readonly row: RouteRow;
  readonly params: (path: string, end: number) => RouteParams;
  /** Finds words that lead elsewhere. */
  readonly named: WordAt;
}

const rowBelow = (tables: ShapeTables, first: string): RowBelow | null => {
  const found = rowOfShape(tables, first, { segments: [{ kind: 'word', word: first }, { kind: 'foreign' }], date: -1 });
  if (found === null) return null;
  const params = paramsOf[namesInOrder(found.row.pattern)];
  return params === undefined ? null : { row: found.row.row, params, named: found.namedAt[1] as WordAt };
};

const shape = /^\/[-\w]+\/[-\w]+$/;

/** Compiles the matcher of one word of ours and a slug below it, as `/cimke/x`; `end` is where the word ends. */
export const belowWord = (tables: ShapeTables, settle: SettlePage) => {
  const rowFor = oncePerWord((first) => rowBelow(tables, first));
  return (address: Address, first: string, end: number, site: SiteChoice, donations: Donations) => {
    const { path } = address;
    const found = first === '' ? null : rowFor(first);
    if (found === null || !shape.test(path) || found.named(path, end + 1, path.length) !== '') return null;
    return settle(found.row, found.params(path, end), site, address, donations);
  };
};
