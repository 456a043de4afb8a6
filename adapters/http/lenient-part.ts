import type { z } from 'zod';
import { noteDropped } from './dropped-items.ts';

export const lenientPart = <Part>(part: z.ZodType<Part>) =>
  part.nullable().catch(({ value, error }) => {
    if (value !== undefined) noteDropped(value, error.issues);
    return null;
  });
