import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { createAskWho } from './ask-who.ts';
import { type Behaviour, hostileClient, startHostileProvider } from './hostile-provider.fake.ts';
import { createOpenProvider } from './open-provider.ts';

let provider: Awaited<ReturnType<typeof startHostileProvider>>;
beforeAll(async () => {
  provider = await startHostileProvider();
});
afterAll(() => provider.close());

const redirectUri = 'https://lapunk.example/login';
const ask = async (behaviour: Behaviour, clientSecret: string, otherClientSecret?: string) => {
  Object.assign(provider.state, { behaviour, nonce: 'n', asked: [] });
  const client = { ...hostileClient, clientSecret, otherClientSecret, issuer: provider.issuer };
  const who = await createAskWho(
    createOpenProvider(client, systemTime),
    systemTime,
  )({ code: 'kod', redirectUri, codeVerifier: 'v'.repeat(43), nonce: 'n' });
  return { who, tokens: provider.state.asked.filter((path) => path === '/token').length };
};

describe('the client secret of a provider', () => {
  it.each([[{}], [{ challenges: true }]])('is tried, and then the other one, during a rotation (%j)', async (more) => {
    for (const secrets of [
      ['old', 'new'],
      ['new', 'old'],
    ] as const)
      for (const secret of secrets)
        expect((await ask({ ...more, secret }, secrets[0], secrets[1])).who).toMatchObject({
          kind: 'somebody',
          subject: 'eva-7',
        });
    expect(await ask({ ...more, secret: 'new' }, 'old')).toMatchObject({ who: { kind: 'no-verdict' }, tokens: 1 });
    expect(await ask({ ...more, secret: 'x' }, 'old', 'new')).toMatchObject({ who: { kind: 'no-verdict' }, tokens: 2 });
  });

  it.each(['wrong-code', 'server-error'] as const)('is not tried again after another failure (%s)', async (fate) => {
    expect((await ask({ fate }, 'old', 'new')).tokens).toBe(1);
  });
});
