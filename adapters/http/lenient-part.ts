import type { z } from 'zod';
import { noteDropped } from './dropped-items.ts';

/** One part of an answer that a page can do without: null when it is missing, and a line in the log when it is wrong. */
export const lenientPart = <Part>(part: z.ZodType<Part>) =>
  part.nullable().catch(({ value, error }) => {
    if (value !== undefined) noteDropped(value, error.issues);
    return null;
  });
