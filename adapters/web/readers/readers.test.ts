import fc from 'fast-check';
import { errAsync, okAsync } from 'neverthrow';
import { afterEach, describe, expect, it } from 'vitest';
import type { Failure } from '#core/failure/failure.ts';
import { closeServers, cookieOf, madeUp, openReaderServer } from './reader-server.fake.ts';

const gated = '/belfold/2024/12/20/hir-12';
const rest = 'A többi a támogatóké.';

afterEach(closeServers);

describe('a signed-in reader', () => {
  it('reads a gated article in full, as document and data, and no cache stores it', async () => {
    const { get, signInByPass } = await openReaderServer();
    expect((await get(gated)).body).not.toContain(rest);
    const cookie = cookieOf(await signInByPass());
    for (const path of [gated, `${gated}/_payload.json`, gated]) {
      const { body, headers } = await get(path, cookie);
      expect(body).toContain(rest);
      expect(headers['cache-control']).toBe('private, no-store');
      expect((await get(path)).body).not.toContain(rest);
    }
  });

  it('is looked up no more often than the allowance while session cookies of one address open nothing', async () => {
    let asked = 0;
    const of = () => ((asked += 1), okAsync(null));
    const { get } = await openReaderServer({ broken: { of }, work: { burst: 3, perSecond: 0.001 } });
    const plain = await get(gated);
    for (let at = 0; at < 8; at += 1) expect((await get(gated, madeUp(String(at)))).body).toBe(plain.body);
    expect(asked).toBe(3);
  });

  it("is sent everybody's copy of any other page, made once", async () => {
    const { get, signInByPass, opened } = await openReaderServer();
    const cookie = cookieOf(await signInByPass());
    opened.length = 0;
    const answers = [await get('/te'), await get('/te', cookie), await get('/te', cookie)];
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(answers[1]?.headers['cache-control']).toMatch(/^public/);
    expect(opened).toEqual(['youth']);
  });

  it('searches closed text, as document and data, and no cache stores the results', async () => {
    const { get, signInByPass } = await openReaderServer();
    const [search, anonymous] = ['/archivum?term=t%C3%A1mogat%C3%B3k%C3%A9', madeUp('h')];
    const before = await get(search);
    const cookie = cookieOf(await signInByPass());
    for (const address of [search, '/archivum/_payload.json?term=t%C3%A1mogat%C3%B3k%C3%A9', search]) {
      const { body, headers } = await get(address, cookie);
      expect([body.includes('hir-12'), headers['cache-control']]).toEqual([true, 'private, no-store']);
      for (const others of ['', anonymous, 'n_path=x']) {
        const shared = await get(address, others);
        expect([shared.body.includes('hir-12'), shared.headers['cache-control']]).toEqual([
          false,
          before.headers['cache-control'],
        ]);
      }
    }
  });

  it("is sent everybody's copy of an archive that is not searched for words", async () => {
    const { get, signInByPass, opened } = await openReaderServer();
    const cookie = cookieOf(await signInByPass());
    opened.length = 0;
    for (const _time of [1, 2]) expect((await get('/archivum', cookie)).headers['cache-control']).toMatch(/^public/);
    expect(opened).toEqual(['archivum']);
  });

  it('gets a copy that browsers must not mistake for the other', async () => {
    const { get } = await openReaderServer();
    expect((await get(gated)).headers.vary).toBe('cookie, accept-encoding, available-dictionary');
    expect((await get('/archivum?term=a')).headers.vary).toBe('cookie, accept-encoding, available-dictionary');
    expect((await get('/te')).headers.vary).toBe('accept-encoding, available-dictionary');
  });

  it("gets a handle of the server's own making, and the one before ends", async () => {
    const { get, signInByPass } = await openReaderServer();
    const planted = madeUp('p');
    const cookie = cookieOf(await signInByPass(planted));
    expect(cookie).not.toBe(planted);
    expect((await get(gated, planted)).body).not.toContain(rest);
    expect((await get(gated, cookie)).body).toContain(rest);
  });

  it('is put into no other account by a cookie that a sibling host set', async () => {
    const { get, signInByPass } = await openReaderServer();
    const [own, attacker] = [cookieOf(await signInByPass()), cookieOf(await signInByPass())];
    const [tossed, companion] = [attacker.split('; ')[0], own.split('; ')[1]];
    expect((await get(gated, own)).body).toContain(rest);
    for (const sent of [tossed, `${tossed}; ${companion}`, `${tossed}; ${own}`, `${own}; ${tossed}`])
      expect((await get(gated, sent)).body).not.toContain(rest);
  });

  it('reads the free part while the accounts are unavailable', async () => {
    const { get } = await openReaderServer({ broken: { of: () => errAsync({ kind: 'unavailable' } as Failure) } });
    const { status, body } = await get(gated, madeUp('h'));
    expect([status, body.includes(rest), body.includes('"gated":true')]).toEqual([200, false, true]);
  });

  it('is anonymous with any invalid cookie value', async () => {
    const { get } = await openReaderServer();
    const {
      headers: { etag },
    } = await get(gated);
    const noise = fc.string().map((text) => text.replace(/[^\x20-\x7e]/g, '?'));
    await fc.assert(
      fc.asyncProperty(noise, async (text) => {
        expect((await get(gated, `n_token=${text}`)).headers.etag).toBe(etag);
      }),
      { numRuns: 30 },
    );
    expect((await get(gated, `n_token=${'x'.repeat(10_000)}`)).headers.etag).toBe(etag);
  });
});

describe('the way back', () => {
  const remembered = async (path: string, seconds = 0, spoil = (cookie: string) => cookie) => {
    const { get, signInByPass, wait } = await openReaderServer();
    const page = await get(`/tamogatas/belepes?vissza=${encodeURIComponent(path)}`);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    wait(seconds);
    const { headers } = await signInByPass(spoil(cookieOf(page, 'n_path')));
    return headers.location;
  };

  it('leads to the page that the reader came from, for ten minutes', async () => {
    expect(await remembered(`${gated}?oldal=1`)).toBe(`${gated}?oldal=1`);
    expect(await remembered(gated, 599)).toBe(gated);
    expect(await remembered(gated, 600)).toBe('/tamogatas/profil');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/nincs/ilyen/a/b/c',
    'javascript:1',
    '',
    '/\nX: y',
    '/é',
    `/te?${'a'.repeat(1_000)}`,
  ])('leads home from %j', async (path) => {
    expect(await remembered(path)).toBe('/tamogatas/profil');
  });

  it('rejects a cookie signed by another party', async () => {
    const other = Buffer.from(JSON.stringify(['/te', 1_760_000_000])).toString('base64url');
    expect(await remembered(gated, 0, (cookie) => cookie.replace(/=[^.]+\./, `=${other}.`))).toBe('/tamogatas/profil');
    expect(await remembered(gated, 0, (cookie) => `${cookie}x`)).toBe('/tamogatas/profil');
    expect(await remembered(gated, 0, () => 'n_path=x.y.z')).toBe('/tamogatas/profil');
  });

  it('is forgotten when it was used', async () => {
    const { get, signInByPass } = await openReaderServer();
    const { headers } = await signInByPass(cookieOf(await get(`/tamogatas/belepes?vissza=${gated}`), 'n_path'));
    expect(headers['set-cookie']).toContain(
      'n_path=; Path=/tamogatas/belepes; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    );
  });
});
