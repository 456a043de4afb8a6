import { z } from 'zod';
import { noteDropped } from './dropped-items.ts';
import { parsingParts } from './parsed-parts.ts';

const atMost = (raw: readonly unknown[], max: number): readonly unknown[] => {
  if (raw.length <= max) return raw;
  noteDropped(raw[max], [
    { code: 'too_big', origin: 'array', maximum: max, path: [], message: 'is too long', input: null },
  ]);
  return raw.slice(0, max);
};

/**
 * Drops and logs invalid items. Fails with the first item's first issue when every item is invalid. Reads at most
 * `most` items.
 */
export const tolerantList = <Item>(item: z.ZodType<Item>, max = Infinity) =>
  parsingParts(z.array(z.unknown()), item).transform((raw, context): readonly Item[] => {
    let first: z.core.$ZodIssue | undefined;
    const good = atMost(raw, max).flatMap((one, at) => {
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

export const lenientList = <Item>(item: z.ZodType<Item>, max = Infinity) =>
  tolerantList(item, max).catch(({ value, error }) => {
    if (value !== undefined && value !== null && !Array.isArray(value)) noteDropped(value, error.issues);
    return [];
  });

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
