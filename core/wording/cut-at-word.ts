/** Counts code points. Cuts within the first word only when that word is too long. */
export const cutAtWord = (text: string, maxLength: number): string => {
  const whole = text.trim();
  const characters = [...whole];
  if (characters.length <= maxLength) return whole;
  const begun = characters.slice(0, maxLength).join('');
  return (/\s/.test(characters[maxLength] ?? '') ? begun : begun.replace(/\s\S*$/, '')).trim();
};
