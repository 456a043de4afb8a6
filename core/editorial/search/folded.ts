const undecomposed: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
};
const letters = new RegExp(`[${Object.keys(undecomposed).join('')}]`, 'g');

/** Lower case without accents: a search ignores accents (R20). */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(letters, (letter) => undecomposed[letter] ?? letter);
