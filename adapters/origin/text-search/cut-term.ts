/** Maximum characters of a search term. */
const maxTermLength = 200;

/** Cuts at a word boundary; without spaces, inside the word. */
export const cutAtWord = (text: string, maxLength: number): string => {
  const whole = text.trim();
  const characters = [...whole];
  if (characters.length <= maxLength) return whole;
  const begun = characters.slice(0, maxLength).join('');
  const words = /\s/.test(characters[maxLength] ?? '') ? begun : begun.replace(/\s\S*$/, '');
  return words.trim();
};

export const cutTerm = (text: string): string => cutAtWord(text, maxTermLength);
