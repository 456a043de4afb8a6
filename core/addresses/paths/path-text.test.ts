import { describe, expect, it } from 'vitest';
import { asciiPath, asciiPathOfBytes, badPath, longestPath } from './path-text.ts';

describe('a path as text', () => {
  it.each([
    ['/%zz', 'malformed-percent'], ['/%', 'malformed-percent'], ['/%c3', 'malformed-percent'], ['/%ff', 'malformed-percent'], ['/%ed%a0%80', 'malformed-percent'],
    ['/a%00', 'control-character'], ['/a%0d%0aSet-Cookie:x', 'control-character'], ['/a\u0007', 'control-character'], ['/a%7f', 'control-character'],
    ['/a%2fb', 'encoded-slash'], ['/a%2Fb', 'encoded-slash'], ['/a%5cb', 'encoded-slash'],
    ['/.', 'dot-segment'], ['/a/../b', 'dot-segment'], ['/a/%2e%2E/b', 'dot-segment'], ['//..', 'dot-segment'], ['/\\..', 'dot-segment'], ['/a/./', 'dot-segment'],
    [`/${'a'.repeat(longestPath)}`, 'too-long'],
    ['/szerzo/%C5%91', null], ['/...', null], ['/a..b', null], ['/%25zz', null], [`/${'a'.repeat(longestPath - 1)}`, null], ['/a b', null],
  ])('%s is refused for: %s', (path, expected) => {
    expect(badPath(path)).toBe(expected);
  });

  it('counts raw non-ASCII as its percent-encoding', () => {
    expect(asciiPath('/szerzo/őr')).toBe('/szerzo/%C5%91r');
    expect(asciiPathOfBytes('/szerzo/\xc5\x91r')).toBe('/szerzo/%C5%91r');
    expect(badPath(asciiPath(`/${'ő'.repeat(683)}`))).toBe('too-long');
  });

  it('refuses half a surrogate pair as invalid UTF-8', () => {
    expect(badPath(asciiPath('/a\ud800'))).toBe('malformed-percent');
  });
});
