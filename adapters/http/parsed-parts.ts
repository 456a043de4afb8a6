import type { z } from 'zod';

const parts = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/** Notes what a schema's transform parses, which a JSON Schema of it would not show: a list's items, or the whole. */
export const parsingParts = <Whole extends z.core.$ZodType>(whole: Whole, part: z.core.$ZodType): Whole => {
  parts.set(whole, part);
  return whole;
};

export const partOf = (whole: z.core.$ZodType): z.core.$ZodType | undefined => parts.get(whole);
