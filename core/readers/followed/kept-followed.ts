import { type FollowedKey, followedIn, followedText, maxFollowed } from './followed-list.ts';

export interface KeptFollowed extends FollowedKey {
  readonly name: string;
}

const maxNameLength = 200;

/** Format: `[text, name]`, newest first. */
export const keepableFollowed = (list: readonly KeptFollowed[]): readonly (readonly [string, string])[] =>
  list.map((one) => [followedText(one), one.name]);

const isSame = (one: FollowedKey, other: FollowedKey): boolean => one.kind === other.kind && one.slug === other.slug;

export const follows = (list: readonly FollowedKey[], key: FollowedKey): boolean =>
  list.some((one) => isSame(one, key));

const named = (key: FollowedKey, name: string): KeptFollowed => ({
  ...key,
  name: (name.trim() || key.slug).slice(0, maxNameLength),
});

export const readKeptFollowed = (kept: unknown): readonly KeptFollowed[] => {
  const entries: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const found = entries.flatMap((entry) => {
    const [text, name] = Array.isArray(entry) ? (entry as readonly unknown[]) : [];
    const key = typeof text === 'string' && typeof name === 'string' ? followedIn(text) : null;
    return key === null ? [] : [named(key, String(name))];
  });
  return found.filter((one, at) => found.findIndex((other) => isSame(one, other)) === at).slice(0, maxFollowed);
};

export interface Following {
  readonly list: readonly KeptFollowed[];
  readonly outcome: 'followed' | 'known' | 'full';
}

/** All or nothing: adding only part of the items would go unnoticed. */
export const followAll = (list: readonly KeptFollowed[], more: readonly KeptFollowed[]): Following => {
  const missing = more
    .filter((one, at) => !follows(list, one) && more.findIndex((other) => isSame(one, other)) === at)
    .map((one) => named(one, one.name));
  if (missing.length === 0) return { list, outcome: 'known' };
  if (list.length + missing.length > maxFollowed) return { list, outcome: 'full' };
  return { list: [...missing, ...list], outcome: 'followed' };
};

export const withoutFollowed = (list: readonly KeptFollowed[], key: FollowedKey): readonly KeptFollowed[] =>
  list.filter((one) => !isSame(one, key));
