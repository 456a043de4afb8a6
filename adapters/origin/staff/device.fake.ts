import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface DeviceAsked {
  readonly origin: string;
  readonly challenge: string;
  readonly rpId?: string;
  readonly verifies?: boolean;
  readonly counter?: number;
  /** Of a page in a frame of another site. */
  readonly crossOrigin?: boolean;
  readonly userHandle?: string;
}

/** CBOR (RFC 8949) item heads, for lengths below 65,536. */
const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

const sha256 = (value: string | Buffer): Buffer => createHash('sha256').update(value).digest();
const inText = (value: Buffer): string => value.toString('base64url');

interface Making {
  readonly id: Buffer;
  readonly parts: readonly CosePart[];
}

type CosePart = readonly [label: number, value: number | Buffer];

/** The parts of a COSE key (RFC 9053). */
export const coseKeys = {
  ec: ({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): readonly CosePart[] => [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ],
  ed25519: (x: Buffer): readonly CosePart[] => [
    [1, 1],
    [3, -8],
    [-1, 6],
    [-2, x],
  ],
  rsa: (n: Buffer, e: Buffer): readonly CosePart[] => [
    [1, 3],
    [3, -257],
    [-1, n],
    [-2, e],
  ],
};

export const openDevice = ({ id = randomBytes(32), parts }: Partial<Making> = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let used = 0;

  const clientData = (type: string, { origin, challenge, crossOrigin = false }: DeviceAsked): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  const authenticatorData = (
    { origin, rpId = new URL(origin).hostname, verifies = true, counter }: DeviceAsked,
    credential?: Buffer,
  ): Buffer => {
    used = counter ?? used + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(used);
    const flags = 1 | (verifies ? 4 : 0) | (credential ? 64 : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...(credential ? [credential] : [])]);
  };
  const key = { id: inText(id), rawId: inText(id), type: 'public-key' };

  return {
    id: key.id,
    make: (asked: DeviceAsked) => {
      const cose = map(
        (parts ?? coseKeys.ec(publicKey.export({ format: 'jwk' }))).map(([label, value]) => [
          integer(label),
          typeof value === 'number' ? integer(value) : bytes(value),
        ]),
      );
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 255]), id, cose]);
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authenticatorData(asked, credential))],
      ]);
      const response = {
        clientDataJSON: inText(clientData('webauthn.create', asked)),
        attestationObject: inText(attestation),
      };
      return { ...key, response };
    },
    sign: (asked: DeviceAsked) => {
      const [told, data] = [clientData('webauthn.get', asked), authenticatorData(asked)];
      const signature = sign('sha256', Buffer.concat([data, sha256(told)]), privateKey);
      const response = {
        clientDataJSON: inText(told),
        authenticatorData: inText(data),
        signature: inText(signature),
        ...(asked.userHandle === undefined ? {} : { userHandle: asked.userHandle }),
      };
      return { ...key, response };
    },
  };
};

export type Device = ReturnType<typeof openDevice>;
