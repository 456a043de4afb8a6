import { describe, expect, it } from 'vitest';
import { errorText } from './error-text.ts';
import { failureOfAnswer } from './failure-of-answer.ts';

describe('errorText', () => {
  it.each([
    ['{"title":"x","status":401,"detail":"Expired JWT Token"}', 'Expired JWT Token'],
    ['{"code":401,"message":"Expired JWT Token"}', 'Expired JWT Token'],
    ['{"error":"no","message":null}', 'no'],
    ['{"title":"x"}', 'x'],
    ['Expired JWT Token\n', 'Expired JWT Token'],
    ['{"detail":{"a":1}}', ''],
    ['{"detail":"cut of', '{"detail":"cut of'],
    ['"text"', '"text"'],
    ['', ''],
  ])('of %j is %j', (body, text) => {
    expect(errorText(body)).toBe(text);
  });
});

describe('failureOfAnswer of a 401', () => {
  const kindOf = (detail: string): string =>
    failureOfAnswer(
      'main',
      new Response(null, { status: 401 }),
      JSON.stringify({ detail }),
      { bore: true, errorsInJson: true },
      0,
    ).kind;

  it('tells an old session by exactly one of two texts (R32)', () => {
    expect(kindOf('Expired JWT Token')).toBe('session-expired');
    expect(kindOf('Missing accessToken, use your refreshToken!')).toBe('session-expired');
    for (const other of ['Expired JWT Token.', 'expired jwt token', 'No Expired JWT Token here', ''])
      expect(kindOf(other)).toBe('forbidden');
  });
});
