/** Maximum characters of a search term. */
const longestTerm = 200;

/** Cuts at a word boundary; without spaces, inside the word. */
export const cutAtWord = (text: string, longest: number): string => {
  const whole = text.trim();
  const characters = [...whole];
  if (characters.length <= longest) return whole;
  const begun = characters.slice(0, longest).join('');
  const words = /\s/.test(characters[longest] ?? '') ? begun : begun.replace(/\s\S*$/, '');
  return words.trim();
};

export const cutTerm = (text: string): string => cutAtWord(text, longestTerm);
