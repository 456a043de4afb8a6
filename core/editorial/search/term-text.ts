import { cutAtWord } from '../../wording/cut-at-word.ts';

/** Characters. */
export const longestTerm = 200;

export const termText = (text: string): string => cutAtWord(text, longestTerm);
