/** Letters of the Hungarian alphabet: `közszolgálat` holds z and sz, `asszony` a long sz. */
const letters = /z(?=sz)|c(?=cs)|ddzs|dzs|ccs|ddz|ggy|lly|nny|ssz|tty|zzs|cs|dz|gy|ly|ny|sz|ty|zs|\p{L}/giu;
const vowel = /^[aáeéiíoóöőuúüű]$/i;
/** Hungarian writes these out at a line end (asz-szony): no hyphen is put into them. */
const long = /^(?:ddzs|ccs|ddz|ggy|lly|nny|ssz|tty|zzs)$/i;

const softHyphen = '\u00ad';
const minLength = 16;
const minPart = 5;

/** A syllable begins with the last consonant before its vowel, or with the vowel. */
const isBreak = (parts: readonly string[], at: number): boolean => {
  const [before = '', here = '', after = ''] = [parts[at - 1], parts[at], parts[at + 1]];
  const begins = vowel.test(here) ? vowel.test(before) : vowel.test(after) && !long.test(here);
  return begins && parts.slice(0, at).some((part) => vowel.test(part));
};

const split = (word: string): string => {
  const parts = word.match(letters) ?? [];
  let length = 0;
  return parts
    .map((part, at) => {
      const cut = length >= minPart && word.length - length >= minPart && isBreak(parts, at);
      length += part.length;
      return cut ? softHyphen + part : part;
    })
    .join('');
};

const longWord = new RegExp(`(?<!\\p{L})\\p{L}{${minLength},}(?!\\p{L})`, 'gu');

/** Puts soft hyphens into long words, for narrow columns: not every browser can hyphenate Hungarian. */
export const hyphenated = (text: string): string => text.replaceAll(longWord, split);
