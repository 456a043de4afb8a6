import type { Piece } from './cut-text.ts';
import { foldings } from './fold-accents.ts';
import { maybeStopWord } from './hu.ts';
import { titlePairKeys, wholeTitleKey } from './title-keys.ts';
import { queriedForms } from './word-forms.ts';

export type QueryText = string;

type Words = Piece['words'];

/** Shorter prefixes are not stemmed: `tuk` would become `tu` and match too much. */
export const shortestStem = 4;

const anyOf = (lexemes: readonly string[], suffix = ''): QueryText =>
  `(${lexemes.map((lexeme) => `'${lexeme}'${suffix}`).join(' | ')})`;

const wordQuery = (word: string): QueryText => anyOf(queriedForms(word));

const typedWord = (word: string): QueryText => {
  const begun = anyOf(foldings(word), ':*');
  return word.length < shortestStem ? begun : `(${begun} | ${wordQuery(word)})`;
};

/** Adjacent words or one joined word: `e-mail` also matches `email`. The last word may be incomplete. */
export const pieceQuery = (words: Words, last = wordQuery): QueryText => {
  const end = last(words.at(-1) ?? '');
  if (words.length === 1) return end;
  const neighbours = [...words.slice(0, -1).map((word) => wordQuery(word)), end].join(' <-> ');
  return `((${neighbours}) | ${last(words.join(''))})`;
};

export const typedPiece = (words: Words): QueryText => pieceQuery(words, typedWord);

/** Texts are indexed without standalone stop words: a query must not require them. */
export const isOptional = ({ words }: Piece): boolean => words.length === 1 && words.every(maybeStopWord);

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

export const wholeTitleQuery = (text: string): QueryText => anyOf([wholeTitleKey(text)]);

/** Titles with these words in order; the last may be incomplete. Null for a single word. */
export const titleOrderQuery = (text: string, typed = false): QueryText | null => {
  const pairs = titlePairKeys(text);
  const queries = pairs.map((pair, at) => anyOf([pair], typed && at === pairs.length - 1 ? ':*' : ''));
  return queries.length === 0 ? null : allOf(queries);
};
