import type { FollowedDesk, FollowedItem, FollowedWay } from '#adapters/newsroom-contract/follow.ts';
import type { Time } from '#adapters/time/time.ts';
import type { Desk, DeskLabel, DeskLabelKind, Print } from '../desk/desk.ts';
import { ListedIds } from '../plan/listed-ids.ts';
import type { ExecuteCommand } from './give-command.ts';

export type FollowLog = (event: string, fields: Readonly<Record<string, unknown>>) => void;

export interface Around {
  readonly desk: FollowedDesk;
  readonly source: Desk;
  readonly execute: ExecuteCommand;
  readonly time: Time;
  readonly log: FollowLog;
}

export interface Due {
  readonly way: 'hint' | 'new' | 'changed' | 'sweep';
  /** Unix seconds: when the desk changed it, as far as is known; null otherwise. */
  readonly since: number | null;
  readonly publishedAt: number;
  /** A signed webhook named its removal. */
  readonly isTold: boolean;
}

/** A post that makes each batch fail. */
export interface Aside {
  /** As it was listed since; null before that. A change of it is tried at once. */
  print: string | null;
  /** Monotonic milliseconds. */
  readonly retryAt: number;
  readonly failures: number;
}

/** The state of a desk while this process follows it. */
export interface Followed {
  readonly items: Map<string, FollowedItem>;
  readonly listed: ListedIds;
  /** Posts to read. */
  readonly due: Map<string, Due>;
  readonly hinted: Map<string, Due>;
  /** Monotonic milliseconds when a post was read in the very minutes of its change: it is read once more. */
  readonly young: Map<string, number>;
  readonly aside: Map<string, Aside>;
  readonly labels: Map<string, DeskLabel>;
  /** Those of `labels` that the newsroom has stored. */
  readonly storedLabels: Set<string>;
  /** Prints of featured pictures. */
  readonly media: Map<string, string>;
  /** Slugs that a post has had, and its id: they go when it is imported under the new one. */
  readonly oldSlugs: Map<string, string>;
  readonly unmapped: Set<string>;
  readonly delays: number[];
  /** Monotonic milliseconds of removals. */
  readonly removals: number[];
  readonly lastSuccess: Partial<Record<FollowedWay, number>>;
  /** After a change that concerns many posts. */
  isReadingAll: boolean;
  zone: string | null;
  doubt: string | null;
  /** The highest id of the last whole sweep. */
  highest: string | null;
}

export const labelKey = (kind: DeskLabelKind, id: string): string => `${kind}:${id}`;

/**
 * Labels are stored beside items, to notice a name that changed while no process followed the desk. So are old slugs, and
 * copies of drafts, which the origin removes.
 */
const labelId = /^(category|tag|author|old|draft):(.+)$/;

export const newFollowed = (stored: readonly FollowedItem[], zone: string | null): Followed => {
  const followed: Followed = {
    items: new Map(),
    listed: new ListedIds([]),
    due: new Map(),
    hinted: new Map(),
    young: new Map(),
    aside: new Map(),
    labels: new Map(),
    storedLabels: new Set(),
    media: new Map(),
    oldSlugs: new Map(),
    unmapped: new Set(),
    delays: [],
    removals: [],
    lastSuccess: {},
    isReadingAll: false,
    zone,
    doubt: null,
    highest: null,
  };
  for (const item of stored) {
    const [, kind, id = ''] = labelId.exec(item.id) ?? [];
    if (kind === 'old') followed.oldSlugs.set(id, item.why ?? '');
    else if (kind === 'draft') continue;
    else if (kind === undefined) {
      followed.items.set(item.id, item);
      if (item.state !== 'waiting' || item.why === 'older') followed.listed.add(item.id);
    } else {
      const [slug = '', name = '', parent] = item.print.split('\n');
      followed.storedLabels.add(item.id);
      followed.labels.set(item.id, {
        kind: kind as DeskLabelKind,
        id,
        slug,
        name,
        ...(parent !== undefined && { parent }),
      });
    }
  }
  return followed;
};

export const newItem = (id: string): FollowedItem => ({
  id,
  print: '',
  media: null,
  hash: '',
  slug: null,
  link: null,
  path: null,
  block: null,
  modified: 0,
  state: 'shown',
  why: null,
});

export const asItem = ({ kind, id, slug, name, parent }: DeskLabel): FollowedItem => ({
  ...newItem(labelKey(kind, id)),
  print: [slug, name, ...(parent === undefined ? [] : [parent])].join('\n'),
});

/** A post to read again without a known change. A new object each time: they are compared by identity. */
export const dueAgain = (): Due => ({ way: 'sweep', since: null, publishedAt: 0, isTold: false });

/** Queues all posts, after a change that no list shows. */
export const queueAll = ({ items, due }: Followed): void => {
  for (const { id } of items.values()) if (!due.has(id)) due.set(id, dueAgain());
};

/** Queues a post whose print differs from the stored one. Returns whether it did. */
export const notice = (followed: Followed, print: Print, way: 'new' | 'changed' | 'sweep'): boolean => {
  followed.listed.add(print.id);
  const known = followed.items.get(print.id);
  if (known?.print === print.print && known.state !== 'waiting') return false;
  const aside = followed.aside.get(print.id);
  const isSame = aside !== undefined && (aside.print ?? print.print) === print.print;
  if (aside !== undefined) aside.print = print.print;
  if (isSame || followed.due.has(print.id)) return false;
  // Before the first whole list, posts are older than the following of the desk.
  const isCounted = followed.lastSuccess[way] !== undefined && (way === 'changed' || known === undefined);
  const since = !isCounted || way === 'sweep' ? null : way === 'changed' ? print.modified : print.publishedAt;
  followed.due.set(print.id, { way, since, publishedAt: print.publishedAt, isTold: false });
  return true;
};
