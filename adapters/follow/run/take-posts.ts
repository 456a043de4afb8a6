import { hash } from 'node:crypto';
import type { FollowedItem } from '#adapters/newsroom-contract/follow.ts';
import type { DeskPost } from '../desk/desk.ts';
import type { ConvertPosts, Converted } from '../convert/convert-posts.ts';
import type { Around, Due, Followed } from '../state/followed.ts';
import { putPostAddresses } from './put-addresses.ts';
import { hashFor, noticeRule } from './read-again.ts';
import { CommandRefused, giveCommand } from '../state/give-command.ts';
import { deleteOldSlugs, noteAhead } from '../state/note-ahead.ts';

const maxDelays = 200;

interface Taken extends Converted {
  readonly hash: string;
  readonly known: FollowedItem | undefined;
}

const itemOf = (
  { post: { print }, slug, link, path, block, hash: own }: Taken,
  state: 'shown' | 'refused',
  why: string | null,
) => ({
  id: print.id,
  print: print.print,
  media: print.media,
  hash: own,
  slug,
  link,
  path,
  block,
  modified: print.modified,
  state,
  why,
});

/** Imports what import accepts. Returns why it refused the others. */
const importSound = async (
  around: Around,
  folder: string,
  articles: readonly Taken[],
): Promise<ReadonlyMap<string, string>> => {
  const refused = new Map<string, string>();
  for (let left = articles; left.length > 0;) {
    const { done } = await giveCommand(around.execute, {
      do: 'import',
      files: left.map(({ slug, text }) => ({ name: `${slug}.html`, text: text ?? '', folder })),
      dryRun: false,
      losses: false,
      actor: `desk ${around.desk.id}`,
    });
    if (done.faults.length === 0) break;
    const faults = new Map(
      done.faults.map(({ file, kind, field = '', found = '' }) => [
        file,
        `${kind} ${field} ${found}`.trim().slice(0, 300),
      ]),
    );
    const isSound = ({ slug }: Taken): boolean => !faults.has(`${slug}.html`);
    for (const article of left)
      if (!isSound(article)) refused.set(article.slug, faults.get(`${article.slug}.html`) ?? '');
    const sound = left.filter(isSound);
    if (sound.length === left.length) throw new CommandRefused('import', [...faults.values()].join('; '));
    left = sound;
  }
  return refused;
};

const place = async ({ desk: { site }, execute, log }: Around, { slug, block, known }: Taken): Promise<void> => {
  const before = known?.block ?? null;
  if (block === before) return;
  const order =
    block === null
      ? { do: 'remove-from-front' as const, site, slug }
      : { do: 'place-on-front' as const, site, slug, block, position: 1, at: null, until: null, moves: false };
  await giveCommand(execute, order).catch((cause: unknown) => {
    if (!(cause instanceof CommandRefused)) throw cause;
    log('desk-not-placed', { slug, block, why: cause.message });
  });
};

/** Posts of a restored backup are older than what is shown: they wait for `follow confirm`. */
const isOlder = ({ print }: DeskPost, known: FollowedItem | undefined): boolean =>
  known !== undefined && known.slug !== null && print.modified < known.modified;

/** Converts and imports posts that were read; those whose files did not change are only noted. */
export const takePosts = async (
  around: Around,
  followed: Followed,
  convert: ConvertPosts,
  posts: readonly DeskPost[],
  due: ReadonlyMap<string, Due>,
  isConfirmed = false,
): Promise<void> => {
  const { desk, execute, time, log } = around;
  const { items } = followed;
  const older = isConfirmed ? [] : posts.filter((post) => isOlder(post, items.get(post.print.id)));
  const { converted, folder } = await convert(posts.filter((post) => !older.includes(post)));
  const taken = converted.map((one) => ({
    ...one,
    hash: one.text === null ? '' : hashFor(hash('sha256', one.text), one.post.article.readers === 'members'),
    known: items.get(one.post.print.id),
  }));
  noticeRule(around, followed, taken);
  const changed = taken.filter(
    ({ text, hash: own, slug, known }) =>
      text !== null && (known?.hash !== own || known.slug !== slug || known.state !== 'shown'),
  );
  const placed = changed.filter(({ slug, known }) => known?.slug !== slug);
  await noteAhead(
    around,
    followed,
    placed.map((one) => itemOf(one, 'shown', null)),
  );
  const refused = await importSound(around, folder, changed);
  const isRefused = ({ text, slug }: Taken): boolean => text === null || refused.has(slug);
  for (const one of changed)
    if (one.gone.length > 0 && !isRefused(one))
      await giveCommand(execute, { do: 'take-back', slug: one.slug, ids: one.gone });
  await putPostAddresses(
    around,
    changed.filter((one) => !isRefused(one)),
  );
  for (const one of taken) {
    if (!isRefused(one)) await place(around, one);
  }
  const notes: FollowedItem[] = [
    ...taken.map((one) =>
      isRefused(one)
        ? { ...itemOf(one, 'refused', refused.get(one.slug) ?? one.why), slug: one.known?.slug ?? null }
        : itemOf(one, 'shown', null),
    ),
    ...older.flatMap(({ print: { id } }) => {
      const known = items.get(id);
      return known === undefined || known.state === 'waiting'
        ? []
        : [{ ...known, state: 'waiting' as const, why: 'older' }];
    }),
  ];
  if (notes.length > 0)
    await giveCommand(execute, { do: 'follow-note', desk: desk.id, items: notes, removed: [], report: null });
  for (const item of notes) items.set(item.id, item);
  await deleteOldSlugs(around, followed);
  const now = time.now() / 1000;
  for (const { post } of changed) {
    const since = due.get(post.print.id)?.since ?? null;
    if (since !== null) followed.delays.push(Math.max(0, Math.round((now - since) * 10) / 10));
  }
  followed.delays.splice(0, Math.max(0, followed.delays.length - maxDelays));
  if (changed.length > 0) log('desk-imported', { desk: desk.id, posts: changed.length, refused: refused.size });
  if (older.length > 0) log('desk-older-waits', { desk: desk.id, posts: older.length });
};
