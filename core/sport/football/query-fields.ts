import { encodedText } from '../../addresses/paths/path-text.ts';
import { firstValue } from '../../addresses/paths/query.ts';
import type { QueryParameter } from '../../addresses/paths/query-parameter.ts';

/** Decimal digits, above 0, below a billion; null for anything else. */
export const readId = (query: string, name: string): number | null => idIn(firstValue(query, name));

export const idIn = (text: string | null): number | null => {
  if (text === null || !/^[0-9]{1,9}$/.test(text)) return null;
  const id = Number(text);
  return id > 0 ? id : null;
};

const yearIn = (text: string | null): number | null =>
  text !== null && /^[1-9][0-9]{3}$/.test(text) ? Number(text) : null;

export const readSeason = (query: string): number | null => yearIn(firstValue(query, 'szezon'));

export const idParameter = (name: string): QueryParameter => ({ name, read: (text) => idIn(text)?.toString() ?? null });
export const seasonParameter: QueryParameter = { name: 'szezon', read: (text) => yearIn(text)?.toString() ?? null };

export const writeQuery = (fields: readonly (readonly [name: string, value: string | number | null])[]): string =>
  fields
    .flatMap(([name, value]) => {
      const written = value === null ? null : encodedText(String(value));
      return written === null ? [] : [`${name}=${written}`];
    })
    .join('&');
