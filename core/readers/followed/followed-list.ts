import type { QueryParameter } from '../../addresses/paths/query-parameter.ts';
import { firstValue } from '../../addresses/paths/query.ts';
import { kindWords, listName, tooManyWord } from './hu.ts';

/** What a reader may follow: a tag, an author, or a story that goes on (a supplement or a live blog). */
export type FollowKind = 'tag' | 'author' | 'story';

export interface FollowedKey {
  readonly kind: FollowKind;
  readonly slug: string;
}

/** What an address may name, and a device keeps: more would cost each opening as many calls. */
export const mostFollowed = 20;

/** Slugs as upstream makes them; nothing else is ever asked for. */
const slugForm = /^[a-z\d][a-z\d_-]{0,79}$/;
const [between, afterKind] = ['~', '.'];

const kinds = Object.keys(kindWords) as readonly FollowKind[];

/** As one piece of an address: `cimke.duna`. */
export const followedText = ({ kind, slug }: FollowedKey): string => kindWords[kind] + afterKind + slug;

/** What a piece of an address names; null where that is nothing that can be followed. */
export const followedIn = (piece: string): FollowedKey | null => {
  const at = piece.indexOf(afterKind);
  const [word, slug] = [piece.slice(0, at), piece.slice(at + 1)];
  const kind = at < 0 ? undefined : kinds.find((one) => kindWords[one] === word);
  return kind !== undefined && slugForm.test(slug) ? { kind, slug } : null;
};

export type FollowedList =
  | { readonly kind: 'list'; /** Each once, in the order of their texts. */ readonly items: readonly FollowedKey[] }
  | { readonly kind: 'too-many' };

/**
 * The list that a text names: what cannot be read is left out, capitals and order say nothing. So there is one spelling
 * of each list, and none of more than twenty.
 */
export const readFollowed = (text: string): FollowedList => {
  if (text === tooManyWord) return { kind: 'too-many' };
  const pieces = new Set(text.toLowerCase().split(between));
  const items = [...pieces].sort().flatMap((piece) => followedIn(piece) ?? []);
  return items.length > mostFollowed ? { kind: 'too-many' } : { kind: 'list', items };
};

/** The one spelling of a list; empty for one of nothing. */
export const followedListText = (list: FollowedList): string =>
  list.kind === 'too-many' ? tooManyWord : list.items.map(followedText).join(between);

/** The list in an address: as many pages as there are readers, so that none is kept for long. */
export const followedParameter: QueryParameter = {
  name: listName,
  read: (value) => followedListText(readFollowed(value)) || null,
  free: true,
};

/** The list that a query names, whatever else it bears. */
export const followedOfQuery = (query: string): FollowedList => readFollowed(firstValue(query, listName) ?? '');

/** A path with a list in its query; the path alone for a list of nothing. `items` in any order, at most twenty. */
export const followedAddress = (path: string, items: readonly FollowedKey[]): string => {
  const text = followedListText(readFollowed(items.map(followedText).join(between)));
  return text === '' ? path : `${path}?${listName}=${text}`;
};
