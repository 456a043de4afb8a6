import { describe, expect, it } from 'vitest';
import { failureOfAnswer } from './failure-of-answer.ts';

const kindOf = (status: number, type: string | null, errorsInJson = true): string => {
  const response = new Response('x', { status, headers: { 'content-type': type ?? '' } });
  if (type === null) response.headers.delete('content-type');
  return failureOfAnswer('main-api', response, 'x', { bore: false, errorsInJson, judgesTokens: true }, 0).kind;
};
const foreign = ['text/html', 'Text/HTML; charset=utf-8', 'text/plain; charset=utf-8'];

const kindOf401 = (detail: string, judgesTokens: boolean): string => {
  const [response, body] = [new Response(null, { status: 401 }), JSON.stringify({ detail })];
  return failureOfAnswer('main-api', response, body, { bore: true, errorsInJson: true, judgesTokens }, 0).kind;
};

describe('an error response', () => {
  it('is not-found only when the service itself says so, not a proxy in front', () => {
    expect(['application/problem+json', 'application/json', null].map((type) => kindOf(404, type))).toEqual([
      'not-found',
      'not-found',
      'not-found',
    ]);
    for (const type of foreign)
      expect([type, kindOf(404, type), kindOf(410, type)]).toEqual([type, 'unavailable', 'unavailable']);
  });

  it('may have any form where the contract says nothing of it', () => {
    for (const type of foreign) expect([type, kindOf(404, type, false)]).toEqual([type, 'not-found']);
  });

  it('means an old session only with one of two texts (R32)', () => {
    for (const judgesTokens of [true, false]) {
      expect(kindOf401('Expired JWT Token', judgesTokens)).toBe('session-expired');
      expect(kindOf401('Missing accessToken, use your refreshToken!', judgesTokens)).toBe('session-expired');
      for (const other of ['Expired JWT Token.', 'expired jwt token', 'No Expired JWT Token here', ''])
        expect(kindOf401(other, judgesTokens)).toBe(judgesTokens ? 'forbidden' : 'malformed');
    }
  });
});
