import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAuthorizationAddress } from './authorization-address.ts';
import { hostileClient, startHostileProvider } from './hostile-provider.fake.ts';
import { createOpenProvider } from './open-provider.ts';

let provider: Awaited<ReturnType<typeof startHostileProvider>>;
beforeAll(async () => {
  provider = await startHostileProvider();
});
afterAll(() => provider.close());

let at = 0;
let door: () => Promise<unknown>;
beforeEach(() => {
  const open = createOpenProvider({ ...hostileClient, issuer: provider.issuer }, { monotonic: () => at });
  const addressOf = createAuthorizationAddress(open, { deadline: () => new AbortController().signal });
  door = () =>
    addressOf({ redirectUri: 'https://lapunk.example/login', state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) });
});
const says = (metadata: Readonly<Record<string, unknown>>): void => {
  provider.state.behaviour = { metadata };
};

const good = { location: expect.stringContaining('/auth?'), issuer: expect.any(String) };

describe('a discovery document', () => {
  it.each([
    { authorization_endpoint: null },
    { authorization_endpoint: 'nem cím' },
    { authorization_endpoint: 'javascript:alert(1)' },
    { authorization_endpoint: 'https://belepes.example@idegen.example/' },
    { token_endpoint: 'https://:jelszo@belepes.example/' },
    { token_endpoint: null },
    { jwks_uri: '/keys' },
    { userinfo_endpoint: 'ftp://belepes.example/' },
  ])('with %j is refused, never stored and requested again within a minute', async (bad) => {
    for (let failures = 0; failures < 8; failures += 1) {
      says(bad);
      expect(await door()).toBeNull();
      at += 60_000;
    }
    says({});
    expect(await door()).toMatchObject(good);
  });

  it('is not requested again right after a failure, however many people sign in', async () => {
    says({ token_endpoint: undefined });
    expect(await door()).toBeNull();
    const before = provider.state.asked.length;
    says({});
    for (let people = 0; people < 20; people += 1) expect(await door()).toBeNull();
    expect(provider.state.asked.length).toBe(before);
    at += 1_000;
    expect(await door()).toMatchObject(good);
  });

  it('that names other endpoints later is followed within a minute', async () => {
    says({ authorization_endpoint: `${provider.issuer}/elavult` });
    expect(await door()).toMatchObject({ location: expect.stringContaining('/elavult?') });
    says({});
    at += 60_000;
    expect(await door()).toMatchObject(good);
  });
});
