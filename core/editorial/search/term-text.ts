import { cutAtWord } from '../../wording/cut-at-word.ts';

/** Characters of a term that are searched for. */
export const longestTerm = 200;

/** What is searched for of a text that was typed or pasted. */
export const termText = (text: string): string => cutAtWord(text, longestTerm);
