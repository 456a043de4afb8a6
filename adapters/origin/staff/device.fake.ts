import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface DeviceAsked {
  readonly origin: string;
  readonly challenge: string;
  readonly rpId?: string;
  readonly verifies?: boolean;
  readonly counter?: number;
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

export const openDevice = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let used = 0;

  const clientData = (type: string, { origin, challenge }: DeviceAsked): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
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
      const cose = map([
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytes(Buffer.from(x, 'base64url'))],
        [integer(-3), bytes(Buffer.from(y, 'base64url'))],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
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
        userHandle: inText(Buffer.from('valaki')),
      };
      return { ...key, response };
    },
  };
};

export type Device = ReturnType<typeof openDevice>;
