import { createPublicKey } from 'node:crypto';

/** WebAuthn Level 3, section 4, "Credential ID". */
const maxIdBytes = 1_023;
/** Bits. Smaller RSA keys can be factored; a smaller exponent makes forgery easy. */
const [minModulus, minExponent] = [2_048, 65_537n];

/** COSE labels and values (RFC 9053). */
const label = { type: 1, algorithm: 3, curve: -1, x: -2, y: -3, modulus: -1, exponent: -2 } as const;

/**
 * Encodings of Ed25519 points of small order, without the sign bit: others can sign for them, and Node imports them.
 * From the list of libsodium (ge25519_has_small_order).
 */
const smallOrder: ReadonlySet<string> = new Set([
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
]);

type Cose = ReadonlyMap<number, unknown>;

const part = (key: Cose, name: keyof typeof label): string => {
  const value = key.get(label[name]);
  if (!(value instanceof Uint8Array)) throw new Error(`The key has no ${name}`);
  return Buffer.from(value).toString('base64url');
};

/** Throws for a point that is not on its curve. */
const importKey = (jwk: Readonly<Record<string, string>>) =>
  createPublicKey({ key: jwk, format: 'jwk' }).asymmetricKeyDetails ?? {};

const withoutSign = (point: Buffer): string =>
  Buffer.from(point.map((byte, at) => (at === 31 ? byte & 0x7f : byte))).toString('hex');

const checks: Readonly<Record<string, (key: Cose) => boolean>> = {
  // ES256 over P-256
  '2 -7 1': (key) => importKey({ kty: 'EC', crv: 'P-256', x: part(key, 'x'), y: part(key, 'y') }) !== null,
  // EdDSA over Ed25519
  '1 -8 6': (key) => {
    importKey({ kty: 'OKP', crv: 'Ed25519', x: part(key, 'x') });
    return !smallOrder.has(withoutSign(Buffer.from(part(key, 'x'), 'base64url')));
  },
  // RS256
  '3 -257': (key) => {
    const { modulusLength = 0, publicExponent = 0n } = importKey({
      kty: 'RSA',
      n: part(key, 'modulus'),
      e: part(key, 'exponent'),
    });
    return modulusLength >= minModulus && publicExponent >= minExponent && publicExponent % 2n === 1n;
  },
};

/** False for a public key that others could sign for. Throws for one that cannot be read. */
export const isSoundKey = async (publicKey: Uint8Array<ArrayBuffer>): Promise<boolean> => {
  const { decodeCredentialPublicKey } = await import('@simplewebauthn/server/helpers');
  const key = decodeCredentialPublicKey(publicKey) as unknown as Cose;
  const curve = key.get(label.curve);
  const kind = [key.get(label.type), key.get(label.algorithm), ...(typeof curve === 'number' ? [curve] : [])].join(' ');
  return checks[kind]?.(key) ?? false;
};

interface BrowserAnswer {
  readonly id: string;
  readonly rawId: string;
  readonly response: { readonly clientDataJSON: string };
}

/** False for an answer with two IDs, and for one made in a frame of another site. Throws where that cannot be read. */
export const isSoundAnswer = ({ id, rawId, response }: BrowserAnswer): boolean => {
  const told = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as { crossOrigin?: unknown };
  return id === rawId && Buffer.byteLength(id, 'base64url') <= maxIdBytes && (told.crossOrigin ?? false) === false;
};
