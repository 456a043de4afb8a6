import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieIn } from '#core/readers/sessions/session-cookie.ts';
import { bears, readHead } from './request-head.ts';

const headOf = (...cookies: readonly string[]) => readHead(cookies.flatMap((cookie) => ['Cookie', cookie]));
const names = ['__Host-session', 'session'];

describe('a request', () => {
  it.each([
    'session=1',
    ' session=1',
    'a=b; session=1',
    'a=b;session=',
    'session =1',
    '__Host-session=x',
    'my_session=1; session=2',
    'a=session; session=1',
  ])('with the cookie %j has it', (cookie) => {
    expect(names.some((name) => bears(headOf(cookie), name))).toBe(true);
  });

  it.each([
    'my_session=1',
    'phpsession=1',
    'x-session=1; _session=2',
    'sessions=1',
    'a=session=1',
    'a=b session=1',
    'session',
    '',
    'Session=1',
  ])('with the cookie %j is like any other', (cookie) => {
    expect(names.some((name) => bears(headOf(cookie), name))).toBe(false);
  });

  it('may name its cookies in several headers, as some proxies write them', () => {
    expect([bears(headOf('a=1', 'n_token=x'), 'n_token'), headOf('a=1', 'n_token=x').cookie]).toEqual([
      true,
      'a=1; n_token=x',
    ]);
  });

  it('has exactly the cookie that the session is read from', () => {
    const piece = fc.constantFrom('n_token', 'x', '=', ';', ' ', '; ', '\t', 'an_token', 'n_tokens', '"', '\u00a0');
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
        (cookie) => {
          const hasPair = cookie.split(';').some((pair) => pair.includes('='));
          expect(bears(headOf(cookie), 'n_token')).toBe(hasPair && cookieIn(cookie, 'n_token') !== null);
        },
      ),
    );
  });

  it('has no host when it sends two, in any letter case', () => {
    expect(readHead(['Host', 'a', 'X', 'y', 'hOST', 'b']).host).toBe('');
    expect(readHead(['Host', 'a', 'Hose', 'b']).host).toBe('a');
  });
});
