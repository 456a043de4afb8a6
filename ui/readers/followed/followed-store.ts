import { keepableFollowed, type KeptFollowed, readKeptFollowed } from '#core/readers/followed/kept-followed.ts';
import { jsonIn } from '../../window/json-in.ts';

const name = 'followed';
const listeners = new Set<() => void>();
let seen: { readonly text: string | null; readonly list: readonly KeptFollowed[] } = { text: null, list: [] };
/** Used when storage fails; lasts as long as the page. */
let unkept: readonly KeptFollowed[] | null = null;

const textKept = (): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** Newest first. Returns the same object until a change in this or another tab. */
export const followedHere = (): readonly KeptFollowed[] => {
  if (unkept !== null) return unkept;
  const text = textKept();
  if (text !== seen.text) seen = { text, list: readKeptFollowed(text === null ? null : jsonIn(text)) };
  return seen.list;
};

export const isFollowedKept = (): boolean => unkept === null;

export const changeFollowed = (next: readonly KeptFollowed[]): void => {
  unkept = null;
  try {
    if (next.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(keepableFollowed(next)));
  } catch {
    unkept = next;
  }
  for (const changed of listeners) changed();
};

/** Includes changes in other tabs. Returns a stop function. */
export const onFollowed = (changed: () => void): (() => void) => {
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key !== null && key !== name) return;
    unkept = null;
    changed();
  };
  listeners.add(changed);
  addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', elsewhere);
  };
};
