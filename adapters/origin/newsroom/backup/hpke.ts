import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** HPKE (RFC 9180), base mode: DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, ChaCha20Poly1305. */
const kemSuite = Buffer.from('KEM\x00\x20', 'latin1');
const suite = Buffer.from('HPKE\x00\x20\x00\x01\x00\x03', 'latin1');
const [cipher, keyBytes, nonceBytes, tagBytes, secretBytes] = ['chacha20-poly1305', 32, 12, 16, 32] as const;
const empty = Buffer.alloc(0);

const hmac = (key: Buffer, ...parts: readonly Buffer[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();

/** RFC 9180, section 4. */
const extract = (id: Buffer, salt: Buffer, label: string, secret: Buffer): Buffer =>
  hmac(salt, Buffer.from('HPKE-v1'), id, Buffer.from(label), secret);

/** One block of HKDF-Expand: at most 32 bytes. */
const expand = (id: Buffer, key: Buffer, label: string, info: Buffer, bytes: number): Buffer =>
  hmac(key, Buffer.from([0, bytes]), Buffer.from('HPKE-v1'), id, Buffer.from(label), info, Buffer.from([1])).subarray(
    0,
    bytes,
  );

/** The 32 bytes of a public key (RFC 7748). */
export const rawPublicKey = (key: KeyObject): Buffer => Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url');

const publicKeyFrom = (raw: Buffer): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: raw.toString('base64url') }, format: 'jwk' });

interface Keys {
  readonly key: Buffer;
  readonly nextNonce: () => Buffer;
}

/** RFC 9180, sections 4.1 and 5.1; `recipient` and `enc` are raw public keys. */
const schedule = (shared: Buffer, enc: Buffer, recipient: Buffer, info: Buffer): Keys => {
  const extracted = extract(kemSuite, empty, 'eae_prk', shared);
  const secret = expand(kemSuite, extracted, 'shared_secret', Buffer.concat([enc, recipient]), secretBytes);
  const [noPsk, about] = [extract(suite, empty, 'psk_id_hash', empty), extract(suite, empty, 'info_hash', info)];
  const context = Buffer.concat([Buffer.from([0]), noPsk, about]);
  const main = extract(suite, secret, 'secret', empty);
  const base = expand(suite, main, 'base_nonce', context, nonceBytes);
  let sequence = 0;
  const nextNonce = (): Buffer => {
    const nonce = Buffer.from(base);
    for (let rest = sequence, at = nonceBytes - 1; rest > 0; rest = Math.floor(rest / 256), at -= 1)
      nonce[at] = (nonce[at] ?? 0) ^ (rest % 256);
    sequence += 1;
    return nonce;
  };
  return { key: expand(suite, main, 'key', context, keyBytes), nextNonce };
};

export interface Sealer {
  readonly enc: Buffer;
  /** Messages open in sealing order, each with its own `extra`. */
  readonly seal: (text: Buffer, extra: string) => Buffer;
}

export const sealTo = (recipient: KeyObject, info: Buffer): Sealer => {
  const own = generateKeyPairSync('x25519');
  const enc = rawPublicKey(own.publicKey);
  const shared = diffieHellman({ privateKey: own.privateKey, publicKey: recipient });
  const { key, nextNonce } = schedule(shared, enc, rawPublicKey(recipient), info);
  return {
    enc,
    seal: (text, extra) => {
      const sealing = createCipheriv(cipher, key, nextNonce(), { authTagLength: tagBytes });
      sealing.setAAD(Buffer.from(extra), { plaintextLength: text.length });
      return Buffer.concat([sealing.update(text), sealing.final(), sealing.getAuthTag()]);
    },
  };
};

/** Throws for a changed message or one out of order. */
export const openWith = (
  identity: KeyObject,
  enc: Buffer,
  info: Buffer,
): ((sealed: Buffer, extra: string) => Buffer) => {
  const shared = diffieHellman({ privateKey: identity, publicKey: publicKeyFrom(enc) });
  const { key, nextNonce } = schedule(shared, enc, rawPublicKey(createPublicKey(identity)), info);
  return (sealed, extra) => {
    const opening = createDecipheriv(cipher, key, nextNonce(), { authTagLength: tagBytes });
    opening.setAAD(Buffer.from(extra), { plaintextLength: sealed.length - tagBytes });
    opening.setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([opening.update(sealed.subarray(0, -tagBytes)), opening.final()]);
  };
};
