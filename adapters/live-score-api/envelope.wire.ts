import { z } from 'zod';
import type { Refusal } from '#adapters/http/ask-once.ts';
import { tolerantList } from '#adapters/http/tolerant-list.ts';
import { isFields } from '#core/json/is-fields.ts';

const passing: ReadonlySet<string> = new Set(['rateLimit', 'requests', 'maintenance']);

/** Only values that cannot be data are logged. */
const asCode = (word: string | undefined): string => (/^[A-Za-z]{1,30}$/.test(word ?? '') ? String(word) : 'unnamed');

/** Upstream sends errors with status 200, as an object of codes or a list of texts. `[]` and `{}` mean no error. */
export const refusalIn = (document: unknown): Refusal | null => {
  const errors = isFields(document) ? document['errors'] : null;
  if (typeof errors !== 'object' || errors === null || Object.keys(errors).length === 0) return null;
  const words = Array.isArray(errors) ? [] : Object.keys(errors);
  const kind = words.some((word) => passing.has(word)) ? 'unavailable' : 'malformed';
  return { kind, code: asCode(words[0]) };
};

export const itemsOf = <Item>(item: z.ZodType<Item>): z.ZodType<readonly Item[]> =>
  z.object({ response: tolerantList(item) }).transform(({ response }) => response);
