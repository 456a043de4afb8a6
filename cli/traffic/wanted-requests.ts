import type { LogEntry } from '../logs/log-entry.ts';
import { noRequest } from '../logs/log-entry.ts';
import type { EntryTaker } from '../logs/read-log.ts';
import type { Wanted } from './traffic-filter.ts';
import { trafficFilter } from './traffic-filter.ts';

export interface RequestNeeds extends Wanted {
  /** Upper case; empty for logs without methods. */
  readonly methods: readonly string[];
}

/** Other methods request no page. An empty method means that the log has none. */
export const judgedMethods: readonly string[] = ['GET', 'HEAD', ''];

export interface Sorted {
  readonly judged: number;
  readonly filtered: number;
  /** By method; `-` counts lines that are no HTTP requests. */
  readonly notJudged: Readonly<Record<string, number>>;
}

/** A hostile log can name any number of methods of any length. */
const maxMethods = 2 ** 12;
const maxMethodLength = 32;
const unnamed = '?';

export type AddMethod = (method: string, requests: number) => void;

const methodCounts = (
  spare?: AddMethod,
): {
  add: AddMethod;
  all: () => Readonly<Record<string, number>>;
} => {
  const counts = new Map<string, number>();
  const makeRoom = (put: AddMethod): void => {
    for (const [method, requests] of counts) put(method, requests);
    counts.clear();
  };
  return {
    add: (method, weight) => {
      if (spare !== undefined && counts.size >= maxMethods && !counts.has(method)) makeRoom(spare);
      const isNamed = counts.has(method) || (counts.size < maxMethods && method.length <= maxMethodLength);
      const name = isNamed && method !== '' ? method : unnamed;
      counts.set(name, (counts.get(name) ?? 0) + weight);
    },
    all: () => Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
};

export const wantedRequests = (
  { take, settle }: EntryTaker,
  needs: RequestNeeds,
  spare?: AddMethod,
): EntryTaker & { readonly reached: () => boolean; readonly sorted: () => Sorted } => {
  const filter = trafficFilter(needs);
  const methods = methodCounts(spare);
  let [judged, filtered] = [0, 0];
  const takeWanted = (entry: LogEntry): void => {
    if (entry.method === noRequest || !needs.methods.includes(entry.method)) methods.add(entry.method, entry.weight);
    else if (filter === null || filter(entry)) {
      judged += entry.weight;
      take(entry);
    } else filtered += entry.weight;
  };
  return {
    take: takeWanted,
    settle,
    reached: () => judged >= needs.limit,
    sorted: () => ({ judged, filtered, notJudged: methods.all() }),
  };
};
