import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { needsSecureCookies } from '#core/readers/sessions/session-cookie.ts';

export interface LocalProviderPlan {
  /** Must be on loopback. */
  readonly publicOrigin: string;
  readonly redirectUris: readonly string[];
  readonly port?: number;
  /** An already listening server, when the site needs the issuer's URL first. */
  readonly server?: Server;
}

export interface LocalProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  close(): void;
}

export const client = { clientId: 'local-site', clientSecret: 'local secret of nobody' } as const;
/** Names with this prefix get an unverified e-mail address. */
const unverified = 'unverified-';

/** A sign-in provider for development and tests that accepts any name. Never started for a public site. */
export const startLocalProvider = async ({
  publicOrigin,
  redirectUris,
  port = 0,
  server = createServer(),
}: LocalProviderPlan): Promise<LocalProvider> => {
  if (needsSecureCookies(publicOrigin))
    throw new Error(
      `The local sign-in provider accepts any name, so it must not run for ${publicOrigin}. Set OIDC_ISSUER, or use a loopback origin`,
    );
  if (!server.listening) await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [...redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    cookies: { keys: ['local'] },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        name: id,
        email: `${id}@local.example`,
        email_verified: !id.startsWith(unverified),
      }),
    }),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  return {
    issuer,
    ...client,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
