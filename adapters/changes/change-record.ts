import type { ChangeSet, ChangedPage } from './change.ts';
import { type Edition, untold } from './edition.ts';
import { pageName } from './page-name.ts';

/** What is remembered of changes, without a word of what was changed. */
export interface RecordedChanges extends Edition {
  /** The newest change after which every copy is made anew. */
  readonly changed: number;
  /** What is older may show anything that has changed since: so much is not known any more, or concerned everything. */
  readonly floor: number;
  /** Slugs and the newest change of each, the oldest first. */
  readonly names: readonly (readonly [slug: string, number: number])[];
  /** Site and path of what was purged by address. */
  readonly pages: readonly (readonly [page: string, number: number])[];
  /** Epochs that were over when this one was told of. */
  readonly left: readonly string[];
}

export interface ChangeRecord {
  /** Where this node stands. */
  edition(): Edition;
  /** Whether nothing has changed since `edition` that concerns everything, or the page (site and path). */
  isCurrent(edition: Edition | null, page: string): boolean;
  /** The slugs of what has changed since `edition`; null when anything may have, the page among it. */
  changedSince(edition: Edition | null, page: string): ReadonlySet<string> | null;
  /**
   * What an answer counts as that tells an edition; null for as new as its call. The first word of a main API is
   * where a node begins that nobody has told anything.
   */
  heard(edition: Edition): Edition | null;
  /**
   * Whether the main API tells its changes; while it does not, what its answers say of their edition counts for
   * nothing.
   */
  followed(told: boolean): void;
  /** Takes over what happened; false when nothing is new. */
  learn(set: ChangeSet): boolean;
  /** Notes an order given to this node: it stands between two numbers of the main API. */
  purge(pages: readonly ChangedPage[] | null): void;
  /** Takes nothing for known any more: no copy may be sent that was made before. */
  doubt(): void;
  /** Whether an epoch is known to be over. */
  hasLeft(epoch: string): boolean;
  recorded(): RecordedChanges;
}

/** Slugs and pages that are remembered; of the others the floor is. */
const mostNames = 5_000;
const mostLeft = 8;
/** So many orders of this node's own fit between two numbers of the main API. */
const between = 2 ** -16;

export const nothingRecorded: RecordedChanges = { ...untold, changed: 0, floor: 0, names: [], pages: [], left: [] };

/** The newest change comes last, so that what is forgotten first is the oldest. */
const put = (names: Map<string, number>, name: string, number: number): void => {
  names.delete(name);
  names.set(name, number);
};

/** Keeps in mind what has changed, by numbers alone: no clock decides whether a copy may be sent (R43). */
export const createChangeRecord = (stored: RecordedChanges = nothingRecorded): ChangeRecord => {
  let { epoch, number, changed, floor, left } = stored;
  let isFollowed = true;
  const [names, pages] = [new Map(stored.names), new Map(stored.pages)];

  const begin = (edition: Edition): void => {
    if (edition.epoch !== epoch) left = [...left, epoch].filter((one) => one !== edition.epoch).slice(-mostLeft);
    ({ epoch, number } = edition);
    [changed, floor] = [number, number];
    names.clear();
    pages.clear();
  };

  const cut = (kept: Map<string, number>): void => {
    for (const [name, at] of kept) {
      if (kept.size <= mostNames) return;
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

  const isOfNow = (edition: Edition | null, page: string, least: number): edition is Edition =>
    edition !== null && edition.epoch === epoch && edition.number >= least && edition.number >= (pages.get(page) ?? 0);

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
