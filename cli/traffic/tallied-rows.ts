import type { PutBy } from '../terminal/io.ts';
import type { Counted } from './exact-tally.ts';
import { putCountsBy } from './exact-tally.ts';
import { mergeSorted } from './merge-sorted.ts';

/** How often an address was met with something to say of it. */
export interface Row {
  readonly kind: string;
  readonly url: string;
  readonly hits: number;
  /** Ids of the rules that are to be looked at, where that is what the row is about. */
  readonly rules: readonly string[];
}

/** The addresses of one kind. */
export interface RowsOfKind {
  /** The most frequent first; not more than were asked for. */
  readonly list: readonly Row[];
  /** All addresses, and all requests for them. */
  readonly of: number;
  readonly requests: number;
  /** Rows that nothing excuses. */
  readonly failing: number;
  /** What is to be written where nothing may be left out: every row, or those of the list where fewer were asked for. */
  readonly every: Iterable<Row>;
}

export interface RowNeeds {
  readonly putBy: PutBy;
  readonly isExcused: (row: Row) => boolean;
  /** Rows that are listed of a kind. */
  readonly most: number;
  /** Whether every row is wanted. */
  readonly all: boolean;
}

const separator = '\t';

/** Under which a row is counted: kinds stand together, then addresses in their order. */
export const rowKey = (kind: string, url: string, rules: readonly string[] = []): string =>
  [kind, url, rules.join(' ')].join(separator);

const rowOf = ({ key, hits }: Counted): Row => {
  const [kind = '', url = '', rules = ''] = key.split(separator);
  return { kind, url, hits, rules: rules === '' ? [] : rules.split(' ') };
};

const byHits = (one: Counted, other: Counted): number =>
  other.hits - one.hits || (one.key < other.key ? -1 : one.key > other.key ? 1 : 0);

/** Rows that are held until they are sorted by their hits and put by. */
const heldAtOnce = 2 ** 14;

interface Collector {
  readonly add: (count: Counted) => void;
  readonly rows: () => RowsOfKind;
}

/** Keeps the most frequent, and all of them where that is asked for, in bounded memory. */
const collector = ({ putBy, isExcused, most, all }: RowNeeds): Collector => {
  let held: Counted[] = [];
  let [of, requests, failing] = [0, 0, 0];
  const parts: Iterable<Counted>[] = [];
  const makeRoom = (): void => {
    held.sort(byHits);
    if (all) {
      parts.push(putCountsBy(putBy, held));
      held = [];
    } else held.length = Math.min(held.length, most);
  };
  const firstOf = function* (counts: Iterable<Counted>): Generator<Row> {
    let left = most;
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
      if (held.length >= Math.max(heldAtOnce, 2 * most)) makeRoom();
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

/**
 * Tells the rows of each kind from counts that are sorted by their keys; `look` sees each of them, an address after
 * the one that stands before it.
 */
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
