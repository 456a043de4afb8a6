const figure =
  /^([+−–-]?)\s?(?!0[xob])(\d{1,3}(?:\s\d{3})+|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}\.\d{3}(?=,)|\d+)(?:,(\d+))?(?:\s+[\p{L}%‰°]\S*|[\p{L}%‰°][^\s\d]*)?$/iu;
const missing = /^(?:[–—-]|nincs adat|no data)?$/i;

/**
 * Parses a Hungarian number. Null for an empty value (`–`), undefined for invalid or ambiguous text such as `10.5` or
 * `1e5`.
 */
export const readNumber = (text: string): number | null | undefined => {
  const written = text.trim();
  if (missing.test(written)) return null;
  const [, sign, whole, part = ''] = figure.exec(written) ?? [];
  if (whole === undefined) return undefined;
  const value = Number(`${whole.replace(/[\s.]/g, '')}.${part || '0'}`);
  return Number.isSafeInteger(Math.trunc(value)) ? (sign === '' || sign === '+' ? value : -value) : undefined;
};
