/**
 * A text without blanks around it, of at most so many characters (code points): cut behind a word, or within the first
 * one when that alone is longer.
 */
export const cutAtWord = (text: string, longest: number): string => {
  const whole = text.trim();
  const characters = [...whole];
  if (characters.length <= longest) return whole;
  const begun = characters.slice(0, longest).join('');
  return (/\s/.test(characters[longest] ?? '') ? begun : begun.replace(/\s\S*$/, '')).trim();
};
