import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from '../addresses/read-address.ts';
import { maskedQuery, shownAddress } from './shown-address.ts';
import { queryClass } from './sample-traffic.ts';

const show = (text: string, keepQuery = false): string =>
  shownAddress({ host: 'lapunk.example', keepQuery })(readAddress(text, 'lapunk.example'));

describe('an address in a report', () => {
  it.each([
    ['/x', '/x'],
    ['/x?a=1&b&oldal=3&c=', '/x?a=*&b&oldal=3&c=*'],
    ['/x?oldal=kis.eva@pelda.hu', '/x?oldal=*'],
    ['https://user:pass@masik.example/x?t=1', 'https://masik.example/x?t=*'],
    ['https://lapunk.example/x', '/x'],
    ['/a\u001b[31mb\nc', '/a%1B[31mb%0Ac'],
    [`/${'x'.repeat(1000)}`, `/${'x'.repeat(299)}`],
  ])('%j is shown as %j', (text, shown) => {
    expect(show(text)).toBe(shown);
  });

  it('shows values only when asked to', () => {
    expect(show('/x?a=1', true)).toBe('/x?a=1');
  });

  it('never shows a value, and is never long', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(maskedQuery(`titok=SECRET${query}`)).not.toContain('SECRET');
        expect(show(`/x?${query.repeat(50)}`).length).toBeLessThanOrEqual(300);
      }),
    );
  });
});

describe('the class of a query', () => {
  it.each([
    ['', 'none'],
    ['fbclid', 'click-id'],
    ['a=1&%66bclid=2&oldal=2', 'click-id'],
    ['oldal=2', 'page'],
    ['a', 'other'],
  ])('of %j is %s', (query, expected) => {
    expect(queryClass(query)).toBe(expected);
  });
});
