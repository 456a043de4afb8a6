import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ghostToken, readGhostKey } from './ghost-key.ts';

const secret = 'ab'.repeat(32);

describe('a key of Ghost', () => {
  it('is one of the Admin API or of the Content API', () => {
    expect(readGhostKey(`${'0'.repeat(24)}:${secret}`)).toMatchObject({ api: 'admin', id: '0'.repeat(24) });
    expect(readGhostKey('c'.repeat(26))).toEqual({ api: 'content', key: 'c'.repeat(26) });
    for (const text of ['', 'c', `0:${secret}`, `${'c'.repeat(26)}\n`]) expect(readGhostKey(text)).toBeNull();
  });

  it('signs a token that lives shorter than Ghost allows', () => {
    const key = readGhostKey(`${'0'.repeat(24)}:${secret}`);
    const [head = '', body = '', signature] = (key?.api === 'admin' ? ghostToken(key, 1_000_000_000_500) : '').split(
      '.',
    );
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({
      alg: 'HS256',
      typ: 'JWT',
      kid: '0'.repeat(24),
    });
    expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toEqual({
      iat: 1_000_000_000,
      exp: 1_000_000_240,
      aud: '/admin/',
    });
    expect(signature).toBe(
      createHmac('sha256', Buffer.from(secret, 'hex')).update(`${head}.${body}`).digest('base64url'),
    );
  });
});
