import type { ConvertPosts } from '../convert/convert-posts.ts';
import { type Around, type Due, dueAgain, type Followed } from '../state/followed.ts';
import { pageGap } from '../plan/schedule.ts';
import { isOfPost, setAside } from '../state/set-aside.ts';
import { removeMissing } from './remove-missing.ts';
import { takePosts } from './take-posts.ts';

const batch = 20;

/** Seconds. The clock of the desk may differ. */
const young = 120;
/** Milliseconds: times of change have no fractions, so a second change within the same second looks like the first. */
const readAgainAfter = 2_000;

/** Queues the posts that are due to be read once more. */
export const queueYoung = ({ time }: Around, followed: Followed): void => {
  const now = time.monotonic();
  for (const [id, at] of followed.young) {
    if (now - at < readAgainAfter) continue;
    followed.young.delete(id);
    if (!followed.due.has(id))
      followed.due.set(id, { way: 'sweep', since: null, publishedAt: time.now() / 1000, isTold: false });
  }
};

/** Queues posts that were set aside, once it is time to try them again. */
export const queueAside = ({ time }: Around, { aside, due }: Followed): void => {
  for (const [id, { retryAt }] of aside) if (retryAt <= time.monotonic() && !due.has(id)) due.set(id, dueAgain());
};

/** The newest first: they are what readers look for. One that was set aside is read alone. */
const nextOf = (due: ReadonlyMap<string, Due>, { aside }: Followed): readonly string[] => {
  const ids = [...due.entries()]
    .toSorted(([, one], [, other]) => other.publishedAt - one.publishedAt)
    .map(([id]) => id);
  const plain = ids.filter((id) => !aside.has(id));
  return plain.length > 0 ? plain.slice(0, batch) : ids.slice(0, 1);
};

interface Fetching {
  readonly convert: ConvertPosts;
  readonly due: Map<string, Due>;
  readonly isConfirmed: boolean;
}

const fetchTogether = async (
  around: Around,
  followed: Followed,
  { convert, due, isConfirmed }: Fetching,
  ids: readonly string[],
): Promise<void> => {
  const reading = new Map(ids.flatMap((id) => (due.has(id) ? [[id, due.get(id) as Due]] : [])));
  const before = ids.map((id) => [id, followed.aside.get(id)] as const);
  const posts = await around.source.posts(ids);
  const now = around.time.monotonic();
  const since = around.time.now() / 1000 - young;
  for (const { print } of posts)
    if (print.modified > Math.max(since, followed.items.get(print.id)?.modified ?? 0))
      followed.young.set(print.id, now);
  await takePosts(around, followed, convert, posts, reading, isConfirmed);
  const given = new Set(posts.map(({ print }) => print.id));
  const absent = ids.filter((id) => !given.has(id));
  await removeMissing(
    around,
    followed,
    absent.map((id) => ({ id, isTold: reading.get(id)?.isTold ?? false })),
    isConfirmed,
  );
  for (const [id, one] of before) if (followed.aside.get(id) === one) followed.aside.delete(id);
  // An item that was queued again during the request stays.
  for (const [id, one] of reading) if (due.get(id) === one) due.delete(id);
};

/** Halves a batch that fails, until the post is found that makes it fail. */
const fetchApart = async (
  around: Around,
  followed: Followed,
  fetching: Fetching,
  ids: readonly string[],
): Promise<void> => {
  const [first = ''] = ids;
  try {
    await fetchTogether(around, followed, fetching, ids);
  } catch (cause) {
    if (!(await isOfPost(around, first, cause))) throw cause;
    if (ids.length > 1) {
      const half = Math.ceil(ids.length / 2);
      for (const some of [ids.slice(0, half), ids.slice(half)]) {
        await around.time.wait(pageGap);
        await fetchApart(around, followed, fetching, some);
      }
      return;
    }
    await setAside(around, followed, first, cause);
    fetching.due.delete(first);
  }
};

/** Reads a batch of posts and publishes them. Known posts that the desk does not give are looked at as missing. */
export const fetchDue = (
  around: Around,
  followed: Followed,
  convert: ConvertPosts,
  due: Map<string, Due>,
  isConfirmed = false,
): Promise<void> => fetchApart(around, followed, { convert, due, isConfirmed }, nextOf(due, followed));
