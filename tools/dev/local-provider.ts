import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { needsSecureCookies } from '#core/readers/sessions/session-cookie.ts';

export interface LocalProviderPlan {
  /** Where the site stands; nothing but loopback. */
  readonly publicOrigin: string;
  readonly redirectUris: readonly string[];
  /** Where it listens; anywhere free unless told. Accounts are linked to its address. */
  readonly port?: number;
  /** Listens on loopback already, where a site has to know the issuer before its own port is known. */
  readonly server?: Server;
}

export interface LocalProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  close(): void;
}

export const client = { clientId: 'local-site', clientSecret: 'local secret of nobody' } as const;
/** Whose name begins so has an address that nobody has verified. */
const unverified = 'unverified-';

/**
 * A sign-in provider on this machine that lets in anybody under any name, for development and tests: it is spoken to
 * as every other. It is never started for a site that others reach.
 */
export const startLocalProvider = async ({
  publicOrigin,
  redirectUris,
  port = 0,
  server = createServer(),
}: LocalProviderPlan): Promise<LocalProvider> => {
  if (needsSecureCookies(publicOrigin))
    throw new Error(`A provider that lets in anybody is for loopback alone, not for ${publicOrigin}`);
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
