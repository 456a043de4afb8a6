import { describe, expect, it } from 'vitest';
import { otherLetters, splitFaces, usualLetters } from './font-letters.ts';

const face = (file: string, range: string): string =>
  `@font-face{font-family:Source;src:url(/assets/${file}.woff2)format("woff2");unicode-range:${range}}`;

const fileOf = (css: string, letter: string): string | undefined => {
  const code = letter.codePointAt(0) ?? 0;
  return css
    .match(/@font-face\{[^}]*\}/g)
    ?.find((one) =>
      (/unicode-range:([^}]*)/.exec(one)?.[1] ?? '').split(',').some((span) => {
        const [first = '', last = first] = span.slice(2).split('-');
        return code >= parseInt(first, 16) && code <= parseInt(last, 16);
      }),
    )
    ?.match(/assets\/(.*)\.woff2/)?.[1];
};

describe('the faces of a build', () => {
  const css = splitFaces(`${face('latin', 'U+0-FF,U+2000-206F,U+20AC')}${face('ext', 'U+100-2BA')}`, (file) =>
    file.replace('.woff2', '-more.woff2'),
  );

  it('draw what nearly every page holds by one pair of files, and what few hold by another', () => {
    for (const letter of 'aZáé„”– ') expect(fileOf(css, letter)).toBe('latin');
    for (const letter of 'őűŐŰăț') expect(fileOf(css, letter)).toBe('ext');
    for (const letter of 'ñåØ') expect(fileOf(css, letter)).toBe('latin-more');
    for (const letter of 'čŁşž') expect(fileOf(css, letter)).toBe('ext-more');
  });

  it('swap rare letters in, even where usual letters are optional', () => {
    const optional = face('latin', 'U+0-FF').replace('{', '{font-display:optional;');
    const displays = [...splitFaces(optional, String).matchAll(/font-display:(\w+)/g)].map(([, display]) => display);
    expect(displays).toEqual(['optional', 'swap']);
  });

  it('are not requested for missing letters', () => {
    for (const letter of '\u2060\u200dπж') expect(fileOf(css, letter)).toBeUndefined();
  });

  it('leave out no letter, and cut none twice', () => {
    for (const letter of usualLetters) expect(otherLetters).not.toContain(letter);
    for (const letter of 'őűáéíóöúüŐŰÁÉÍÓÖÚÜčşšžłé€–„”') expect(usualLetters + otherLetters).toContain(letter);
  });

  it('are found in a range that a minifier wrote, and a build with one that cannot be read fails', () => {
    const short = splitFaces(face('latin', 'U+??,U+2???,U+131'), (file) => file);
    for (const letter of 'aZáé„”– ') expect(fileOf(short, letter)).toBe('latin');
    expect(() => splitFaces(face('latin', 'U+0-FF, latin'), String)).toThrow('not a unicode-range:  latin');
  });

  it('stay unchanged without a range, as do the fallback fonts', () => {
    const standIn = '@font-face{font-family:X;src:local("Arial")}';
    expect(splitFaces(standIn, String)).toBe(standIn);
  });
});
