import { describe, expect, it } from 'vitest';
import { readAddress } from './read-address.ts';

const read = (text: string, base = 'lapunk.example'): readonly string[] => {
  const { origin, host, path, query } = readAddress(text, base);
  return [origin, host, path, query];
};

describe('an address from the command line', () => {
  it.each([
    ['https://Lapunk.Example./X?a=%zz#f', ['https://lapunk.example', 'lapunk.example', '/X', 'a=%zz']],
    ['http://a.example:80', ['http://a.example', 'a.example', '/', '']],
    ['https://a.example:80/x', ['https://a.example:80', 'a.example', '/x', '']],
    ['https://a.example:443?q', ['https://a.example', 'a.example', '/', 'q']],
    ['http://user:pass@a.example:3000/x', ['http://a.example:3000', 'a.example', '/x', '']],
    ['http://[::1]:3000/x', ['http://[::1]:3000', '[::1]', '/x', '']],
    ['http://a.example\\evil', ['http://a.example', 'a.example', '/\\evil', '']],
    ['https://a.example#f/x?y', ['https://a.example', 'a.example', '/', '']],
    ['//x/y', ['https://lapunk.example', 'lapunk.example', '//x/y', '']],
    ['x/y?z', ['https://lapunk.example', 'lapunk.example', '/x/y', 'z']],
    ['', ['https://lapunk.example', 'lapunk.example', '/', '']],
    ['?a=1', ['https://lapunk.example', 'lapunk.example', '/', 'a=1']],
    ['ftp://a/x', ['https://lapunk.example', 'lapunk.example', '/ftp://a/x', '']],
    ['/a?b?c#d', ['https://lapunk.example', 'lapunk.example', '/a', 'b?c']],
    ['/ő?ű=á&b=%C5%91#ö', ['https://lapunk.example', 'lapunk.example', '/ő', '%C5%B1=%C3%A1&b=%C5%91']],
    ['/a\nb', ['https://lapunk.example', 'lapunk.example', '/a\nb', '']],
  ])('%j is split without normalization', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('uses the named host with its scheme and port', () => {
    expect(read('/x', 'localhost:3000')).toEqual(['https://localhost:3000', 'localhost', '/x', '']);
    expect(read('/x', 'http://Localhost:3000')).toEqual(['http://localhost:3000', 'localhost', '/x', '']);
  });
});
