import { plainText } from '../../body/plain-text.ts';

/** Shorter pieces occur elsewhere by chance, or are labels that a plugin replaces. */
const minLength = 40;

const letters = (text: string): string =>
  text
    .toLowerCase()
    // WordPress shows 3x4 with the sign of multiplication.
    .replaceAll(/(?<=\d)x(?=\d)/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const codes = /\[\/?[a-z][^\]]*\]/gi;
const marks = /<!--[\s\S]*?-->|<(?:script|style|iframe)\b[\s\S]*?<\/(?:script|style|iframe)>/gi;
const ends = /<\/?(?:p|div|li|ul|ol|h\d|td|th|tr|table|blockquote|figure|figcaption|pre|br|hr)\b[^>]*>|\n\s*\n/gi;

/** The pieces of a written text that its readers see as they are. */
const piecesOf = (raw: string): readonly string[] =>
  raw
    .replaceAll(marks, '\n\n')
    .replaceAll(codes, '\n\n')
    .split(ends)
    .map((piece) => letters(plainText(piece)))
    .filter((piece) => piece.length >= minLength);

/**
 * Whether a stranger gets each paragraph of a text. Plugins for members close texts by rules that the API does not
 * give: only the comparison shows it.
 */
export const isSeenByAnyone = (raw: string, rendered: string): boolean => {
  const seen = letters(plainText(rendered.replaceAll(marks, ' ')));
  return piecesOf(raw).every((piece) => seen.includes(piece));
};
