import { AsyncLocalStorage } from 'node:async_hooks';
import type { z } from 'zod';
import { issuesInWords } from './call-fault.ts';

interface DroppedItem {
  readonly item: unknown;
  readonly issues: readonly z.core.$ZodIssue[];
}

const collecting = new AsyncLocalStorage<DroppedItem[]>();
const maxDropped = 3;

export const noteDropped = (item: unknown, issues: readonly z.core.$ZodIssue[]): void => {
  const dropped = collecting.getStore();
  if (dropped !== undefined && dropped.length < maxDropped) dropped.push({ item, issues });
};

/** Finds the path by object identity, because a list parser does not know its own path. */
const pathTo = (wanted: unknown, within: unknown, path: readonly string[] = []): readonly string[] | null => {
  if (wanted === within) return path;
  if (typeof within !== 'object' || within === null) return null;
  for (const [key, value] of Object.entries(within)) {
    const found = pathTo(wanted, value, [...path, key]);
    if (found !== null) return found;
  }
  return null;
};

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
