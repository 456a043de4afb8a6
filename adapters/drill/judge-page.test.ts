import { describe, expect, it } from 'vitest';
import { isFailure, outcomeOf } from './judge-page.ts';

const page = (headings: number, more = '', status = 200) => ({
  status,
  body: `<h1>Fejléc</h1><main>${'<h2>Cikk</h2>'.repeat(headings)}${more}</main>`,
  location: null,
});

describe('the outcome of a page under a fault', () => {
  it.each([
    ['complete', page(9)],
    ['complete', page(6)],
    ['degraded', page(5)],
    ['empty', page(9, '<p>Még nincs adat.</p>')],
    ['unavailable', page(9, '', 503)],
    ['not-found', page(9, '', 404)],
    ['not-found', page(9, '', 410)],
    ['error', page(9, '', 500)],
    ['error', page(0, '', 0)],
  ] as const)('is %s', (expected, answer) => {
    expect(outcomeOf(answer, page(9), ['Még nincs adat.'])).toBe(expected);
  });

  it('is complete when the healthy page says that there is nothing, too', () => {
    const nothing = page(9, '<p>Még nincs adat.</p>');
    expect(outcomeOf(nothing, nothing, ['Még nincs adat.'])).toBe('complete');
  });

  it.each([
    ['cold', 'complete', false],
    ['cold', 'degraded', false],
    ['cold', 'unavailable', false],
    ['cold', 'not-found', true],
    ['cold', 'empty', true],
    ['cold', 'error', true],
    ['warm', 'complete', false],
    ['warm', 'degraded', true],
    ['warm', 'unavailable', true],
  ] as const)('of a %s page that is %s: a reader error is %s', (state, outcome, expected) => {
    expect(isFailure({ fault: 'status-500', state, outcome })).toBe(expected);
  });

  it('of a cold page that got well-formed nothing is none', () => {
    expect(isFailure({ fault: 'emptied-lists', state: 'cold', outcome: 'not-found' })).toBe(false);
    expect(isFailure({ fault: 'emptied-lists', state: 'warm', outcome: 'not-found' })).toBe(true);
  });
});
