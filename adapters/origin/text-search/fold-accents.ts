const accents = /\p{Mn}/gu;

/** Letters that Unicode does not decompose (UnicodeData.txt); the most common spelling first. */
const undecomposed: Readonly<Record<string, readonly [string, ...(readonly string[])]>> = {
  đ: ['d', 'dj'],
  ð: ['d'],
  ł: ['l'],
  ø: ['o', 'oe'],
  æ: ['ae'],
  œ: ['oe'],
  ß: ['ss'],
  þ: ['th'],
  ħ: ['h'],
  ŧ: ['t'],
  ı: ['i'],
  ŋ: ['n'],
};
const signed = new RegExp(`[${Object.keys(undecomposed).join('')}]`, 'gi');

export const neverFolded = signed.source;

const decomposed = (text: string): string => text.normalize('NFD').replace(accents, '').normalize('NFC').toLowerCase();

/** `Tükörfúró` → `tukorfuro`, `Łódź` → `lodz`. */
export const foldAccents = (text: string): string =>
  decomposed(text).replace(signed, (letter) => undecomposed[letter]?.[0] ?? letter);

/** All unaccented spellings, the most common first: `Đoković` → `dokovic`, `djokovic`. */
export const foldings = (word: string): readonly string[] => {
  const usual = foldAccents(word);
  if (word.search(signed) < 0) return [usual];
  const other = decomposed(word).replace(signed, (letter) => undecomposed[letter]?.at(-1) ?? letter);
  return [...new Set([usual, other])];
};
