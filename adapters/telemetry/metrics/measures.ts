import type { CounterName, HistogramName, WatchedName } from './catalog.ts';

/** Names of routes, upstreams and the like: a fixed set of values, never a path, an address or text of a client. */
export type Labels = Readonly<Record<string, string | number>>;

export interface Reading {
  readonly value: number;
  readonly labels?: Labels;
}

export type ReadNow = () => readonly Reading[] | Promise<readonly Reading[]>;

export interface Measures {
  record(name: HistogramName, value: number, labels: Labels): void;
  count(name: CounterName, labels: Labels): void;
  /** Reads at each scrape. Values of several sources with the same labels are added. */
  watch(name: WatchedName, read: ReadNow): void;
}

export const reading = (value: number, labels?: Labels): readonly Reading[] => [
  { value, ...(labels === undefined ? {} : { labels }) },
];
