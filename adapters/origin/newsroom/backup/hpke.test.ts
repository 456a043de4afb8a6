import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openWith, sealTo } from './hpke.ts';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');

/** RFC 9180 A.2.1: DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, ChaCha20Poly1305, base mode. */
const vector = {
  info: hex('4f6465206f6e2061204772656369616e2055726e'),
  publicKey: hex('4310ee97d88cc1f088a5576c77ab0cf5c3ac797f3d95139c6c84b5429c59662a'),
  privateKey: hex('8057991eef8f1f1af18f4a9491d16a1ce333f695d4db8e38da75975c4478e0fb'),
  enc: hex('1afa08d3dec047a643885163f1180476fa7ddb54c6a8029ea33f95796bf2ac4a'),
  text: 'Beauty is truth, truth beauty',
  sealed: [
    '1c5250d8034ec2b784ba2cfd69dbdb8af406cfe3ff938e131f0def8c8b60b4db21993c62ce81883d2dd1b51a28',
    '6b53c051e4199c518de79594e1c4ab18b96f081549d45ce015be002090bb119e85285337cc95ba5f59992dc98c',
    '71146bd6795ccc9c49ce25dda112a48f202ad220559502cef1f34271e0cb4b02b4f10ecac6f48c32f878fae86b',
  ],
  /** Messages 255 and 256, where the second byte of the nonce changes. */
  later: [
    '18ab939d63ddec9f6ac2b60d61d36a7375d2070c9b683861110757062c52b8880a5f6b3936da9cd6c23ef2a95c',
    '7a4a13e9ef23978e2c520fd4d2e757514ae160cd0cd05e556ef692370ca53076214c0c40d4c728d6ed9e727a5b',
  ],
};
const identity = createPrivateKey({
  key: {
    kty: 'OKP',
    crv: 'X25519',
    d: vector.privateKey.toString('base64url'),
    x: vector.publicKey.toString('base64url'),
  },
  format: 'jwk',
});

describe('hybrid public key encryption', () => {
  it('opens the messages of RFC 9180', () => {
    const open = openWith(identity, vector.enc, vector.info);
    for (const [at, sealed] of vector.sealed.entries())
      expect(open(hex(sealed), `Count-${at}`).toString()).toBe(vector.text);
    for (let at = 3; at < 255; at += 1) expect(() => open(Buffer.alloc(20), '')).toThrow();
    for (const [at, sealed] of vector.later.entries())
      expect(open(hex(sealed), `Count-${at + 255}`).toString()).toBe(vector.text);
  });

  it('can be decrypted only with its private key, in order', () => {
    const [pair, other, info] = [generateKeyPairSync('x25519'), generateKeyPairSync('x25519'), Buffer.from('fejléc')];
    const { enc, seal } = sealTo(pair.publicKey, info);
    const [one, two] = [seal(Buffer.from('egy'), 'a'), seal(Buffer.from(''), 'b')];
    const open = openWith(pair.privateKey, enc, info);
    expect([open(one, 'a').toString(), open(two, 'b').toString()]).toEqual(['egy', '']);
    const refused = (key = pair.privateKey, about = info) => openWith(key, enc, about);
    expect(() => refused()(two, 'b')).toThrow();
    expect(() => refused()(one, 'b')).toThrow();
    expect(() => refused(other.privateKey)(one, 'a')).toThrow();
    expect(() => refused(pair.privateKey, Buffer.from('más'))(one, 'a')).toThrow();
    expect(() => refused()(Buffer.from(one.map((byte, at) => (at === 0 ? byte ^ 1 : byte))), 'a')).toThrow();
    expect(sealTo(pair.publicKey, info).enc).not.toEqual(enc);
  });
});
