import { z } from 'zod';
import { noteDropped } from './dropped-items.ts';

/**
 * A list whose bad items are dropped, and the log told of them, unless it is nothing but bad items: then the whole is
 * not what was agreed.
 */
export const tolerantList = <Item>(item: z.ZodType<Item>) =>
  z.array(z.unknown()).transform((raw, context): readonly Item[] => {
    const good = raw.flatMap((one) => {
      const read = item.safeParse(one);
      if (!read.success) noteDropped(one, read.error.issues);
      return read.success ? [read.data] : [];
    });
    if (raw.length > 0 && good.length === 0)
      context.addIssue({ code: 'custom', message: 'no item can be read', input: raw });
    return good;
  });

/** A list that a page can do without; absent or unreadable means empty. */
export const lenientList = <Item>(item: z.ZodType<Item>) =>
  tolerantList(item).catch(({ value, error }) => {
    // Of a list without a good item each one has been noted.
    if (value !== undefined && value !== null && !Array.isArray(value)) noteDropped(value, error.issues);
    return [];
  });
