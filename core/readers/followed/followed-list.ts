import type { QueryParameter } from '../../addresses/paths/query-parameter.ts';
import { firstValue } from '../../addresses/paths/query.ts';
import { kindWords, listName, tooManyWord } from './hu.ts';

export type FollowKind = 'tag' | 'author' | 'story';

export interface FollowedKey {
  readonly kind: FollowKind;
  readonly slug: string;
}

/** Each followed item costs one upstream request per page load. */
export const maxFollowed = 20;

const slugForm = /^[a-z\d][a-z\d_-]{0,79}$/;
const [between, afterKind] = ['~', '.'];

const kinds = Object.keys(kindWords) as readonly FollowKind[];

export const followedText = ({ kind, slug }: FollowedKey): string => kindWords[kind] + afterKind + slug;

export const followedIn = (piece: string): FollowedKey | null => {
  const at = piece.indexOf(afterKind);
  const [word, slug] = [piece.slice(0, at), piece.slice(at + 1)];
  const kind = at < 0 ? undefined : kinds.find((one) => kindWords[one] === word);
  return kind !== undefined && slugForm.test(slug) ? { kind, slug } : null;
};

export type FollowedList =
  | { readonly kind: 'list'; readonly items: readonly FollowedKey[] }
  | { readonly kind: 'too-many' };

/** Normalizes a list: sorted, lower case, invalid items removed. One spelling per list. */
export const readFollowed = (text: string): FollowedList => {
  if (text === tooManyWord) return { kind: 'too-many' };
  const pieces = new Set(text.toLowerCase().split(between));
  const items = [...pieces].sort().flatMap((piece) => followedIn(piece) ?? []);
  return items.length > maxFollowed ? { kind: 'too-many' } : { kind: 'list', items };
};

export const followedListText = (list: FollowedList): string =>
  list.kind === 'too-many' ? tooManyWord : list.items.map(followedText).join(between);

/** Free input: every reader can have their own page, so the cache must not keep it long. */
export const followedParameter: QueryParameter = {
  name: listName,
  read: (value) => followedListText(readFollowed(value)) || null,
  free: true,
};

export const followedOfQuery = (query: string): FollowedList => readFollowed(firstValue(query, listName) ?? '');

export const followedAddress = (path: string, items: readonly FollowedKey[]): string => {
  const text = followedListText(readFollowed(items.map(followedText).join(between)));
  return text === '' ? path : `${path}?${listName}=${text}`;
};
