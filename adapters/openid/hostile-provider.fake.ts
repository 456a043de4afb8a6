import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Behaviour {
  readonly claims?: Readonly<Record<string, unknown>>;
  readonly userinfo?: Readonly<Record<string, unknown>>;
  readonly forges?: boolean;
  readonly issuer?: string;
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** The only client secret that it accepts. */
  readonly secret?: string;
  /** Names the authentication scheme in a header with the refusal. */
  readonly challenges?: boolean;
  readonly fate?: 'html' | 'slow' | 'server-error' | 'wrong-code' | 'endless' | 'elsewhere';
}

export const hostileClient = { clientId: 'us', clientSecret: 'our secret' } as const;

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const { privateKey: otherKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (claims: object, forges: boolean): string => {
  const claimed = `${part({ alg: 'RS256', kid: 'a' })}.${part(claims)}`;
  return `${claimed}.${createSign('RSA-SHA256')
    .update(claimed)
    .sign(forges ? otherKey : privateKey)
    .toString('base64url')}`;
};

const misfortunes: Readonly<Record<NonNullable<Behaviour['fate']>, (response: ServerResponse) => void>> = {
  html: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hiba</h1>'),
  slow: () => undefined,
  'server-error': (response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{}'),
  'wrong-code': (response) =>
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}'),
  endless: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = (): void => {
      if (!response.destroyed && response.write(' '.repeat(65_536))) setImmediate(more);
      else if (!response.destroyed) response.once('drain', more);
    };
    more();
  },
  elsewhere: (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
};

export const startHostileProvider = async () => {
  const state = { behaviour: {} as Behaviour, nonce: '', asked: [] as string[] };
  const say = (response: ServerResponse, value: object): void =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  const server = createServer(async (request, response) => {
    const { claims = {}, userinfo = {}, forges = false, issuer = here(), metadata = {}, fate } = state.behaviour;
    state.asked.push(request.url ?? '');
    if (request.url?.startsWith('/.well-known'))
      return say(response, {
        issuer,
        authorization_endpoint: `${here()}/auth`,
        token_endpoint: `${here()}/token`,
        jwks_uri: `${here()}/keys`,
        userinfo_endpoint: `${here()}/me`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...metadata,
      });
    if (request.url === '/keys')
      return say(response, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'a', alg: 'RS256', use: 'sig' }] });
    if (request.url === '/me') return say(response, { sub: 'eva-7', email: 'eva@x.example', ...userinfo });
    if (fate !== undefined) return misfortunes[fate](response);
    const { secret, challenges = false } = state.behaviour;
    if (secret !== undefined && new URLSearchParams(await text(request)).get('client_secret') !== secret) {
      const scheme = challenges ? { 'www-authenticate': 'Basic realm="token"' } : {};
      response.writeHead(401, { 'content-type': 'application/json', ...scheme }).end('{"error":"invalid_client"}');
      return;
    }
    const now = Math.floor(Date.now() / 1000);
    const idToken = { iss: here(), aud: hostileClient.clientId, sub: 'eva-7', iat: now, exp: now + 60 };
    say(response, {
      access_token: 'a',
      token_type: 'Bearer',
      id_token: signed({ ...idToken, nonce: state.nonce, email_verified: true, ...claims }, forges),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const here = (): string => `http://127.0.0.1:${(server.address() as AddressInfo | null)?.port ?? 1}`;
  return {
    state,
    issuer: here(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
