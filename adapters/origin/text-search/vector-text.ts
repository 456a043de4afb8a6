import { cutText } from './cut-text.ts';
import { foldings } from './fold-accents.ts';
import { joinedWords } from './joined-words.ts';
import { isStopWord } from './hu.ts';
import { indexedPairKeys, wholeTitleKey } from './title-keys.ts';
import { indexedForms } from './word-forms.ts';

export interface IndexedText {
  readonly title: string;
  readonly lead: string;
  readonly text: string;
}

/** Version mark in each vector. Vectors of older builds lack it and are indexed again (repair-indexes.ts). */
export const analysisMark = '#1';

/** PostgreSQL's maximum tsvector position (documentation, 12.11 "Limitations"). */
const lastPosition = 16_383;

const fields = [
  ['title', 'A'],
  ['lead', 'B'],
  ['text', 'D'],
] as const;

const remembered = (formsOf: (word: string) => readonly string[]): ((word: string) => readonly string[]) => {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    const forms = known.get(word) ?? formsOf(word);
    known.set(word, forms);
    return forms;
  };
};

/** No escaping: lexemes never contain a quotation mark or backslash. */
const quoted = (lexeme: string): string => `'${lexeme}'`;

/** Weights: titles A with all words; leads B and texts D, without standalone stop words. */
export const vectorTexts = (): ((indexed: IndexedText) => string) => {
  const forms = remembered(indexedForms);
  const plain = remembered(foldings);
  return (indexed) => {
    const places = new Map<string, Set<string>>();
    const add = (lexemes: readonly string[], at: number, weight: string): void => {
      const place = `${Math.min(at, lastPosition)}${weight}`;
      for (const lexeme of lexemes) {
        const known = places.get(lexeme);
        if (known === undefined) places.set(lexeme, new Set([place]));
        else known.add(place);
      }
    };
    let position = 0;
    for (const [field, weight] of fields) {
      for (const { words } of cutText(indexed[field])) {
        const first = position + 1;
        for (const word of words) {
          position += 1;
          if (weight === 'A') add(plain(word), position, weight);
          if (words.length > 1 || !isStopWord(word)) add(forms(word), position, weight);
        }
        for (const { text, from, to } of joinedWords(words))
          for (const at of [first + from, first + to]) add(forms(text), at, weight);
      }
      // A gap: phrases must not match across fields.
      position += 1;
    }
    const lexemes = [...places].map(([lexeme, at]) => `${quoted(lexeme)}:${[...at].join()}`);
    const keys = [analysisMark, wholeTitleKey(indexed.title), ...indexedPairKeys(indexed.title)];
    return [...keys.map(quoted), ...lexemes].join(' ');
  };
};
