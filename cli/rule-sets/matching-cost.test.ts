import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchingCost } from './matching-cost.ts';

describe('the cost of matching', () => {
  it.each([
    '^/regi/(.*)$',
    '^/([^/]+)/([^/]+)$',
    '^/(\\d{4})/(\\d{2})/(.*)$',
    '^/(foo|bar)/[a-z0-9-]+\\.html?$',
    '^/([a-z]+)-([0-9]+)$',
    '^/(.*)/(.*)$',
    '^/(?:a|ab)*c$',
    '^/x+y+z*$',
    '^/(?<id>\\d+)(?:-[^/]*)?$',
    '^/(?!admin)([^/]*)$',
    '^/[\\w\\-.]+/\\p{L}+$',
    '^/a{2,5}b{3}$',
    '^/(?:[a-z]+/)*index$',
    '',
    '^$',
    '/',
    '[^]',
    '^/\\/x\\u{1F600}\\x41\\cA[\\b\\]-]$',
    '^/((a))((b))$',
    '^/(a?){3}$',
    '^/(?:)*x$',
  ])('%s is linear', (expression) => {
    expect(matchingCost(expression)).toBe('linear');
  });

  it.each([
    '^(a+)+$',
    '^/(a*)*$',
    '(x+x+)+y',
    '^(a|a)*$',
    '^(a|aa)+$',
    '^/(\\w+\\s?)*$',
    '^/([a-z]+)*$',
    '(.*)*',
    '^/(?:[^/]+/?)+x$',
    '^/(\\d|[0-9a-f])+g',
    '^/(a*b?)*c$',
    '^/((a{2})|a)+$',
    '^/(a|b|ab)*c$',
    '^/(a(b?|c?))*d',
    '^/(?=(a+)+b)',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '^/(ő+)+$',
    '^/(a{1,100}){1,100}$',
  ])('%s is exponential', (expression) => {
    expect(matchingCost(expression)).toBe('exponential');
  });

  it.each([
    '^.*.*$',
    '^/\\d+\\d+$',
    '^/a*a*b$',
    '^/(.*)/(.*)\\.html$',
    '^/.*x.*x.*y$',
    '^/\\w*[a-z]{2,}!',
    '^/\\s*(.*)\\s*x$',
    '^/(a+){4}$',
  ])('%s is polynomial', (expression) => {
    expect(matchingCost(expression)).toBe('polynomial');
  });

  it.each(['(', '[', 'a**', '^/(.)\\1+$', '^/(?:(?!.*x).)*$', 'a'.repeat(1001), `^/${'(a|b)'.repeat(300)}$`])(
    '%s is not to be told',
    (expression) => {
      expect(matchingCost(expression)).toBe('unknown');
    },
  );

  it('is computed quickly for any expression', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      '.',
      '\\d',
      '[a-c]',
      '[^a]',
      '(',
      ')',
      '(?:',
      '(?=',
      '|',
      '*',
      '+',
      '?',
      '{2,}',
      '{1,3}',
      '^',
      '$',
      '\\',
      '-',
      ']',
      '\\1',
      'ő',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const began = process.cpuUsage();
        matchingCost(pieces.join(''));
        expect(process.cpuUsage(began).user / 1000).toBeLessThan(500);
      }),
    );
  });

  it('is linear without repetition, and exponential for nested repetition', () => {
    const plain = fc
      .array(fc.constantFrom('a', 'b', '[ab]', '.', '(a|b)', '(?:ab|cd)?', '\\d{3}'), { minLength: 1, maxLength: 8 })
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(plain, (expression) => {
        expect(matchingCost(`^/${expression}$`)).toBe('linear');
        expect(matchingCost(`^/(?:(?:x${expression})+)+$`)).toBe('exponential');
      }),
    );
  });
});
