import { keepableFollowed, type KeptFollowed, readKeptFollowed } from '#core/readers/followed/kept-followed.ts';
import { jsonIn } from '../../window/json-in.ts';

const name = 'followed';
const listeners = new Set<() => void>();
let seen: { readonly text: string | null; readonly list: readonly KeptFollowed[] } = { text: null, list: [] };
/** Stands in for a browser that keeps nothing, or no more: then it lasts as long as the page. */
let unkept: readonly KeptFollowed[] | null = null;

const textKept = (): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** What is followed on this device, the newest first; the same object until something changes, in this tab or another. */
export const followedHere = (): readonly KeptFollowed[] => {
  if (unkept !== null) return unkept;
  const text = textKept();
  if (text !== seen.text) seen = { text, list: readKeptFollowed(text === null ? null : jsonIn(text)) };
  return seen.list;
};

/** Whether what is followed outlives the page. */
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

/** Calls on every change, those of other tabs included. Returns how to stop. */
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
