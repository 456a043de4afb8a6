import { describe, expect, it } from 'vitest';
import { clientTokenIn, newClientToken, noTopicsCookie, topicsCookie } from './topics-cookie.ts';

const [https, loopback] = [{ origin: 'https://lapunk.example' }, { origin: 'http://lapunk.localhost:3000' }];

describe('the cookie of a browser that follows topics', () => {
  it('is bound to its host and to https, but on loopback, and never for page script', () => {
    const token = newClientToken();
    expect(topicsCookie(token, https)).toBe(
      `__Host-topics=${token}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(topicsCookie(token, loopback)).toBe(`topics=${token}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`);
    expect(noTopicsCookie(https)).toMatch(/^__Host-topics=; Path=\/; Max-Age=0;/);
  });

  it('is of 256 bits, another each time', () => {
    const tokens = Array.from({ length: 50 }, newClientToken);
    expect(new Set(tokens).size).toBe(50);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('is read only by its name, and only as a valid token', () => {
    const token = newClientToken();
    expect(clientTokenIn(`a=b; __Host-topics=${token}`, https)).toBe(token);
    expect(clientTokenIn(`topics=${token}`, loopback)).toBe(token);
    for (const header of [
      undefined,
      '',
      `topics=${token}`,
      `x__Host-topics=${token}`,
      '__Host-topics=rovid',
      `__Host-topics=${'a'.repeat(201)}`,
      `__Host-topics=${token.slice(0, 30)}<script>`,
      `__Host-topics=${token}&topic=b`,
    ])
      expect(clientTokenIn(header, https), header).toBeNull();
  });
});
