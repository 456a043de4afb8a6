/** Characters. A search takes no longer term. */
const longestTerm = 200;

/**
 * A text of at most so many characters, cut behind a word: what begins a title is then found in it. A text without
 * blanks is cut within.
 */
export const cutAtWord = (text: string, longest: number): string => {
  const whole = text.trim();
  const characters = [...whole];
  if (characters.length <= longest) return whole;
  const begun = characters.slice(0, longest).join('');
  const words = /\s/.test(characters[longest] ?? '') ? begun : begun.replace(/\s\S*$/, '');
  return words.trim();
};

/** As much of a text as a search looks for. */
export const cutTerm = (text: string): string => cutAtWord(text, longestTerm);
