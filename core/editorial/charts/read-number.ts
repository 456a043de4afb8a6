const figure =
  /^([+−–-]?)\s?(?!0[xob])(\d{1,3}(?:\s\d{3})+|\d{1,3}(?:\.\d{3}){2,}|\d{1,3}\.\d{3}(?=,)|\d+)(?:,(\d+))?(?:\s+[\p{L}%‰°]\S*|[\p{L}%‰°][^\s\d]*)?$/iu;
const missing = /^(?:[–—-]|nincs adat|no data)?$/i;

/**
 * What a figure amounts to as Hungarian writes it, `17 302`, `−4,6%`, `5,75 százalék`; null where none is given
 * (`–`), undefined where it is no figure, or could be two: `10.5` and `1.234` may have their decimals or their thousands
 * behind the dot, `1e5` and `0x10` are numbers of programs.
 */
export const readNumber = (text: string): number | null | undefined => {
  const written = text.trim();
  if (missing.test(written)) return null;
  const [, sign, whole, part = ''] = figure.exec(written) ?? [];
  if (whole === undefined) return undefined;
  const value = Number(`${whole.replace(/[\s.]/g, '')}.${part || '0'}`);
  return Number.isSafeInteger(Math.trunc(value)) ? (sign === '' || sign === '+' ? value : -value) : undefined;
};
