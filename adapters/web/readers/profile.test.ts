import { errAsync } from 'neverthrow';
import { afterEach, describe, expect, it } from 'vitest';
import type { Failure } from '#core/failure/failure.ts';
import { type Answer, closeServers, cookieOf, madeUp, openReaderServer } from './reader-server.fake.ts';

afterEach(closeServers);

const profile = '/tamogatas/profil';
const signedOut = ['n_token', '__Host-reader'].map(
  (name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`,
);
const toSignIn = '/tamogatas/belepes?vissza=%2Ftamogatas%2Fprofil';
const email = 'anna@posta.example';
const away: Failure = { kind: 'unavailable', upstream: 'main-api' };
const stepOf = ({ body }: Answer) =>
  (JSON.parse(body) as { readonly content: { readonly step: Record<string, unknown> } }).content.step;

const openSignedIn = async () => {
  const server = await openReaderServer();
  const cookie = cookieOf(await server.signInByLetter(email));
  const act = (body: string, sent: Record<string, string> = {}) => server.post(profile, body, { cookie, ...sent });
  return { ...server, cookie, act, show: (query = '') => server.get(profile + query, cookie) };
};

describe('the profile', () => {
  it('redirects an anonymous reader to sign-in and back', async () => {
    const { get } = await openReaderServer();
    for (const cookie of ['', 'n_token=x', madeUp('h')]) {
      const { status, headers } = await get(profile, cookie);
      expect([status, headers.location, headers['cache-control']]).toEqual([303, toSignIn, 'private, no-store']);
    }
    expect((await get(toSignIn)).headers['set-cookie']?.[0]).toMatch(/^n_path=/);
  });

  it('shows an account to its own reader, and no cache stores it', async () => {
    const { show } = await openSignedIn();
    const answer = await show();
    expect([answer.status, answer.headers['cache-control'], answer.headers['x-robots-tag']]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ]);
    expect(stepOf(answer)).toMatchObject({ kind: 'account', account: { email }, notice: null, problem: null });
  });

  it('forwards only listed parameters, and confirms actions only with fixed texts', async () => {
    const { show, calls } = await openSignedIn();
    calls.length = 0;
    const answer = await show('?utm_source=level&token=x&utm_source=b&kesz=%3Cb%3E');
    expect([calls, stepOf(answer)['notice']]).toEqual([['of utm_source=level'], null]);
    expect(stepOf(await show('?kesz=lemondas'))['notice']).toBe('cancelled');
  });

  it('shows the expiry date to the holder of a pass', async () => {
    const { signInByPass, get } = await openReaderServer();
    expect(stepOf(await get(profile, cookieOf(await signInByPass())))).toMatchObject({ kind: 'pass' });
  });

  it('signs out at once when the token is no longer valid', async () => {
    const { show, get, cookie, endEverything } = await openSignedIn();
    endEverything();
    const { headers } = await show();
    expect([headers.location, headers['set-cookie']]).toEqual([`${toSignIn}&kesz=lejart`, signedOut]);
    expect((await get(profile, cookie)).headers.location).toBe(toSignIn);
  });

  it('keeps readers signed in while services fail, and shows the data it has', async () => {
    const { show, silent } = await openSignedIn();
    silent.accounts = true;
    const partly = await show();
    expect([partly.status, stepOf(partly)]).toEqual([503, { kind: 'away', validUntil: 1_762_000_000 }]);
    silent.passes = true;
    expect(stepOf(await show())).toEqual({ kind: 'away', validUntil: null });
    silent.accounts = false;
    expect((await show()).status).toBe(200);
  });

  it('shows no account data while the client’s identity is unknown', async () => {
    const { get, post } = await openReaderServer({ broken: { of: () => errAsync(away) } });
    const cookie = madeUp('h');
    expect(stepOf(await get(profile, cookie))).toEqual({ kind: 'away', validUntil: null });
    expect((await post(profile, 'action=download', { cookie })).status).toBe(503);
  });
});

describe('an act on an account', () => {
  it('switches a newsletter on and off', async () => {
    const { act, show } = await openSignedIn();
    expect((await act('action=newsletter&code=reggeli&subscribe=1')).headers.location).toBe(
      `${profile}?kesz=hirlevel-be`,
    );
    expect((await act('action=newsletter&code=heti&subscribe=0')).headers.location).toBe(`${profile}?kesz=hirlevel-ki`);
    expect(stepOf(await show())).toMatchObject({
      account: {
        newsletters: [
          { code: 'reggeli', subscribed: true },
          { code: 'heti', subscribed: false },
        ],
      },
    });
  });

  it('cancels a payment once, however often it is pressed', async () => {
    const { act, calls } = await openSignedIn();
    calls.length = 0;
    for (const _time of [1, 2])
      expect((await act('action=cancel&payment_id=p-1')).headers.location).toBe(`${profile}?kesz=lemondas`);
    expect(calls.filter((call) => call.startsWith('act'))).toEqual(['act cancel']);
  });

  it('returns all stored data as a file', async () => {
    const { act } = await openSignedIn();
    const { status, headers, body } = await act('action=download');
    expect([status, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
      200,
      'application/json; charset=utf-8',
      'attachment; filename="fiokom-adatai.json"',
      'private, no-store',
    ]);
    expect(JSON.parse(body)).toMatchObject({ email });
  });

  it.each(['', '&megerosites=', '&megerosites=igen', '&megerosites=torlesek'])(
    'deletes nothing without the word (%j)',
    async (word) => {
      const { act, show } = await openSignedIn();
      const answer = await act(`action=delete${word}`);
      expect([answer.status, stepOf(answer)]).toMatchObject([422, { problem: { kind: 'deletion-unconfirmed' } }]);
      expect((await show()).status).toBe(200);
    },
  );

  it.each(['törlés', ' TÖRLÉS ', 'torles'])(
    'deletes the account by the word (%j), and ends the session',
    async (word) => {
      const { act, get, cookie, calls } = await openSignedIn();
      const { status, headers } = await act(`action=delete&megerosites=${encodeURIComponent(word)}`);
      expect([status, headers.location]).toEqual([303, '/tamogatas/siker?kesz=torles']);
      expect(headers['set-cookie']?.[0]).toMatch(/^n_token=; .*Max-Age=0/);
      expect(stepOf(await get('/tamogatas/siker?kesz=torles'))).toEqual({ kind: 'deleted' });
      calls.length = 0;
      expect((await get(profile, cookie)).headers.location).toBe(toSignIn);
      expect(calls).toEqual([]);
    },
  );

  it.each([
    ['action=cancel&payment_id=p-2', 403],
    ['action=newsletter&code=masik&subscribe=1', 403],
    ['action=refund', 400],
    ['action=newsletter&code=reggeli', 400],
    ['action=cancel', 400],
    ['', 400],
    ['payment_id=p-1', 400],
  ])('that is unknown (%s) is refused with %s', async (body, status) => {
    const { act, calls } = await openSignedIn();
    calls.length = 0;
    expect((await act(body)).status).toBe(status);
    expect(calls.filter((call) => call.startsWith('act'))).toEqual([]);
  });

  it('is accepted only from pages of the site', async () => {
    const { act, calls } = await openSignedIn();
    calls.length = 0;
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
    ] as Record<string, string>[])
      for (const body of ['action=delete&megerosites=torles', 'action=download', 'action=logout'])
        expect((await act(body, headers)).status).toBe(403);
    expect(calls).toEqual([]);
  });

  it('requires a session, and a pass does not suffice', async () => {
    const { post, signInByPass } = await openReaderServer();
    expect((await post(profile, 'action=download')).headers.location).toBe(toSignIn);
    const cookie = cookieOf(await signInByPass());
    const answer = await post(profile, 'action=download', { cookie });
    expect(stepOf(answer)).toMatchObject({ kind: 'pass' });
  });

  it('changes nothing while the account service is unavailable', async () => {
    const { act, silent, show } = await openSignedIn();
    silent.accounts = true;
    const answer = await act('action=delete&megerosites=torles');
    expect([answer.status, stepOf(answer)]).toMatchObject([503, { kind: 'away' }]);
    silent.accounts = false;
    expect((await show()).status).toBe(200);
  });

  it('is rejected when the service refuses its input', async () => {
    const { act, refusing, show } = await openSignedIn();
    refusing.accounts = true;
    expect((await act('action=cancel&payment_id=p-1')).status).toBe(422);
    expect((await show()).status).toBe(200);
  });

  it('is held off by network address', async () => {
    const { act } = await openSignedIn();
    const statuses = new Set<number>();
    for (let time = 0; time < 61; time += 1)
      statuses.add((await act('action=newsletter&code=reggeli&subscribe=1')).status);
    expect([...statuses]).toEqual([303, 429]);
  });
});

describe('signing out', () => {
  it('ends the handle and the token', async () => {
    const { act, get, cookie, calls } = await openSignedIn();
    const out = await act('action=logout');
    expect([out.status, out.headers.location, out.headers['set-cookie']]).toEqual([
      303,
      '/tamogatas/belepes?kesz=kilepes',
      signedOut,
    ]);
    expect(calls.at(-1)).toBe('signOut');
    expect((await get(profile, cookie)).headers.location).toBe(toSignIn);
    expect(stepOf(await get('/tamogatas/belepes?kesz=kilepes'))).toMatchObject({ kind: 'ask', notice: 'signed-out' });
  });

  it('ends the session even when another host has set a cookie of the same name', async () => {
    const { post, get, cookie } = await openSignedIn();
    await post(profile, 'action=logout', { cookie: `n_token=${'x'.repeat(43)}; ${cookie}` });
    expect((await get(profile, cookie)).headers.location).toBe(toSignIn);
  });

  it('ends the local session even when the account service fails', async () => {
    const { act, get, cookie, silent } = await openSignedIn();
    silent.accounts = true;
    expect((await act('action=logout')).headers.location).toBe('/tamogatas/belepes?kesz=kilepes');
    expect((await get(profile, cookie)).headers.location).toBe(toSignIn);
  });

  it('does not claim success after a failure', async () => {
    const { post } = await openReaderServer({ broken: { end: () => errAsync(away) } });
    const answer = await post(profile, 'action=logout', { cookie: madeUp('h') });
    expect([answer.status, stepOf(answer), answer.headers['set-cookie']?.[0]]).toMatchObject([
      503,
      { problem: { kind: 'half-signed-out' } },
      expect.stringMatching(/^n_token=; /),
    ]);
  });
});
