/**
 * Regular expressions that PCRE and RE2 read alike, and that hold no quote, backslash, blank, dollar sign within or brace,
 * so that no server's configuration has to escape any of them.
 */

/** Letters that paths may hold as they are; others are either encoded or left to the web server. */
const letter = 'A-Za-z0-9._~!&()*+,;=:@-';
const firstLetter = letter.replace('.', '');
const hex = '[0-9A-Fa-f]';
const next = `%[89ABab]${hex}`;

/** Encoded letters beyond ASCII, in UTF-8, without its control characters. */
const encoded = [
  `%[Cc]2%[ABab]${hex}`,
  `%[Cc][3-9A-Fa-f]${next}`,
  `%[Dd]${hex}${next}`,
  `%[Ee]0%[ABab]${hex}${next}`,
  `%[Ee][1-9A-CEFa-cef]${next}${next}`,
  `%[Ee][Dd]%[89]${hex}${next}`,
  `%[Ff]0%[9ABab]${hex}${next}${next}`,
  `%[Ff][1-3]${next}${next}${next}`,
  `%[Ff]4%8${hex}${next}${next}`,
].join('|');

const any = `(?:[${letter}]|${encoded})`;

/** A path that reads the same for everybody: nothing empty, no dot segments, nothing encoded that need not be. */
export const plainPathExpression = `(?:/(?:[.][.]${any}|[.]?(?:[${firstLetter}]|${encoded}))${any}*)+`;

/** A query whose bytes are handed on as they are: printable, and without braces, which mean something to some servers. */
export const queryExpression = '[!$-z|~]*';

/** What the name `fbclid` can be spelled like, with its value, behind an ampersand. */
export const clickIdExpression = '&(?:f|%66)(?:b|%62)(?:c|%63)(?:l|%6[Cc])(?:i|%69)(?:d|%64)(?:=[^&]*)?';

const isLetter = (character: string): boolean => /^[\w.~!&()*+,;=:@/-]$/.test(character);

const byteExpression = (byte: number): string =>
  `%${byte
    .toString(16)
    .toUpperCase()
    .padStart(2, '0')
    .replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`)}`;

/** Nobody spells a longer word, and lines of configuration end somewhere. */
const longest = 400;

/** The expression of a text in plain letters, slashes included; null where it holds something that no plain path does. */
export const textExpression = (text: string): string | null => {
  const pieces = [...text].map((character) => {
    if (isLetter(character)) return /[\w/~!&,;=:@-]/.test(character) ? character : `[${character}]`;
    return character > '\u009f' ? [...new TextEncoder().encode(character)].map(byteExpression).join('') : null;
  });
  const expression = pieces.join('');
  return pieces.includes(null) || expression.length > longest ? null : expression;
};

const longMonth = '(0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])';
const shortMonth = '(0[469]|11)(0[1-9]|[12][0-9]|30)';
const leapYear = '((?:[0-9][0-9](?:0[48]|[2468][048]|[13579][26]))|(?:[02468][048]|[13579][26])00)';

/** Every day of the calendar is of one of these kinds; each has a year, a month and a day in three groups. */
export const dayExpressions: readonly string[] = [
  `([0-9][0-9][0-9][0-9])${longMonth}`,
  `([0-9][0-9][0-9][0-9])${shortMonth}`,
  '([0-9][0-9][0-9][0-9])(02)(0[1-9]|1[0-9]|2[0-8])',
  `${leapYear}(02)(29)`,
];
