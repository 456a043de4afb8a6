import { AsyncLocalStorage } from 'node:async_hooks';
import type { z } from 'zod';
import { issuesInWords } from './call-fault.ts';

/** Something in a list that cannot be read, and is therefore left out. */
interface DroppedItem {
  readonly item: unknown;
  readonly issues: readonly z.core.$ZodIssue[];
}

const collecting = new AsyncLocalStorage<DroppedItem[]>();
/** Of one answer; the others are of the same kind. */
const mostDropped = 3;

/** To be called by whatever reads leniently: nobody misses an item without a line in the log that says why. */
export const noteDropped = (item: unknown, issues: readonly z.core.$ZodIssue[]): void => {
  const dropped = collecting.getStore();
  if (dropped !== undefined && dropped.length < mostDropped) dropped.push({ item, issues });
};

/** Where in a document an object stands, found by identity: a list does not know how it is reached. */
const pathTo = (wanted: unknown, within: unknown, path: readonly string[] = []): readonly string[] | null => {
  if (wanted === within) return path;
  if (typeof within !== 'object' || within === null) return null;
  for (const [key, value] of Object.entries(within)) {
    const found = pathTo(wanted, value, [...path, key]);
    if (found !== null) return found;
  }
  return null;
};

/** Reads a document; `dropped` says in paths and codes what was left out of it. */
export const readNotingDrops = <T>(
  document: unknown,
  read: (document: unknown) => T,
): { readonly result: T; readonly dropped: readonly string[] } => {
  const items: DroppedItem[] = [];
  const result = collecting.run(items, () => read(document));
  const placed = items.flatMap(({ item, issues }) =>
    issuesInWords(issues, (typeof item === 'object' && pathTo(item, document)) || []),
  );
  return { result, dropped: placed };
};
