const units = [
  '[%‰°]',
  '(?:Ft|km|m|cm|mm|kg|dkg|g|t|l|dl|ha|kW|MW|kWh|MWh|GB|MB|h|min|fő|év|hét|hó|pt|p)(?![\\p{L}\\d])',
  'ezer|milli|euró|forint|dollár|lej|százalék|fok|pont|perc|óra|órá|nap|héten|hónap|éve|évi|évv|évn|év-|méter|liter',
  '(?:négyzet|köb|kilo|centi|deci|deka|mega)\\p{L}|tonn|hektár|gramm',
].join('|');
const month = 'január|február|március|április|május|június|július|augusztus|szeptember|október|november|december';

const beforeUnit = new RegExp(`(?<=\\d) (?=\\d{3}(?!\\d)|${units})`, 'gu');
const inDate = new RegExp(`(?<=${month}) (?=\\d{1,2}(?:\\.|-|–))|(?<=\\d{4}\\.) (?=${month})`, 'giu');
/** `II. Rákóczi`, `3. oldal`, `7-es váltó`. */
const ordinal =
  /(?<=(?<![\p{L}\p{N}.,])[IVXL]{1,5}\.) (?=\p{L})|(?<=(?<![\p{L}\p{N}.,])\d{1,3}\.) (?=\p{Ll})|(?<=\d-[ae]s) (?=\p{Ll})/gu;
/** `Forma 1`, `Apollo 11`; a count before a noun is free to move. */
const named = /(?<=\p{Ll}[ \u00a0]\p{Lu}\p{L}+) (?=\d{1,2}(?![\d.,:–-]| \p{Ll}))/gu;
/** Not before a long word: together they would not fit into a narrow column. */
const article = /(?<=(?<![\p{L}\p{N}’'-])az?) (?=[„”»]?[\p{L}\p{N}]{1,14}(?![\p{L}\p{N}]))/giu;
const separator = / (?=[–·] )/g;
const joint = /(?<=[\p{L}\d]–)(?=[\p{L}\d])/gu;

const noBreakSpace = '\u00a0';

/**
 * Keeps on one line: numbers with their units, dates, names with their number, a dash or separator with the word before
 * it.
 */
export const tied = (text: string): string => {
  const whole = text.replaceAll(separator, noBreakSpace);
  if (!/[\dIVXL–]/.test(whole)) return whole;
  return whole
    .replaceAll(beforeUnit, noBreakSpace)
    .replaceAll(inDate, noBreakSpace)
    .replaceAll(ordinal, noBreakSpace)
    .replaceAll(named, noBreakSpace)
    .replaceAll(joint, '\u2060');
};

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

/** For titles, leads, captions and table cells: articles stay with their word, long words may be hyphenated. */
export const tiedTitle = (text: string): string => hyphenated(tied(text.replaceAll(article, noBreakSpace)));
