import type { LabelKind } from '#adapters/newsroom-contract/labels.ts';
import { labelKinds, type DeskLabel } from '../desk/desk.ts';
import { tagKey, type KnownLabels } from '../convert/known-labels.ts';
import { oldLists } from '../convert/old-lists.ts';
import { putAddresses } from './put-addresses.ts';
import { asItem, labelKey, queueAll, type Around, type Followed } from '../state/followed.ts';
import { CommandRefused, giveCommand } from '../state/give-command.ts';

interface Rename {
  readonly kind: LabelKind;
  readonly site: string | null;
  readonly slug: string;
  readonly to: string | null;
  readonly name: string;
}

const ownTag = async ({ execute }: Around, name: string): Promise<string | null> => {
  const { done } = await giveCommand(execute, { do: 'list-labels', kind: 'tag', site: null });
  return done.labels.find((label) => tagKey(label.name) === tagKey(name))?.slug ?? null;
};

const renamesOf = async (
  around: Around,
  known: KnownLabels,
  before: DeskLabel,
  after: DeskLabel,
): Promise<readonly Rename[]> => {
  const { desk } = around;
  const { name } = after;
  const moved = (from: string, to: string): string | null => (to === from ? null : to);
  const renames: Rename[] = [];
  if (after.kind === 'author') {
    const slug = known.author(before).slug;
    renames.push({ kind: 'author', site: null, slug, to: moved(slug, known.author(after).slug), name });
  }
  const isSection = after.kind === 'category' && !Object.hasOwn(desk.mapping.categories, before.slug);
  if (isSection) {
    const slug = known.section(before).slug;
    renames.push({ kind: 'section', site: desk.site, slug, to: moved(slug, known.section(after).slug), name });
  }
  if (after.kind === 'tag') {
    const slug = await ownTag(around, before.name);
    if (slug !== null) renames.push({ kind: 'tag', site: null, slug, to: null, name });
  }
  return renames;
};

/** A post that was imported with the new name before the rename has made a label of it: both are one at the desk. */
const merge = async ({ execute, log, desk }: Around, { kind, site, slug }: Rename, into: string): Promise<void> => {
  await giveCommand(execute, { do: 'merge-labels', kind, site, slug, into });
  log('desk-label-merged', { desk: desk.id, kind, slug, into });
};

const rename = async (around: Around, { unmapped, labels }: Followed, wanted: Rename): Promise<void> => {
  const { execute, log, desk } = around;
  const kindThere = wanted.kind === 'section' ? 'category' : wanted.kind;
  // Articles name tags, and no slugs of tags.
  const isSlugOfOther = (slug: string): boolean =>
    kindThere !== 'tag' && [...labels.values()].some((label) => label.kind === kindThere && label.slug === slug);
  try {
    await giveCommand(execute, { do: 'rename-label', title: null, ...wanted });
    log('desk-renamed', { desk: desk.id, kind: wanted.kind, slug: wanted.slug, name: wanted.name });
  } catch (cause) {
    // Without an article it is not here yet.
    if (!(cause instanceof CommandRefused)) throw cause;
    if (cause.kind === 'label-exists' && !isSlugOfOther(cause.about)) return merge(around, wanted, cause.about);
    if (cause.kind !== 'no-label') unmapped.add(`${wanted.kind} ${wanted.slug}: ${cause.message}`);
  }
};

/** Reads categories, tags and authors, each time up to a list's next page, and renames what has another name or slug. */
export const createLabelFollower = (around: Around, followed: Followed, known: KnownLabels) => {
  const { source, execute, desk, time } = around;
  let [at, page] = [0, 1];
  let hasChanged = true;
  const takePage = async (): Promise<boolean> => {
    const kind = labelKinds[at] ?? 'category';
    const { labels, pages } = await source.labels(kind, page);
    const changed = labels.filter((label) => {
      const before = followed.labels.get(labelKey(kind, label.id));
      const isStored = followed.storedLabels.has(labelKey(kind, label.id));
      return !isStored || before?.name !== label.name || before.slug !== label.slug || before.parent !== label.parent;
    });
    for (const label of changed) {
      const before = followed.labels.get(labelKey(kind, label.id));
      // A post is filed under the broader categories, too.
      if (before?.parent !== undefined && before.parent !== label.parent) queueAll(followed);
      if (before === undefined || (before.name === label.name && before.slug === label.slug)) continue;
      for (const wanted of await renamesOf(around, known, before, label)) await rename(around, followed, wanted);
    }
    if (changed.length > 0) {
      await giveCommand(execute, {
        do: 'follow-note',
        desk: desk.id,
        items: changed.map(asItem),
        removed: [],
        report: null,
      });
      for (const label of changed) {
        followed.labels.set(labelKey(kind, label.id), label);
        followed.storedLabels.add(labelKey(kind, label.id));
      }
      await known.renew();
      hasChanged = true;
    }
    if (page < pages) page += 1;
    else [at, page] = [(at + 1) % labelKinds.length, 1];
    const isWhole = at === 0 && page === 1;
    if (isWhole && hasChanged) {
      const lists = oldLists(source.lists?.() ?? [], desk.mapping, known, followed.labels.values());
      await putAddresses(around, lists);
      hasChanged = false;
    }
    if (isWhole) followed.lastSuccess.labels = Math.floor(time.now() / 1000);
    return isWhole;
  };
  return {
    restart: (): void => void ([at, page] = [0, 1]),
    take: async (): Promise<boolean> => {
      // The first pages of all three follow at once: a rename is seen after one round.
      for (;;) {
        const isWhole = await takePage();
        if (isWhole || page > 1) return isWhole;
      }
    },
  };
};
