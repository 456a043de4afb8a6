import type { FollowedItem } from '#adapters/newsroom-contract/follow.ts';
import { judgeRemovals, type Missing } from '../plan/judge-removals.ts';
import { pageGap } from '../plan/schedule.ts';
import type { Around, Followed } from '../state/followed.ts';
import { giveCommand } from '../state/give-command.ts';
import { deleteArticle, noteAhead } from '../state/note-ahead.ts';
import { isOfPost, setAside } from '../state/set-aside.ts';

/** Milliseconds during which removals count together. */
const window = 600_000;

export interface MissingPost {
  readonly id: string;
  readonly isTold: boolean;
}

const isItem = (item: FollowedItem | undefined): item is FollowedItem => item !== undefined;

const [chunk, quick] = [100, 3];

const unlisted = async ({ source, time }: Around, missing: readonly MissingPost[]): Promise<readonly MissingPost[]> => {
  const left: MissingPost[] = [];
  for (let at = 0; at < missing.length; at += chunk) {
    if (at > 0) await time.wait(pageGap);
    const some = missing.slice(at, at + chunk);
    const shown = await source.listed(some.map(({ id }) => id));
    left.push(...some.filter(({ id }) => !shown.has(id)));
  }
  return left;
};

/** Asks again, at last for each post alone: a list may leave one out that readers still see. */
const look = async (
  around: Around,
  followed: Followed,
  missing: readonly MissingPost[],
  isConfirmed: boolean,
): Promise<readonly Missing[]> => {
  const { source, time, desk } = around;
  const found: Missing[] = [];
  for (const { id, isTold } of await unlisted(around, missing)) {
    // So many wait in any case, and those that are confirmed were asked for before.
    if (isConfirmed || (!isTold && found.filter((one) => !one.isTold).length > desk.maxRemovals)) {
      found.push({ id, fate: 'gone', isTold });
      continue;
    }
    if (!isTold && found.length >= quick) await time.wait(pageGap);
    const fate = await source.fate(id).catch(async (cause: unknown) => {
      if (!(await isOfPost(around, id, cause))) throw cause;
      await setAside(around, followed, id, cause);
      return 'shown' as const;
    });
    if (fate !== 'shown') found.push({ id, fate, isTold });
  }
  return found;
};

/** As the desk lists now: the highest id of an earlier sweep would hide that a backup was restored since. */
const highestOf = async ({ source }: Around, { highest }: Followed): Promise<string | null> => {
  if (source.slice === undefined) return highest;
  const { total } = await source.slice(0, 1);
  return total === 0 ? highest : ((await source.slice(total - 1, 1)).prints[0]?.id ?? null);
};

/** Removes the articles of posts that readers of the desk cannot see any more, or lets them wait for `follow confirm`. */
export const removeMissing = async (
  around: Around,
  followed: Followed,
  missing: readonly MissingPost[],
  isConfirmed = false,
): Promise<void> => {
  const { desk, execute, time, log } = around;
  const { items, listed, removals, aside } = followed;
  const isDue = ({ id, isTold }: MissingPost): boolean =>
    isTold || isConfirmed || (aside.get(id)?.retryAt ?? 0) <= time.monotonic();
  const known = missing.filter((one) => items.has(one.id) && isDue(one));
  if (known.length === 0) return;
  const found = await look(around, followed, known, isConfirmed);
  for (const { id } of found) listed.delete(id);
  const isJudged = !isConfirmed && found.some(({ isTold }) => !isTold);
  const highest = isJudged ? await highestOf(around, followed) : null;
  const others = [...items.values()].filter(
    ({ id, state, why }) => state === 'waiting' && why !== 'older' && !found.some((one) => one.id === id),
  );
  const now = time.monotonic();
  while (removals[0] !== undefined && removals[0] < now - window) removals.shift();
  const limits = {
    maxRemovals: desk.maxRemovals,
    lately: removals.length,
    waiting: others.length,
    isRestored: others.some(({ why }) => why === 'backup'),
    highest,
  };
  const judged = isConfirmed
    ? { remove: found.map(({ id }) => id), wait: [], why: null }
    : judgeRemovals(found, limits);
  const gone = judged.remove.map((id) => items.get(id)).filter(isItem);
  await noteAhead(around, followed, gone);
  for (const { slug } of gone) if (slug !== null) await deleteArticle(around, slug);
  const waiting = judged.wait
    .map((id) => items.get(id))
    .filter(isItem)
    .filter(({ state }) => state !== 'waiting')
    .map((item) => ({ ...item, state: 'waiting' as const, why: judged.why }));
  if (gone.length + waiting.length === 0) return;
  await giveCommand(execute, {
    do: 'follow-note',
    desk: desk.id,
    items: waiting,
    removed: gone.map(({ id }) => id),
    report: null,
  });
  const told = new Set(missing.flatMap(({ id, isTold }) => (isTold ? [id] : [])));
  for (const { id } of gone) {
    items.delete(id);
    aside.delete(id);
    if (!told.has(id) && !isConfirmed) removals.push(now);
  }
  for (const item of waiting) items.set(item.id, item);
  if (gone.length > 0) log('desk-removed', { desk: desk.id, slugs: gone.map(({ slug }) => slug) });
  if (waiting.length > 0) log('desk-removal-waits', { desk: desk.id, why: judged.why, posts: waiting.length });
};
