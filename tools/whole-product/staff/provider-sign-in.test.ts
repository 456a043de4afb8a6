import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#adapters/telemetry/log.ts';
import { startLocalProvider, type LocalProvider } from '../../dev/local-provider.ts';
import { redirectUriAt } from '../../../config/settings/sign-in-provider.ts';
import { newsroomSite, openNewsroom, type Colleague, type Newsroom } from './staff-newsroom.fake.ts';
import { signInAtProvider } from './sign-in-at-provider.fake.ts';
import type { StaffBrowser } from './staff-browser.fake.ts';
import type { RawAnswer, TestWebServer } from '../running/test-web-server.fake.ts';

let provider: LocalProvider;
let newsroom: Newsroom;
let preview: TestWebServer;
const lines: string[] = [];
const settings = () => ({
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: provider.clientId,
  OIDC_CLIENT_SECRET: provider.clientSecret,
});
beforeAll(async () => {
  const redirectUris = [redirectUriAt(newsroomSite)];
  provider = await startLocalProvider({ publicOrigin: 'http://127.0.0.1:1', redirectUris });
  newsroom = await openNewsroom({ signInProvider: { ...provider, redirectUris } });
  preview = await newsroom.openPreview(
    createLog('debug', (line) => void lines.push(line)),
    settings(),
  );
}, 120_000);
afterAll(async () => {
  provider.close();
  await newsroom.close();
});

const browser = (at = preview): StaffBrowser => newsroom.browserAt(at);
const begin = async (at: StaffBrowser): Promise<string> => (await at.get('/login/szolgaltato')).headers['location']!;

const link = async (who: Colleague, subject: string): Promise<void> =>
  void (await newsroom.origin.execute({ do: 'link-user', email: who.email, issuer: provider.issuer, subject }));
const back = (at: StaffBrowser, url: URL): Promise<RawAnswer> => at.get(`${url.pathname}${url.search}`);
const alertIn = ({ body }: RawAnswer): string | undefined => /<p class="sign-in__problem"[^>]*>([^<]*)/.exec(body)?.[1];
const refused = { status: 422, headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } };
const expectRefused = (answer: RawAnswer, at: StaffBrowser): void => {
  expect(answer).toMatchObject(refused);
  expect(alertIn(answer)).toContain('A külső belépés nem sikerült');
  expect([...at.jar.keys()].filter((name) => name.endsWith('staff') || name.endsWith('signin'))).toEqual([]);
};

describe('signing in at a provider', () => {
  it('leads there and back to the requested page', async () => {
    const [who, at] = [await newsroom.add(), browser()];
    await link(who, 'kiss.eva');
    await at.get('/rovat/sport');
    expect((await at.get('/login')).body).toContain('href="/login/szolgaltato"');
    const sent = new URL(await begin(at));
    expect(sent.origin).toBe(provider.issuer);
    const asked = Object.fromEntries(sent.searchParams);
    expect(asked).toMatchObject({
      scope: 'openid profile email',
      redirect_uri: redirectUriAt(newsroomSite),
      response_type: 'code',
      code_challenge_method: 'S256',
    });
    expect([asked['state'], asked['nonce']].map((one) => /^[\w-]{43}$/.test(one ?? ''))).toEqual([true, true]);
    const returned = await signInAtProvider(newsroomSite.origin, sent.href, 'kiss.eva');
    const entered = await back(at, returned);
    expect([entered.status, entered.headers['location'], [...at.jar.keys()]]).toEqual([
      303,
      '/rovat/sport',
      ['__Host-staff'],
    ]);
    expect((await at.get('/rovat/sport')).status).toBe(200);
    expect((await back(at, returned)).headers['location']).toBe('/');
    const said = lines.join('');
    for (const secret of ['code', 'state'].map((name) => returned.searchParams.get(name)!))
      expect(said).not.toContain(secret);
  });

  it('is rejected without an account here, for any address, and for an unverified address', async () => {
    const who = await newsroom.add();
    await link(who, 'unverified-pal');
    for (const name of [who.email.split('@')[0]!, 'idegen', 'unverified-pal']) {
      const at = browser();
      expectRefused(await back(at, await signInAtProvider(newsroomSite.origin, await begin(at), name)), at);
    }
    const { done } = (await newsroom.origin.execute({ do: 'list-users' })) as unknown as {
      readonly done: { readonly users: readonly { readonly email: string; readonly sessions: number }[] };
    };
    expect(done.users.find(({ email }) => email === who.email)?.sessions).toBe(0);
    expect(lines.join('')).toContain('"why":"refused"');
  });

  it('is refused to another browser, for another state, without one, twice, too late and with a parameter twice', async () => {
    const who = await newsroom.add();
    await link(who, 'nagy.pal');
    const [mine, theirs] = [browser(), browser()];
    const returned = await signInAtProvider(newsroomSite.origin, await begin(mine), 'nagy.pal');
    await begin(theirs);
    const kept = new Map(mine.jar);
    expectRefused(await back(theirs, returned), theirs);
    expectRefused(await back(browser(), returned), browser());
    const other = new URL(returned);
    for (const state of ['', 'x'.repeat(43), `${returned.searchParams.get('state')}x`, '%00', '__proto__']) {
      const at = browser();
      kept.forEach((value, name) => at.jar.set(name, value));
      other.searchParams.set('state', state);
      expectRefused(await back(at, other), at);
    }
    const sealed = kept.get('__Host-signin')!;
    const forged = browser();
    forged.jar.set('__Host-signin', `${sealed.slice(0, -4)}AAAA`);
    expectRefused(await back(forged, returned), forged);
    const named = browser();
    kept.forEach((value, name) => named.jar.set(name, value));
    const mixedUp = new URL(returned);
    mixedUp.searchParams.set('iss', 'https://mas.example');
    expectRefused(await back(named, mixedUp), named);
    const unnamed = browser();
    kept.forEach((value, name) => unnamed.jar.set(name, value));
    mixedUp.searchParams.delete('iss');
    expectRefused(await back(unnamed, mixedUp), unnamed);
    for (const name of ['code', 'state', 'iss']) {
      const twice = browser();
      kept.forEach((value, cookie) => twice.jar.set(cookie, value));
      const doubled = new URL(returned);
      doubled.searchParams.append(name, returned.searchParams.get(name) ?? 'x');
      expectRefused(await back(twice, doubled), twice);
    }
    expect((await back(mine, returned)).headers['location']).toBe('/');
    const again = browser();
    kept.forEach((value, name) => again.jar.set(name, value));
    expectRefused(await back(again, returned), again);
  });

  it('handles a cancelled sign-in and starts again', async () => {
    const at = browser();
    const state = new URL(await begin(at)).searchParams.get('state')!;
    expectRefused(await at.get(`/login?error=access_denied&state=${state}`), at);
    expect((await at.get('/login')).body).not.toContain('sign-in__problem');
  });

  it('says so while the provider cannot be reached, and leaves the password', async () => {
    const dead = await newsroom.openPreview(undefined, { ...settings(), OIDC_ISSUER: 'http://127.0.0.1:1' });
    const answer = await browser(dead).get('/login/szolgaltato');
    expect([answer.status, alertIn(answer)]).toMatchObject([503, expect.stringContaining('most nem érjük el')]);
    expect(answer.body).toContain('name="jelszo"');
  });

  it('has no button and no address where no provider is configured, nor on a public node', async () => {
    const plain = browser(await newsroom.openPreview());
    expect((await plain.get('/login')).body).not.toContain('szolgaltato');
    expect((await plain.get('/login/szolgaltato')).status).toBe(404);
    const open = browser(await newsroom.openPublic());
    expect((await open.get('/login/szolgaltato')).status).toBe(404);
    expect((await open.get('/login?code=a&state=b')).headers['location']).toBe('/');
  });
});

describe('the local provider', () => {
  it.each([newsroomSite.origin, 'http://lapunk.example', 'https://localhost', 'http://192.0.2.1:3000'])(
    'is not started for %s',
    async (publicOrigin) => {
      await expect(startLocalProvider({ publicOrigin, redirectUris: [] })).rejects.toThrow('loopback origin');
    },
  );
});
