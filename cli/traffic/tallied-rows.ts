import type { PutBy } from '../terminal/io.ts';
import type { Counted } from './exact-tally.ts';
import { putCountsBy } from './exact-tally.ts';
import { mergeSorted } from './merge-sorted.ts';

export interface Row {
  readonly kind: string;
  readonly url: string;
  readonly hits: number;
  readonly rules: readonly string[];
}

export interface RowsOfKind {
  readonly list: readonly Row[];
  readonly of: number;
  readonly requests: number;
  readonly failing: number;
  /** All rows with `all`; otherwise only the listed ones. */
  readonly every: Iterable<Row>;
}

export interface RowNeeds {
  readonly putBy: PutBy;
  readonly isExcused: (row: Row) => boolean;
  readonly max: number;
  readonly all: boolean;
}

const separator = '\t';

export const rowKey = (kind: string, url: string, rules: readonly string[] = []): string =>
  [kind, url, rules.join(' ')].join(separator);

const rowOf = ({ key, hits }: Counted): Row => {
  const [kind = '', url = '', rules = ''] = key.split(separator);
  return { kind, url, hits, rules: rules === '' ? [] : rules.split(' ') };
};

const byHits = (one: Counted, other: Counted): number =>
  other.hits - one.hits || (one.key < other.key ? -1 : one.key > other.key ? 1 : 0);

const heldAtOnce = 2 ** 14;

interface Collector {
  readonly add: (count: Counted) => void;
  readonly rows: () => RowsOfKind;
}

const collector = ({ putBy, isExcused, max, all }: RowNeeds): Collector => {
  let held: Counted[] = [];
  let [of, requests, failing] = [0, 0, 0];
  const parts: Iterable<Counted>[] = [];
  const makeRoom = (): void => {
    held.sort(byHits);
    if (all) {
      parts.push(putCountsBy(putBy, held));
      held = [];
    } else held.length = Math.min(held.length, max);
  };
  const firstOf = function* (counts: Iterable<Counted>): Generator<Row> {
    let left = max;
    for (const count of counts) {
      if (left === 0) return;
      left -= 1;
      yield rowOf(count);
    }
  };
  return {
    add: (count) => {
      of += 1;
      requests += count.hits;
      if (!isExcused(rowOf(count))) failing += 1;
      held.push(count);
      if (held.length >= Math.max(heldAtOnce, 2 * max)) makeRoom();
    },
    rows: () => {
      held.sort(byHits);
      const sorted = (): Iterable<Counted> => mergeSorted([...parts, held], byHits);
      const list = [...firstOf(sorted())];
      const every = {
        *[Symbol.iterator](): Generator<Row> {
          for (const count of sorted()) yield rowOf(count);
        },
      };
      return { list, of, requests, failing, every: all ? every : list };
    },
  };
};

export const rowsByKind = (
  counts: Iterable<Counted>,
  needs: RowNeeds,
  look: (row: Row) => void = () => {},
): ReadonlyMap<string, RowsOfKind> => {
  const collectors = new Map<string, Collector>();
  for (const count of counts) {
    const kind = count.key.slice(0, count.key.indexOf(separator));
    let known = collectors.get(kind);
    if (known === undefined) collectors.set(kind, (known = collector(needs)));
    known.add(count);
    look(rowOf(count));
  }
  return new Map([...collectors].map(([kind, { rows }]) => [kind, rows()]));
};
