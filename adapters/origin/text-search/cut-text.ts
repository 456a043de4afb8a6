/** Text between spaces, as words: `Covid-19,` is `covid` and `19`. */
export interface Piece {
  readonly words: readonly string[];
  /** A leading minus excludes a word, but is the sign of a number: `-18 fok`. */
  readonly minus: boolean;
}

/** Soft hyphens and joiners do not end a word. */
const unseen = /[\u00AD\u200B-\u200D\uFEFF]/g;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const maxLength = 100;
const exclusion = /^-(?![\p{Sc}.,]*\p{N})/u;
/** `4×4` is also `4x4`. */
const times = /(?<=\p{N})×(?=\p{N})/gu;
/** Spaces that group digits: `699 990` is also `699990`, as `699.990` is. */
const groupedNumber = /(?<![\p{L}\p{N}]|\p{N}[.,])\p{N}{1,3}(?:\s\p{N}{3})+(?![\p{L}\p{N}])/gu;

export const isExclusion = (text: string): boolean => exclusion.test(text);

const pieceOf = (text: string): Piece => ({
  // `m²` becomes `m2`; ligatures become letters.
  words: (text.match(word) ?? []).map((one) => one.normalize('NFKC').slice(0, maxLength)),
  minus: isExclusion(text),
});

/**
 * Index and query both use this tokenizer. PostgreSQL's parser makes one token of `-19`, `Telex.hu` or `km/h`, and
 * depends on the server's locale.
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
