import { z } from 'zod';
import type { Refusal } from '#adapters/http/ask-once.ts';
import { tolerantList } from '#adapters/http/tolerant-list.ts';
import { isFields } from '#core/json/is-fields.ts';

/** Words of upstream for what passes by itself. */
const passing: ReadonlySet<string> = new Set(['rateLimit', 'requests', 'maintenance']);

/** Only what can be no data goes to the log. */
const asCode = (word: string | undefined): string => (/^[A-Za-z]{1,30}$/.test(word ?? '') ? String(word) : 'unnamed');

/** Errors come with status 200: as an object with a word for each, or as a list of texts; `[]` and `{}` are none. */
export const refusalIn = (document: unknown): Refusal | null => {
  const errors = isFields(document) ? document['errors'] : null;
  if (typeof errors !== 'object' || errors === null || Object.keys(errors).length === 0) return null;
  const words = Array.isArray(errors) ? [] : Object.keys(errors);
  const kind = words.some((word) => passing.has(word)) ? 'unavailable' : 'malformed';
  return { kind, code: asCode(words[0]) };
};

/** The items of an answer; one that cannot be read is left out, and the log told of it. */
export const itemsOf = <Item>(item: z.ZodType<Item>): z.ZodType<readonly Item[]> =>
  z.object({ response: tolerantList(item) }).transform(({ response }) => response);
