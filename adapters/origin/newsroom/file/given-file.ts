import { z } from 'zod';
import type { GivenFile } from '#adapters/newsroom-contract/articles.ts';

/** Absolute. */
export const path = z
  .string()
  .startsWith('/')
  .or(z.string().regex(/^[A-Za-z]:[\\/]/));
export const longText = z.string().max(4_000_000);

export const givenFile = z.union([
  z.strictObject({ name: z.string(), path }),
  z.strictObject({ name: z.string(), text: longText, folder: path }),
]) satisfies z.ZodType<GivenFile>;
