import { cutAtWord } from '../../wording/cut-at-word.ts';

/** Characters. */
export const maxTermLength = 200;

export const termText = (text: string): string => cutAtWord(text, maxTermLength);
