import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDevice, type Device } from '#adapters/origin/staff/device.fake.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { newsroomSite, openNewsroom, type Newsroom } from './staff-newsroom.fake.ts';
import type { StaffBrowser } from './staff-browser.fake.ts';
import type { RawAnswer, TestWebServer } from '../running/test-web-server.fake.ts';

let newsroom: Newsroom;
let preview: TestWebServer;
const lines: string[] = [];
const events = (): readonly string[] => lines.map((line) => (JSON.parse(line) as { readonly event: string }).event);
beforeAll(async () => {
  newsroom = await openNewsroom();
  preview = await newsroom.openPreview(createLog('info', (line) => void lines.push(line)));
}, 120_000);
afterAll(() => newsroom.close());

const { origin, domain } = newsroomSite;
const browser = (): StaffBrowser => newsroom.browserAt(preview);
const nobodyKeeps = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
const alertIn = ({ body }: RawAnswer): string | undefined =>
  /<p class="sign-in__problem"[^>]*>([^<]*)/.exec(body.replaceAll(/<noscript>.*?<\/noscript>/g, ''))?.[1];

interface Asked {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
  readonly user?: { readonly name: string };
  readonly excludeCredentials?: readonly { readonly id: string }[];
}
const askedIn = ({ body }: RawAnswer): Asked => {
  const [, text = ''] = /data-passkey="([^"]*)"/.exec(body) ?? [];
  return JSON.parse(text.replaceAll('&quot;', '"')) as Asked;
};
const begin = async (at: StaffBrowser): Promise<Asked> => {
  expect((await at.send({ lepes: 'kulcs' })).headers['location']).toBe('/login/kulcsok');
  return askedIn(await at.get('/login/kulcsok'));
};
const answer = (at: StaffBrowser, device: Device, { challenge }: Asked): Promise<RawAnswer> =>
  at.send({ lepes: 'kulcs-valasz', valasz: JSON.stringify(device.sign({ origin, challenge })) });
const beginMaking = async (at: StaffBrowser): Promise<Asked> => {
  const begun = await at.send({ lepes: 'uj-kulcs', kulcsnev: 'Telefon' });
  expect([begun.status, begun.headers['location']]).toEqual([303, '/login/kulcsok']);
  return askedIn(await at.get('/login/kulcsok'));
};
const keep = (at: StaffBrowser, device: Device, { challenge }: Asked): Promise<RawAnswer> =>
  at.send({ lepes: 'uj-kulcs-valasz', valasz: JSON.stringify(device.make({ origin, challenge })) });
const owner = async () => {
  const [{ browser: at, who }, device] = [await newsroom.enteredAt(preview), openDevice()];
  const kept = await keep(at, device, await beginMaking(at));
  expect([kept.status, kept.headers['location'], [...at.jar.keys()]]).toEqual([
    303,
    '/login/kulcsok',
    ['__Host-staff'],
  ]);
  return { at, who, device };
};

describe('signing in by a passkey', () => {
  it('leads to the requested page, without password and code', async () => {
    const [{ device }, at] = [await owner(), browser()];
    await at.get('/rovat/sport?oldal=1');
    const begun = await at.send({ lepes: 'kulcs' });
    expect(begun).toMatchObject({ status: 303, headers: { ...nobodyKeeps, location: '/login/kulcsok' } });
    expect(begun.cookies[0]).toMatch(
      /^__Host-signin=[\w-]{80,}; Path=\/; Max-Age=300; HttpOnly; SameSite=Lax; Secure$/,
    );
    const page = await at.get('/login/kulcsok');
    expect([page.status, page.headers]).toMatchObject([200, nobodyKeeps]);
    expect(askedIn(page)).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: domain,
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [],
    });
    const entered = await answer(at, device, askedIn(page));
    expect(entered).toMatchObject({ status: 303, headers: { ...nobodyKeeps, location: '/rovat/sport?oldal=1' } });
    expect([...at.jar.keys()]).toEqual(['__Host-staff']);
    expect((await at.get('/rovat/sport')).status).toBe(200);
  });

  it('is offered to every visitor, with or without a passkey', async () => {
    const shown = async () => /<main[^]*<\/main>/.exec((await browser().get('/login')).body)?.[0];
    const before = await shown();
    await owner();
    expect(before).toContain('Belépési kulccsal');
    expect(await shown()).toBe(before);
  });

  it('is rejected in another browser, a second time, too late, or without a challenge', async () => {
    const [{ device }, at, other] = [await owner(), browser(), browser()];
    const asked = await begin(at);
    await begin(other);
    const refused = async (from: StaffBrowser, tried: Promise<RawAnswer>): Promise<void> => {
      const told = await tried;
      expect([told.status, alertIn(told), from.jar.size]).toMatchObject([
        422,
        expect.stringContaining('nem ismerjük'),
        0,
      ]);
      expect(told.headers).toMatchObject(nobodyKeeps);
    };
    await refused(other, answer(other, device, asked));
    const nobody = browser();
    await refused(nobody, answer(nobody, device, asked));
    const copy = browser();
    at.jar.forEach((value, name) => copy.jar.set(name, value));
    const late = browser();
    at.jar.forEach((value, name) => late.jar.set(name, value));
    expect((await answer(at, device, asked)).status).toBe(303);
    await refused(copy, answer(copy, device, asked));
    newsroom.time.now += 301;
    await refused(late, answer(late, device, asked));
    for (const valasz of ['', 'x', '[]', 'null', '7', '{}', '{"id":7}', '{"response":{"signature":[]}}']) {
      const one = browser();
      await begin(one);
      await refused(one, one.send({ lepes: 'kulcs-valasz', valasz }));
    }
  });

  it('is refused to an account that was closed', async () => {
    const [{ device, who }, at] = [await owner(), browser()];
    await newsroom.origin.execute({ do: 'disable-user', email: who.email });
    expect((await answer(at, device, await begin(at))).status).toBe(422);
  });

  it('is left by who wants to sign in otherwise', async () => {
    const at = browser();
    await begin(at);
    await at.send({ lepes: 'elolrol' });
    expect([at.jar.size, (await at.get('/login')).body.includes('name="jelszo"')]).toEqual([0, true]);
  });
});

describe('one’s own passkeys', () => {
  it('are listed, added with a name and removed by signed-in staff', async () => {
    const { at, who, device } = await owner();
    const page = await at.get('/login/kulcsok');
    expect([page.status, page.headers, page.body.includes('Telefon')]).toMatchObject([200, nobodyKeeps, true]);
    const again = await beginMaking(at);
    expect(again).toMatchObject({
      rp: { id: domain },
      user: { name: who.email },
      excludeCredentials: [{ id: device.id }],
    });
    const twice = await keep(at, device, again);
    expect([twice.status, alertIn(twice)]).toMatchObject([422, expect.stringContaining('nem sikerült hozzáadni')]);
    const [, kulcs = ''] = /name="kulcs" value="(\d+)"/.exec(page.body) ?? [];
    expect((await at.send({ lepes: 'kulcs-torles', kulcs })).headers['location']).toBe('/login/kulcsok');
    expect((await at.get('/login/kulcsok')).body).toContain('Még nincs belépési kulcsod.');
    const entering = browser();
    expect((await answer(entering, device, await begin(entering))).status).toBe(422);
  });

  it('are changed only after a recent sign-in, which returns to them', async () => {
    const { at, who, device } = await owner();
    const asked = await beginMaking(at);
    newsroom.time.now += 601;
    const late = await keep(at, openDevice(), asked);
    expect([late.status, alertIn(late)]).toEqual([422, 'A kulcsaid nem változtak: a módosításhoz lépj be újra.']);
    const page = await at.get('/login/kulcsok');
    expect([page.status, page.body.includes('Telefon'), page.body.includes('value="belepes-ujra"')]).toEqual([
      200,
      true,
      true,
    ]);
    const changes: readonly Readonly<Record<string, string>>[] = [
      { lepes: 'uj-kulcs', kulcsnev: 'Másik' },
      { lepes: 'kulcs-torles', kulcs: '1' },
    ];
    for (const form of changes)
      expect([(await at.send(form)).status, (await at.get('/login/kulcsok')).body]).toMatchObject([
        422,
        expect.stringContaining('Telefon'),
      ]);
    const again = await at.send({ lepes: 'belepes-ujra' });
    expect([again.headers['location'], [...at.jar.keys()]]).toEqual(['/login', ['__Host-requested']]);
    expect((await newsroom.signIn(at, who)).headers['location']).toBe('/login/kulcsok');
    expect((await at.get('/login/kulcsok')).body).toContain('value="kulcs-torles"');
    const entering = browser();
    expect((await answer(entering, device, await begin(entering))).status).toBe(303);
  });

  it('leave an event in the log when they are added, used and removed, and nothing of their owner', async () => {
    lines.length = 0;
    const { at, who, device } = await owner();
    const entering = browser();
    await answer(entering, device, await begin(entering));
    const [, kulcs = ''] = /name="kulcs" value="(\d+)"/.exec((await at.get('/login/kulcsok')).body) ?? [];
    await at.send({ lepes: 'kulcs-torles', kulcs });
    expect(events().filter((event) => event.startsWith('passkey-'))).toEqual([
      'passkey-added',
      'passkey-used',
      'passkey-removed',
    ]);
    for (const secret of [who.email, device.id, 'Telefon']) expect(lines.join('')).not.toContain(secret);
  });

  it('are neither lost nor said to be none while the session cannot be read', async () => {
    const down = await openNewsroom();
    const { browser: at } = await down.enteredAt(await down.openPreview());
    await down.stopOrigin();
    const cookies = [...at.jar];
    for (const answered of [
      await at.get('/login/kulcsok'),
      await at.send({ lepes: 'uj-kulcs', kulcsnev: 'Telefon' }),
      await at.send({ lepes: 'uj-kulcs-valasz', valasz: '{}' }),
      await at.send({ lepes: 'kulcs-torles', kulcs: '1' }),
    ]) {
      expect([answered.status, answered.headers, [...at.jar]]).toMatchObject([503, nobodyKeeps, cookies]);
      expect(answered.body).not.toContain('Még nincs belépési kulcsod');
      expect(answered.body).toMatch(/<h1/);
    }
    expect((await at.send({ lepes: 'kilepes-mindenhol' })).status).toBe(503);
    await down.close();
  });

  it('are not added without a name, nor once that was given up', async () => {
    const { browser: at } = await newsroom.enteredAt(preview);
    const nameless = await at.send({ lepes: 'uj-kulcs', kulcsnev: ' ' });
    expect([nameless.status, alertIn(nameless)]).toEqual([422, 'Írd be, hogyan hívjuk az új kulcsot.']);
    const asked = await beginMaking(at);
    await at.send({ lepes: 'kulcs-megse' });
    expect((await keep(at, openDevice(), asked)).status).toBe(422);
  });

  it('are never made for another account: what one was asked is not there to make a key of who signs in next', async () => {
    const { browser: at } = await newsroom.enteredAt(preview);
    const asked = await beginMaking(at);
    const sealed = at.jar.get('__Host-signin') ?? '';
    const { browser: next } = await newsroom.enteredAt(preview);
    next.jar.set('__Host-signin', sealed);
    expect((await next.get('/login/kulcsok')).body).not.toContain('data-passkey=');
    expect((await keep(next, openDevice(), asked)).status).toBe(422);
  });

  it('have separate challenges for registration and sign-in', async () => {
    const { at, device } = await owner();
    const asked = await beginMaking(at);
    const another = browser();
    another.jar.set('__Host-signin', at.jar.get('__Host-signin') ?? '');
    expect((await answer(another, device, asked)).status).toBe(422);
    await at.send({ lepes: 'kulcs' });
    expect((await at.get('/login/kulcsok')).body).not.toContain('data-passkey=');
    expect((await keep(at, openDevice(), asked)).status).toBe(422);
  });
});
