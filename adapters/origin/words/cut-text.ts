/** A run of text between blanks, in words: `Covid-19,` is `covid` and `19`. */
export interface Piece {
  readonly words: readonly string[];
  /** A minus stands before it, as before a word that is not wanted. */
  readonly minus: boolean;
}

/** Soft hyphens, joiners and the like: they are not seen, and a word goes on behind them. */
const unseen = /[\u00AD\u200B-\u200D\uFEFF]/g;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const longest = 100;

const pieceOf = (text: string): Piece => ({
  // So that `m²` is `m2`, and a ligature is its letters.
  words: (text.match(word) ?? []).map((one) => one.normalize('NFKC').slice(0, longest)),
  minus: text.startsWith('-'),
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
    .split(/\s+/)
    .map(pieceOf)
    .filter(({ words }) => words.length > 0);
