let segmenter: Intl.Segmenter | undefined;

const graphemes = (): Intl.Segmenter => (segmenter ??= new Intl.Segmenter('hu', { granularity: 'grapheme' }));

/** Printable Latin: one code unit is one grapheme. */
const plain = /^[\u0020-\u007e\u00a0-\u024f\u2010-\u2027]*$/;
const allSpace = /^\s+$/;
const dangling = /[\s,;:.!?–—\-…]+$/;

const firstCharacters = (text: string, count: number): readonly string[] => {
  const start = text.slice(0, count);
  if (plain.test(start)) return [...start];
  const characters: string[] = [];
  for (const { segment } of graphemes().segment(text)) {
    if (characters.length === count) break;
    characters.push(segment);
  }
  return characters;
};

const cut = (characters: readonly string[], room: number): string => {
  const head = characters.slice(0, room);
  if (allSpace.test(characters[room] ?? '')) return head.join('');
  const boundary = head.findLastIndex((character) => allSpace.test(character));
  const words = head.slice(0, Math.max(boundary, 0)).join('');
  return words.trim() === '' ? head.join('') : words;
};

/** `limit` counts graphemes, including the ellipsis (spec §5, R19). */
export const truncate = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  if (limit < 1) return '';
  const characters = firstCharacters(text, limit + 1);
  if (characters.length <= limit) return text;
  return `${cut(characters, limit - 1).replace(dangling, '')}…`;
};
