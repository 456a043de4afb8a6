import { DeskFault } from '../desk/desk-fault.ts';
import { type Around, type Followed, newItem } from './followed.ts';
import { CommandRefused, giveCommand } from './give-command.ts';
import { whyOf } from '../desk/why-of.ts';

/** Milliseconds; doubled each time. The first is short: the newsroom may have failed, not the post. */
const [firstRetry, maxRetry] = [5_000, 3_600_000];
const maxWhy = 300;

/** Whether a fault may come from one post: the desk answers otherwise, and this process still leads. */
export const isOfPost = async ({ source }: Around, id: string, cause: unknown): Promise<boolean> => {
  if (cause instanceof CommandRefused) return cause.kind !== 'no-desk';
  if (!(cause instanceof DeskFault)) return true;
  if (cause.retryAfter !== null) return false;
  return source.listed([id]).then(
    () => true,
    () => false,
  );
};

/** Reports a post that always fails, and tries it again later: the others go on. Its article stays as it is. */
export const setAside = async (
  { desk, execute, time, log }: Around,
  { items, aside, young }: Followed,
  id: string,
  cause: unknown,
): Promise<void> => {
  const why = whyOf(cause).slice(0, maxWhy);
  const item = { ...(items.get(id) ?? newItem(id)), print: '', state: 'refused' as const, why };
  await giveCommand(execute, { do: 'follow-note', desk: desk.id, items: [item], removed: [], report: null });
  const failures = aside.get(id)?.failures ?? 0;
  log('desk-post-set-aside', { desk: desk.id, post: id, slug: item.slug, why });
  items.set(id, item);
  young.delete(id);
  const retryAt = time.monotonic() + Math.min(firstRetry * 2 ** failures, maxRetry);
  aside.set(id, { print: null, retryAt, failures: failures + 1 });
};
