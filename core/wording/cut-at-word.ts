/** Counts code points. Cuts within the first word only when that word is too long. */
export const cutAtWord = (text: string, longest: number): string => {
  const whole = text.trim();
  const characters = [...whole];
  if (characters.length <= longest) return whole;
  const begun = characters.slice(0, longest).join('');
  return (/\s/.test(characters[longest] ?? '') ? begun : begun.replace(/\s\S*$/, '')).trim();
};
