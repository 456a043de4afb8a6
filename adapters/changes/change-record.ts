import type { ChangeSet, ChangedPage } from './change.ts';
import { type Edition, untold } from './edition.ts';
import { pageName } from './page-name.ts';

export interface RecordedChanges extends Edition {
  /** Number of the newest change other than a purge of single pages. */
  readonly changed: number;
  /** Below this number the record is incomplete: any entry may be outdated. */
  readonly floor: number;
  /** Slugs with the number of their newest change, oldest first. */
  readonly names: readonly (readonly [slug: string, number: number])[];
  /** Site and path of pages purged by URL. */
  readonly pages: readonly (readonly [page: string, number: number])[];
  /** Earlier epochs, which are over. */
  readonly left: readonly string[];
}

export interface ChangeRecord {
  edition(): Edition;
  /** True when no edit, and no purge of this page, came after `edition`. */
  isCurrent(edition: Edition | null, page: string): boolean;
  /** Slugs changed since `edition`. Null when anything may have changed. */
  changedSince(edition: Edition | null, page: string): ReadonlySet<string> | null;
  /**
   * The edition to use for a response; null means the one at the start of the call. A new node starts at the first
   * edition it receives.
   */
  heard(edition: Edition): Edition | null;
  /** Without a change feed, the editions in responses are ignored. */
  followed(told: boolean): void;
  /** Applies changes; returns false when nothing is new. */
  learn(set: ChangeSet): boolean;
  /** A purge on this node gets a fractional number between two numbers of the main API. */
  purge(pages: readonly ChangedPage[] | null): void;
  /** Invalidates all cache entries. */
  doubt(): void;
  hasLeft(epoch: string): boolean;
  recorded(): RecordedChanges;
}

/** Limit of stored slugs and pages; removing older ones raises `floor`. */
const maxNames = 5_000;
const maxLeft = 8;
/** Allows 65,536 local purges between two numbers of the main API. */
const between = 2 ** -16;

export const nothingRecorded: RecordedChanges = { ...untold, changed: 0, floor: 0, names: [], pages: [], left: [] };

/** Re-inserting moves the name to the end, which keeps the oldest first. */
const put = (names: Map<string, number>, name: string, number: number): void => {
  names.delete(name);
  names.set(name, number);
};

/** Compares sequence numbers, never clocks (R43). */
export const createChangeRecord = (stored: RecordedChanges = nothingRecorded): ChangeRecord => {
  let { epoch, number, changed, floor, left } = stored;
  let isFollowed = true;
  const [names, pages] = [new Map(stored.names), new Map(stored.pages)];

  const begin = (edition: Edition): void => {
    if (edition.epoch !== epoch) left = [...left, epoch].filter((one) => one !== edition.epoch).slice(-maxLeft);
    ({ epoch, number } = edition);
    [changed, floor] = [number, number];
    names.clear();
    pages.clear();
  };

  const cut = (kept: Map<string, number>): void => {
    for (const [name, at] of kept) {
      if (kept.size <= maxNames) return;
      kept.delete(name);
      floor = Math.max(floor, at);
    }
  };

  const take = (
    at: number,
    kind: string,
    slugs: readonly string[],
    purged: readonly ChangedPage[],
    all: boolean,
  ): void => {
    for (const slug of slugs) put(names, slug, at);
    for (const { site, path } of purged) put(pages, pageName(site, path), at);
    if (kind !== 'purged' || slugs.length > 0 || all) changed = at;
    if (all) floor = at;
    number = at;
    cut(names);
    cut(pages);
  };

  const isOfNow = (edition: Edition | null, page: string, min: number): edition is Edition =>
    edition !== null && edition.epoch === epoch && edition.number >= min && edition.number >= (pages.get(page) ?? 0);

  return {
    edition: () => ({ epoch, number }),
    isCurrent: (edition, page) => isOfNow(edition, page, changed),
    changedSince(edition, page) {
      if (!isOfNow(edition, page, floor)) return null;
      return new Set([...names].filter(([, at]) => at > edition.number).map(([name]) => name));
    },
    heard(edition) {
      if (!isFollowed) return null;
      if (epoch === '') begin(edition);
      return edition;
    },
    followed: (told) => void (isFollowed = told),
    learn(set) {
      if (set.reset || set.epoch !== epoch) {
        const known = set.epoch === epoch && set.number === number && floor === number;
        begin(set);
        return !known;
      }
      const before = number;
      for (const { number: at, kind, slugs, pages: purged, all } of set.changes)
        if (at > number) take(at, kind, slugs, purged, all);
      number = Math.max(number, set.number);
      return number > before;
    },
    purge: (purged) => take(number + between, 'purged', [], purged ?? [], purged === null),
    doubt: () => begin(untold),
    hasLeft: (other) => left.includes(other),
    recorded: () => ({ epoch, number, changed, floor, names: [...names], pages: [...pages], left }),
  };
};
