/**
 * PCRE and RE2 must read these alike. Without quotes, backslashes, blanks, inner `$` or braces, no server needs
 * escapes.
 */

/** Characters that may appear unencoded; all others are encoded or left to the web server. */
const letter = 'A-Za-z0-9._~!&()*+,;=:@-';
const firstLetter = letter.replace('.', '');
const hex = '[0-9A-Fa-f]';
const next = `%[89ABab]${hex}`;

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

/** A path without empty, dot or needlessly encoded segments: all servers read it alike. */
export const plainPathExpression = `(?:/(?:[.][.]${any}|[.]?(?:[${firstLetter}]|${encoded}))${any}*)+`;

/** Printable, without braces, which some servers interpret. */
export const queryExpression = '[!$-z|~]*';

/** Matches every spelling of `&fbclid=…`. */
export const clickIdExpression = '&(?:f|%66)(?:b|%62)(?:c|%63)(?:l|%6[Cc])(?:i|%69)(?:d|%64)(?:=[^&]*)?';

const isLetter = (character: string): boolean => /^[\w.~!&()*+,;=:@/-]$/.test(character);

const byteExpression = (byte: number): string =>
  `%${byte
    .toString(16)
    .toUpperCase()
    .padStart(2, '0')
    .replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`)}`;

const maxLength = 400;

/** Null when the text holds a character that no plain path has. */
export const textExpression = (text: string): string | null => {
  const pieces = [...text].map((character) => {
    if (isLetter(character)) return /[\w/~!&,;=:@-]/.test(character) ? character : `[${character}]`;
    return character > '\u009f' ? [...new TextEncoder().encode(character)].map(byteExpression).join('') : null;
  });
  const expression = pieces.join('');
  return pieces.includes(null) || expression.length > maxLength ? null : expression;
};

const longMonth = '(0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])';
const shortMonth = '(0[469]|11)(0[1-9]|[12][0-9]|30)';
const leapYear = '((?:[0-9][0-9](?:0[48]|[2468][048]|[13579][26]))|(?:[02468][048]|[13579][26])00)';

/** Covers every calendar day; each expression has three groups: year, month, day. */
export const dayExpressions: readonly string[] = [
  `([0-9][0-9][0-9][0-9])${longMonth}`,
  `([0-9][0-9][0-9][0-9])${shortMonth}`,
  '([0-9][0-9][0-9][0-9])(02)(0[1-9]|1[0-9]|2[0-8])',
  `${leapYear}(02)(29)`,
];
