import type { Slice } from '../desk/desk.ts';
import { beginSearch, differenceIn, narrow, nextPart, type Search } from '../plan/find-difference.ts';
import { notice, type Around, type Followed } from '../state/followed.ts';
import type { Listed } from './list-posts.ts';

/** More are left to a sweep, which reads five times as many posts with one request. */
const maxDifference = 40;
/** Milliseconds without a search after one that led nowhere: the list of the desk contradicts its posts. */
const rest = 60_000;
const maxRepeated = 2;
/** Its multiples are spread evenly between 0 and 1. */
const golden = 0.618_033_988_749_895;

/** Compares the length of the desk's list, and one post in it, with what is known. Searches for the difference, one request each time. */
export const createFinder = ({ source, time, log, desk }: Around, followed: Followed) => {
  const { listed, lastSuccess } = followed;
  let search: Search | null = null;
  let [share, restsUntil] = [0, 0];
  /** Ids of the last search; null after a check that found the lists the same. */
  let last: string | null = null;
  let repeated = 0;
  const nothing: Listed = { isWhole: true, missing: [] };

  /** Most changes concern new posts: half of the probes are within the last 0.4 % of the list. */
  const check = async (read: (offset: number, count: number) => Promise<Slice>): Promise<Listed> => {
    const known = listed.sorted();
    share = (share + golden) % 1;
    const offset = known.length - 1 - Math.floor(known.length * share ** 8);
    const slice = await read(offset, 1);
    if (Math.abs(slice.total - known.length) > maxDifference) return nothing;
    search = beginSearch(known, offset, slice);
    if (search !== null) return { isWhole: false, missing: [] };
    last = null;
    lastSuccess.missing = Math.floor(time.now() / 1000);
    return nothing;
  };

  const conclude = (slice: Slice): Listed => {
    search = null;
    const added = slice.prints.filter(({ id }) => !listed.has(id));
    const { missing } = differenceIn(listed.sorted(), slice);
    for (const print of slice.prints) notice(followed, print, 'sweep');
    const found = [...missing, ...added.map(({ id }) => id)].join(' ');
    // A change during the search is no contradiction.
    const isSame = found === '' && slice.total === listed.sorted().length;
    repeated = found === last && !isSame ? repeated + 1 : 0;
    if (repeated === maxRepeated) {
      restsUntil = time.monotonic() + rest;
      log('desk-list-contradicts', { desk: desk.id, total: slice.total, known: listed.sorted().length });
    }
    last = found;
    // Those that were never published here need no removal.
    for (const id of missing) if (!followed.items.has(id)) listed.delete(id);
    return { isWhole: false, missing };
  };

  return {
    isSearching: (): boolean => search !== null,
    restart: (): void => void ([search, last] = [null, null]),
    take: async (): Promise<Listed> => {
      const { slice: read } = source;
      if (read === undefined || time.monotonic() < restsUntil || listed.sorted().length === 0) return nothing;
      if (search === null) return check(read);
      const { offset, count } = nextPart(search);
      const slice = await read(offset, count);
      if (count > 1) return conclude(slice);
      search = narrow(search, offset, slice);
      return { isWhole: false, missing: [] };
    },
  };
};
