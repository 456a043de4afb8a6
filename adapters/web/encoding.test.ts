import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from './encoding.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['gzip;q=0.5', 'gzip'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('for %s is %s', (accepted, expected) => {
    expect(acceptedEncoding(accepted)).toBe(expected);
  });
});
