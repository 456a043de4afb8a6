import { hyphenated } from './hyphenated.ts';

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

/** For titles, leads, captions and table cells: articles stay with their word, long words may be hyphenated. */
export const tiedTitle = (text: string): string => hyphenated(tied(text.replaceAll(article, noBreakSpace)));
