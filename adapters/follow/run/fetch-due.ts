import type { ConvertPosts } from '../convert/convert-posts.ts';
import type { Around, Due, Followed } from '../state/followed.ts';
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

/** The newest first: they are what readers look for. */
const newestFirst = (due: ReadonlyMap<string, Due>): readonly string[] =>
  [...due.entries()].toSorted(([, one], [, other]) => other.publishedAt - one.publishedAt).map(([id]) => id);

/** Reads a batch of posts and publishes them. Known posts that the desk does not give are looked at as missing. */
export const fetchDue = async (
  around: Around,
  followed: Followed,
  convert: ConvertPosts,
  due: Map<string, Due>,
  isConfirmed = false,
): Promise<void> => {
  const ids = newestFirst(due).slice(0, batch);
  const reading = new Map(ids.flatMap((id) => (due.has(id) ? [[id, due.get(id) as Due]] : [])));
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
  // An item that was queued again during the request stays.
  for (const [id, one] of reading) if (due.get(id) === one) due.delete(id);
};
