import { secondNow } from '../../window/now.ts';
import { nothingRead, parseReading, type Reading, readingText } from './reading.ts';

const name = 'reading';
const listeners = new Set<() => void>();
let seen: { readonly text: string | null; readonly reading: Reading } = { text: null, reading: nothingRead };
let unkept: Reading | null = null;

const textKept = (): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** Returns the same object until it changes, in this tab or another. */
export const reading = (): Reading => {
  if (unkept !== null) return unkept;
  const text = textKept();
  if (text !== seen.text) seen = { text, reading: parseReading(text, secondNow()) };
  return seen.reading;
};

const write = (next: Reading): void => {
  unkept = null;
  try {
    if (next.saved.length + next.half.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, readingText(next));
  } catch {
    unkept = next;
  }
};

export const changeReading = (change: (before: Reading) => Reading): void => {
  write(change(reading()));
  for (const changed of listeners) changed();
};

export const clearReading = (): void => changeReading(() => nothingRead);

export const onReading = (changed: () => void): (() => void) => {
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
