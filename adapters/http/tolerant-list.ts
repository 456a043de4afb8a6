import { z } from 'zod';
import { noteDropped } from './dropped-items.ts';

/** A list no longer than that; the log is told that there was more. */
const atMost = (raw: readonly unknown[], most: number): readonly unknown[] => {
  if (raw.length <= most) return raw;
  // The first that is too many tells where the list stands.
  noteDropped(raw[most], [
    { code: 'too_big', origin: 'array', maximum: most, path: [], message: 'too long', input: null },
  ]);
  return raw.slice(0, most);
};

/**
 * A list whose bad items are dropped, and the log told of them, unless it is nothing but bad items: then the whole is
 * not what was agreed, and the first item's first issue says why. What stands on every page names how many of them are read at `most`.
 */
export const tolerantList = <Item>(item: z.ZodType<Item>, most = Infinity) =>
  z.array(z.unknown()).transform((raw, context): readonly Item[] => {
    let first: z.core.$ZodIssue | undefined;
    const good = atMost(raw, most).flatMap((one, at) => {
      const read = item.safeParse(one);
      if (read.success) return [read.data];
      const [issue] = read.error.issues;
      if (issue !== undefined) first ??= { ...issue, path: [at, ...issue.path] };
      noteDropped(one, read.error.issues);
      return [];
    });
    if (first !== undefined && good.length === 0) context.issues.push({ ...first, input: raw } as z.core.$ZodRawIssue);
    return good;
  });

/** A list that a page can do without; absent or unreadable means empty. */
export const lenientList = <Item>(item: z.ZodType<Item>, most = Infinity) =>
  tolerantList(item, most).catch(({ value, error }) => {
    // Of a list without a good item each one has been noted.
    if (value !== undefined && value !== null && !Array.isArray(value)) noteDropped(value, error.issues);
    return [];
  });

/** What is told twice is shown once, as it was told first: `name` says by what it is known. */
export const firstOfEach =
  <Item>(name: (item: Item) => unknown) =>
  (items: readonly Item[]): readonly Item[] => {
    const seen = new Set<string>();
    return items.filter((item) => {
      const known = JSON.stringify(name(item));
      const isFirst = !seen.has(known);
      seen.add(known);
      return isFirst;
    });
  };
