import { describe, expect, it } from 'vitest';
import { errorText } from './error-text.ts';

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
