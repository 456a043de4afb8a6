/** A run of text between blanks, in words: `Covid-19,` is `covid` and `19`. */
export interface Piece {
  readonly words: readonly string[];
  /** A minus stands before it, as before a word that is not wanted. That of a number is its sign: `-18 fok`. */
  readonly minus: boolean;
}

/** Soft hyphens, joiners and the like: they are not seen, and a word goes on behind them. */
const unseen = /[\u00AD\u200B-\u200D\uFEFF]/g;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const longest = 100;
const exclusion = /^-(?![\p{Sc}.,]*\p{N})/u;
/** The sign of multiplication is read as the letter that is typed for it: `4×4` is also `4x4`. */
const times = /(?<=\p{N})×(?=\p{N})/gu;
/** Blanks that group the digits of one number: `699 990` is also `699990`, as `699.990` is. */
const groupedNumber = /(?<![\p{L}\p{N}]|\p{N}[.,])\p{N}{1,3}(?:\s\p{N}{3})+(?![\p{L}\p{N}])/gu;

/** Whether a text begins with a minus that excludes what follows. */
export const isExclusion = (text: string): boolean => exclusion.test(text);

const pieceOf = (text: string): Piece => ({
  // So that `m²` is `m2`, and a ligature is its letters.
  words: (text.match(word) ?? []).map((one) => one.normalize('NFKC').slice(0, longest)),
  minus: isExclusion(text),
});

/**
 * Cuts a text into pieces and words, in lower case. Index and query both cut by it: PostgreSQL's own parser takes
 * `-19`, `Telex.hu`, `km/h` and addresses for one token each, and differs with the locale of the server.
 */
export const cutText = (text: string): readonly Piece[] =>
  text
    .normalize('NFC')
    .replace(unseen, '')
    .toLowerCase()
    .replace(times, '.x.')
    .replace(groupedNumber, (number) => number.replace(/\s/g, '.'))
    .split(/\s+/)
    .map(pieceOf)
    .filter(({ words }) => words.length > 0);
