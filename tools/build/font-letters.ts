const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** Hungarian and Romanian letters, and typographic signs: enough for nearly every page. */
export const usualLetters = [
  between(0x20, 0x7e),
  '\u00a0§©«»°×·áéíóöőúüűÁÉÍÓÖŐÚÜŰäÄßăĂâÂîÎșȘțȚ',
  '–—‑„”“’‘‚…•›‹−→←€\u2009\u202f',
].join('');

const all = [
  between(0xa1, 0xff),
  'şŞţŢčČćĆđĐďĎěĚľĽĺĹłŁńŃňŇřŘŕŔśŚšŠťŤůŮźŹżŻžŽąĄęĘğĞıİāĀēĒīĪūŪņŅģĢķĶļĻœŒ',
  '‛′″↑↓№₤™',
].join('');

/** Rare letters, in separate files that few pages load. */
export const otherLetters = [...all].filter((letter) => !usualLetters.includes(letter)).join('');

/** Parses `U+100-2BA,U+2020,U+??`; a minifier writes `U+0-FF` as `U+??`. */
const spans = (range: string): readonly (readonly [number, number])[] =>
  range.split(',').map((one) => {
    const [, first, last = first] = /^U\+([\dA-F?]+)(?:-([\dA-F]+))?$/i.exec(one.trim()) ?? [];
    if (first === undefined || last === undefined) throw new Error(`not a unicode-range: ${one}`);
    return [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'F'), 16)] as const;
  });

const hex = (code: number): string => code.toString(16).toUpperCase();

const written = (codes: readonly number[]): string =>
  codes
    .reduce<[number, number][]>((found, code) => {
      const open = found.at(-1);
      if (open && open[1] === code - 1) open[1] = code;
      else found.push([code, code]);
      return found;
    }, [])
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');

const within = (letters: string, range: string): string => {
  const asked = spans(range);
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  return written(
    codes
      .filter((code) => asked.some(([first, last]) => code >= first && code <= last))
      .toSorted((one, other) => one - other),
  );
};

/**
 * Splits each font face: usual letters keep their file, other letters use the file of `otherOf`. Other letters swap in:
 * no page preloads them, so an `optional` face would load them too late and not use them. Rules without `unicode-range`
 * are unchanged.
 */
export const splitFaces = (css: string, otherOf: (file: string) => string): string =>
  css.replaceAll(/@font-face\s*\{[^}]*\}/g, (face) => {
    const file = /url\(([^)]+\.woff2)\)/.exec(face)?.[1];
    const range = /unicode-range:\s*([^;}]+)/.exec(face)?.[1];
    if (file === undefined || range === undefined) return face;
    return [
      face.replace(range, within(usualLetters, range)),
      face
        .replace(file, otherOf(file))
        .replace(range, within(otherLetters, range))
        .replace(/font-display:\s*optional/, 'font-display:swap'),
    ].join('');
  });
