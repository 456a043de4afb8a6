import crypto from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './hash-password.ts';

describe('a password', () => {
  it('is stored as Argon2id with at least 19 MiB, two passes and a unique salt', async () => {
    const [one, other] = [await hashPassword('titkos szavak'), await hashPassword('titkos szavak')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
    expect(one).not.toContain('titkos');
  });

  it('matches in any Unicode form, and no other password does', async () => {
    const kept = await hashPassword('Árvíztűrő 1'.normalize('NFC'));
    expect(await isPassword('Árvíztűrő 1'.normalize('NFD'), kept)).toBe(true);
    for (const wrong of ['árvíztűrő 1', 'Árvíztűrő 1 ', '', '\0']) expect(await isPassword(wrong, kept)).toBe(false);
  });

  it('is computed with the stored cost, and a higher cost later locks no account', async () => {
    const salt = Buffer.alloc(16, 7);
    const cheap = crypto.argon2Sync('argon2id', {
      message: Buffer.from('régi'),
      nonce: salt,
      tagLength: 32,
      memory: 64,
      passes: 1,
      parallelism: 1,
    });
    const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    expect(await isPassword('régi', `$argon2id$v=19$m=64,t=1,p=1$${text(salt)}$${text(cheap)}`)).toBe(true);
  });

  it('is computed for an unknown account too, and never matches', async () => {
    expect(await isPassword('bármi', null)).toBe(false);
  });

  it('is computed two at a time at most, and who comes behind a queue is sent away at once', async () => {
    const kept = await hashPassword('egy');
    const tries = await Promise.allSettled(Array.from({ length: 40 }, () => isPassword('egy', kept)));
    const refused = tries.filter(({ status }) => status === 'rejected');
    expect(tries.length - refused.length).toBe(26);
    expect(refused[0]).toMatchObject({ reason: { status: 503, headers: { 'Retry-After': '5' } } });
  });
});
