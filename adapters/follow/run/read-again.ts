import type { FollowedItem } from '#adapters/newsroom-contract/follow.ts';
import type { DeskPost } from '../desk/desk.ts';
import { byId } from '../plan/listed-ids.ts';
import { type Around, dueAgain, type Followed, queueAll } from '../state/followed.ts';

/** Milliseconds. */
const every = 60_000;
/** Of the newest posts, which readers open most, and of all. */
const [recent, some] = [100, 10];

const part = (ids: readonly string[], turn: number): readonly string[] =>
  Array.from({ length: Math.min(some, ids.length) }, (_, at) => ids[(turn * some + at) % ids.length] ?? '');

/**
 * Queues a few posts each minute: a rule of membership, a shortcode or a reusable block changes posts, but no time of a
 * post. The clock chooses them, for a process may end before it has read all.
 */
export const createRereader = ({ time }: Pick<Around, 'time'>, followed: Followed) => {
  const { due, hinted } = followed;
  let nextAt = time.monotonic() + every;
  return (): void => {
    if (time.monotonic() < nextAt || due.size + hinted.size > 0) return;
    nextAt = time.monotonic() + every;
    followed.isReadingAll = false;
    const ids = [...followed.items.values()]
      .flatMap(({ id, state }) => (state === 'waiting' || followed.aside.has(id) ? [] : [id]))
      .toSorted((one, other) => byId(other, one));
    const turn = Math.floor(time.now() / every);
    for (const id of [...part(ids.slice(0, recent), turn), ...part(ids, turn)]) due.set(id, dueAgain());
  };
};

const members = ' members';

/** As it is stored: whether an import file is for members shows that a rule of membership has changed. */
export const hashFor = (hash: string, isForMembers: boolean): string => (isForMembers ? `${hash}${members}` : hash);

interface ReadPost {
  readonly post: DeskPost;
  readonly hash: string;
  readonly known: FollowedItem | undefined;
}

/** A rule concerns many posts: all are read again once one shows it. */
export const noticeRule = (
  { desk, log }: Pick<Around, 'desk' | 'log'>,
  followed: Followed,
  posts: readonly ReadPost[],
): void => {
  const isOther = ({ post: { print }, hash, known }: ReadPost): boolean =>
    known?.print === print.print && known.hash !== '' && known.hash.endsWith(members) !== hash.endsWith(members);
  if (followed.isReadingAll || !posts.some(isOther)) return;
  log('desk-membership-changed', { desk: desk.id });
  followed.isReadingAll = true;
  queueAll(followed);
};
