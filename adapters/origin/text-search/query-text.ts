import type { Piece } from './cut-text.ts';
import { foldings } from './fold-accents.ts';
import { maybeStopWord } from './hu.ts';
import { titlePairKeys, wholeTitleKey } from './title-keys.ts';
import { queriedForms } from './word-forms.ts';

/** A tsquery as text. */
export type QueryText = string;

type Words = Piece['words'];

/** Shorter beginnings are not stemmed: `tuk` would lose its end and answer with every word in `tu`. */
export const shortestStem = 4;

const anyOf = (lexemes: readonly string[], suffix = ''): QueryText =>
  `(${lexemes.map((lexeme) => `'${lexeme}'${suffix}`).join(' | ')})`;

const wordQuery = (word: string): QueryText => anyOf(queriedForms(word));

/** What begins so, and from four letters on what is a form of it. */
const typedWord = (word: string): QueryText => {
  const begun = anyOf(foldings(word), ':*');
  return word.length < shortestStem ? begun : `(${begun} | ${wordQuery(word)})`;
};

/** Words of a piece are neighbours, or written together: `e-mail` is found as `email`, too. The last may be typed yet. */
export const pieceQuery = (words: Words, last = wordQuery): QueryText => {
  const end = last(words.at(-1) ?? '');
  if (words.length === 1) return end;
  const neighbours = [...words.slice(0, -1).map((word) => wordQuery(word)), end].join(' <-> ');
  return `((${neighbours}) | ${last(words.join(''))})`;
};

/** A piece whose last word is still typed. */
export const typedPiece = (words: Words): QueryText => pieceQuery(words, typedWord);

/** Texts leave out stop words that stand alone, so that nothing can be asked of them there. */
export const isOptional = ({ words }: Piece): boolean => words.length === 1 && words.every(maybeStopWord);

/** Pieces in their order; between others any word may stand for a stop word. */
export const phraseQuery = (pieces: readonly Piece[]): QueryText => {
  const [only] = pieces;
  if (pieces.length === 1 && only !== undefined) return pieceQuery(only.words);
  const demanded = pieces.every(isOptional) ? pieces : pieces.filter((piece) => !isOptional(piece));
  let [query, distance] = ['', 0];
  for (const piece of pieces)
    for (const word of piece.words) {
      distance += 1;
      if (!demanded.includes(piece)) continue;
      query += `${query === '' ? '' : ` <${distance}> `}${wordQuery(word)}`;
      distance = 0;
    }
  return `(${query})`;
};

export const allOf = (queries: readonly QueryText[]): QueryText => queries.join(' & ');

/** Titles that are nothing but this text. */
export const wholeTitleQuery = (text: string): QueryText => anyOf([wholeTitleKey(text)]);

/** Titles that hold the words of this text in their order; the last may be typed yet. Null for a single word. */
export const titleOrderQuery = (text: string, typed = false): QueryText | null => {
  const pairs = titlePairKeys(text);
  const queries = pairs.map((pair, at) => anyOf([pair], typed && at === pairs.length - 1 ? ':*' : ''));
  return queries.length === 0 ? null : allOf(queries);
};
