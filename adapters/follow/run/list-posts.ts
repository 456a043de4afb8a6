import type { Listing } from '../desk/desk.ts';
import { byId } from '../plan/listed-ids.ts';
import { joinPage, newSweep, type Sweep } from '../plan/sweep.ts';
import { notice, type Around, type Followed } from '../state/followed.ts';

/** Seconds: the desk compares with its local clock, which is repeated for an hour in October. */
export const overlap = 3_900;
/** Seconds, once a minute: what code of the desk changes in a post leaves no time of change. */
const [longOverlap, longEvery] = [172_800, 12];

export interface Listed {
  readonly isWhole: boolean;
  /** After a whole sweep: known posts that it did not list. */
  readonly missing: readonly string[];
}

/** Takes one page of a way each time. */
export const createLister = ({ source, time, log, desk }: Around, followed: Followed) => {
  const pages = new Map<'new' | 'changed', { readonly page: number; readonly since: number; readonly began: number }>();
  let sweep: Sweep = newSweep;
  let polls = 0;
  const now = (): number => Math.floor(time.now() / 1000);

  const poll = async (way: 'new' | 'changed'): Promise<Listed> => {
    const began = now();
    const last = followed.lastSuccess[way] ?? began;
    const isLong = way === 'new' && (polls += 1) % longEvery === 0;
    const turn = pages.get(way) ?? { page: 1, since: last - (isLong ? longOverlap : overlap), began };
    const listing: Listing = { way, since: turn.since };
    const { prints, pages: count } = await source.list(listing, turn.page);
    for (const print of prints) notice(followed, print, way);
    const isWhole = turn.page >= count;
    if (isWhole) {
      pages.delete(way);
      followed.lastSuccess[way] = turn.began;
    } else pages.set(way, { ...turn, page: turn.page + 1 });
    return { isWhole, missing: [] };
  };

  const takeSweepPage = async (): Promise<Listed> => {
    const listed = await source.list({ way: 'sweep' }, sweep.page);
    for (const print of listed.prints) notice(followed, print, 'sweep');
    const joined = joinPage(sweep, listed);
    if ('next' in joined) {
      sweep = joined.next;
      return { isWhole: false, missing: [] };
    }
    sweep = newSweep;
    if ('partial' in joined) {
      if (joined.partial !== followed.doubt) log('desk-sweep-partial', { desk: desk.id, why: joined.partial });
      followed.doubt = joined.partial;
      return { isWhole: true, missing: [] };
    }
    followed.doubt = null;
    followed.lastSuccess.sweep = now();
    followed.listed.replace(joined.whole);
    followed.highest = [...joined.whole].reduce((one, other) => (byId(one, other) > 0 ? one : other));
    return { isWhole: true, missing: [...followed.items.keys()].filter((id) => !joined.whole.has(id)) };
  };

  return {
    poll,
    sweep: takeSweepPage,
    /** Its pages do not belong to those after a fault. */
    restart: (): void => {
      sweep = newSweep;
      pages.clear();
    },
  };
};
