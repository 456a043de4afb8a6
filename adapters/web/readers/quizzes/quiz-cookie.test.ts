import { describe, expect, it } from 'vitest';
import { quizCookie, quizTokenIn } from './quiz-cookie.ts';

const token = 'abcdefghijklmnopqrstuvwx';
const [https, loopback] = [{ origin: 'https://lapunk.example' }, { origin: 'http://lapunk.localhost:3000' }];

describe('the cookie of a quiz token', () => {
  it('is bound to its host and to https, but on loopback', () => {
    expect(quizCookie(token, https)).toBe(
      `__Host-quiz=${token}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(quizCookie(token, loopback)).toBe(`quiz=${token}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`);
  });

  it('is read only by its name, and only as a valid token', () => {
    expect(quizTokenIn(`a=b; __Host-quiz=${token}`, https)).toBe(token);
    expect(quizTokenIn(`quiz=${token}`, loopback)).toBe(token);
    const others = [
      undefined,
      '',
      `quiz=${token}`,
      `x__Host-quiz=${token}`,
      `__Host-quiz=${token}a`,
      '__Host-quiz=a b c d e f g h i j k l ',
      `__Host-quiz=${'é'.repeat(24)}`,
    ];
    expect(others.map((header) => quizTokenIn(header, https))).toEqual(others.map(() => null));
    expect(quizTokenIn(`__Host-quiz=${token}`, loopback)).toBeNull();
  });
});
