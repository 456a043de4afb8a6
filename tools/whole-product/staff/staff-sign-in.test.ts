import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canary } from '#adapters/origin/testing/hidden-content.ts';
import { openNewsroom, newsroomSite, password, type Colleague, type Newsroom } from './staff-newsroom.fake.ts';
import type { StaffBrowser } from './staff-browser.fake.ts';
import type { RawAnswer, TestWebServer } from '../running/test-web-server.fake.ts';

let newsroom: Newsroom;
let preview: TestWebServer;
beforeAll(async () => {
  newsroom = await openNewsroom();
  preview = await newsroom.openPreview();
}, 120_000);
afterAll(() => newsroom.close());

const browser = (): StaffBrowser => newsroom.browserAt(preview);
const typed = (who: Colleague, more: Readonly<Record<string, string>> = {}) => ({
  lepes: 'jelszo',
  nev: who.email,
  jelszo: password,
  ...more,
});
const nobodyKeeps = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
const alerts = ({ body }: RawAnswer): readonly string[] =>
  [...body.matchAll(/<p class="sign-in__problem"[^>]*>([^<]*)/g)].map(([, text]) => text!);

describe('signing in to a preview', () => {
  it('requests name and password, then a code, and returns to the requested page', async () => {
    const [who, at] = [await newsroom.add(), browser()];
    expect((await at.get('/rovat/sport?oldal=1')).headers['location']).toBe('/login');
    const form = await at.get('/login');
    expect([form.status, form.headers, form.body.includes('name="jelszo"')]).toMatchObject([200, nobodyKeeps, true]);
    const begun = await at.send(typed(who));
    expect(begun).toMatchObject({ status: 303, headers: { ...nobodyKeeps, location: '/login' } });
    expect(begun.cookies).toHaveLength(1);
    expect(begun.cookies[0]).toMatch(
      /^__Host-signin=[\w-]{80,}; Path=\/; Max-Age=(?:300|2\d\d); HttpOnly; SameSite=Lax; Secure$/,
    );
    const step = await at.get('/login');
    expect([step.body.includes('name="kod"'), step.body.includes('name="jelszo"')]).toEqual([true, false]);
    expect((await at.get('/rovat/sport')).headers['location']).toBe('/login');
    newsroom.time.now += 30;
    const entered = await at.send({ lepes: 'kod', kod: newsroom.codeNow(who) });
    expect(entered).toMatchObject({ status: 303, headers: nobodyKeeps });
    const [handle] = entered.cookies;
    expect(handle).toMatch(/^__Host-staff=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
    expect([...at.jar.keys()]).toEqual(['__Host-staff']);
    expect(entered.headers['location']).toBe('/rovat/sport');
    expect((await at.get('/rovat/sport')).status).toBe(200);
    expect((await at.get('/login')).headers['location']).toBe('/');
  });

  it('shows the error beside the field, and keeps the name', async () => {
    const [who, at] = [await newsroom.add(), browser()];
    const table = [
      [{ lepes: 'jelszo', nev: ' ', jelszo: '' }, 'nev-hiba', 'Írd be az e-mail-címedet.'],
      [{ lepes: 'jelszo', nev: who.email, jelszo: '' }, 'jelszo-hiba', 'Írd be a jelszavadat.'],
      [typed(who, { jelszo: 'nem ez' }), 'jelszo-hiba', 'Nem ismerünk ilyen'],
      [typed(who, { nev: '<b>"x"&\u0000' }), 'jelszo-hiba', 'Nem ismerünk ilyen'],
    ] as const;
    for (const [fields, id, words] of table) {
      const answer = await at.send(fields);
      expect([answer.status, alerts(answer).length, answer.cookies]).toEqual([422, 1, []]);
      expect(alerts(answer)[0]).toContain(words);
      expect(answer.body).toContain(`id="${id}"`);
      expect(answer.body).toContain(`aria-describedby="${id}"`);
      expect(answer.headers).toMatchObject(nobodyKeeps);
      expect(answer.body).not.toContain('<b>');
      expect(answer.body).not.toContain('nem ez');
      if (fields.nev === who.email) expect(answer.body).toContain(`value="${who.email}"`);
    }
  });

  it('shows the same for a wrong password and an unknown name', async () => {
    const who = await newsroom.add();
    const wrong = await browser().send(typed(who, { jelszo: 'nem ez' }));
    const unknown = await browser().send(typed(who, { nev: 'senki@lapunk.example' }));
    const shown = ({ status, headers, body }: RawAnswer) => [
      status,
      headers['set-cookie'],
      /<main[^]*<\/main>/.exec(body)?.[0].replace(/value="[\w.]+@lapunk\.example"/, ''),
    ];
    expect(shown(unknown)).toEqual(shown(wrong));
  });

  it('takes a recovery code for a code, once', async () => {
    const who = await newsroom.add();
    const [first, second] = [browser(), browser()];
    for (const at of [first, second]) await at.send(typed(who));
    const kod = who.recoveryCodes[0]!.toLowerCase();
    expect((await first.send({ lepes: 'kod', kod })).headers['location']).toBe('/');
    const again = await second.send({ lepes: 'kod', kod });
    expect([again.status, alerts(again)[0]]).toMatchObject([422, expect.stringContaining('már felhasználta')]);
    expect(again.body).toContain('name="kod"');
  });

  it('starts again with the name after five codes, and shows the wait time', async () => {
    const [who, at] = [await newsroom.add(), browser()];
    await at.send(typed(who));
    for (let tries = 0; tries < 5; tries += 1)
      expect((await at.send({ lepes: 'kod', kod: '000000' })).status).toBe(422);
    const over = await at.send({ lepes: 'kod', kod: newsroom.codeNow(who) });
    expect([over.status, over.body.includes(`value="${who.email}"`), at.jar.size]).toEqual([422, true, 0]);
    expect(alerts(over)[0]).toContain('Kezdd újra a jelszavaddal');
    for (let tries = 0; tries < 10; tries += 1) await at.send(typed(who, { jelszo: 'nem ez' }));
    const wait = await at.send(typed(who));
    expect([wait.status, alerts(wait)[0]]).toMatchObject([429, expect.stringContaining('a fiókod nincs letiltva')]);
    expect(Number(wait.headers['retry-after'])).toBeGreaterThan(0);
    newsroom.time.now += 700;
    expect((await at.send(typed(who))).headers['location']).toBe('/login');
  });

  it('takes no form from another site, of another kind, or without a step', async () => {
    const who = await newsroom.add();
    const { origin } = newsroomSite;
    for (const headers of [
      { origin: 'https://idegen.example', 'sec-fetch-site': 'cross-site' },
      { origin: `https://aldomain.${newsroomSite.domain}`, 'sec-fetch-site': 'same-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      { origin, 'sec-fetch-site': 'cross-site' },
      {},
    ])
      for (const lepes of ['jelszo', 'kod', 'elolrol', 'kilepes', 'kilepes-mindenhol']) {
        const { status, cookies } = await browser().send(typed(who, { lepes }), headers as Record<string, string>);
        expect([headers, lepes, status, cookies]).toEqual([headers, lepes, 403, []]);
      }
    for (const lepes of ['', 'constructor', '__proto__', 'toString'])
      expect([lepes, (await browser().send(typed(who, { lepes }))).status]).toEqual([lepes, 400]);
    const own = { origin, 'sec-fetch-site': 'same-origin' };
    expect((await browser().send(typed(who), { ...own, 'content-type': 'text/plain' })).status).toBe(415);
    expect((await browser().send(typed(who, { jelszo: 'x'.repeat(13_000) }))).status).toBe(413);
  });

  it('issues a new handle at every sign-in, regardless of the browser’s cookie', async () => {
    const [who, at] = [await newsroom.add(), browser()];
    const brought = 'b'.repeat(43);
    at.jar.set('__Host-staff', brought);
    await newsroom.signIn(at, who);
    const first = at.jar.get('__Host-staff');
    expect(first).not.toBe(brought);
    const other = browser();
    other.jar.set('__Host-staff', brought);
    expect((await other.get('/')).headers['location']).toBe('/login');
    await newsroom.signIn(at, who);
    expect(at.jar.get('__Host-staff')).not.toBe(first);
    other.jar.set('__Host-staff', first!);
    expect((await other.get('/')).headers['location']).toBe('/login');
    expect((await at.get('/')).status).toBe(200);
  });

  it('makes one session of fifty who bring the right code at once', async () => {
    const [who, at] = [await newsroom.add(), browser()];
    await at.send(typed(who));
    newsroom.time.now += 30;
    const kod = newsroom.codeNow(who);
    const fifty = await Promise.all(
      Array.from({ length: 50 }, () => {
        const one = browser();
        at.jar.forEach((value, name) => one.jar.set(name, value));
        return one.send({ lepes: 'kod', kod });
      }),
    );
    expect(fifty.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(fifty.filter(({ cookies }) => cookies.some((one) => /staff=[\w-]{43};/.test(one)))).toHaveLength(1);
    const { done } = (await newsroom.origin.execute({ do: 'list-users' })) as unknown as {
      readonly done: { readonly users: readonly { readonly email: string; readonly sessions: number }[] };
    };
    expect(done.users.find(({ email }) => email === who.email)?.sessions).toBe(1);
  });
});

describe('signed-in staff', () => {
  it('see scheduled articles, in every tab, until they sign out of this browser', async () => {
    const who = await newsroom.add();
    const [here, there] = [browser(), browser()];
    for (const at of [here, there]) await newsroom.signIn(at, who);
    const { location = '' } = (await here.get('/sport/2020/01/01/rejtely-jovo')).headers;
    expect((await here.get(location)).body).toContain(canary.article);
    const tab = browser();
    here.jar.forEach((value, name) => tab.jar.set(name, value));
    expect((await tab.get(location)).body).toContain(canary.article);
    const out = await here.send({ lepes: 'kilepes' });
    expect([out.status, out.headers['location'], here.jar.size]).toEqual([303, '/login', 0]);
    expect((await tab.get(location)).headers['location']).toBe('/login');
    expect((await there.get(location)).status).toBe(200);
  });

  it('signs out everywhere at once, by a token that has expired too', async () => {
    const who = await newsroom.add();
    const [here, there, third] = [browser(), browser(), browser()];
    for (const at of [here, there, third]) await newsroom.signIn(at, who);
    newsroom.time.now += 1_000;
    expect((await here.send({ lepes: 'kilepes-mindenhol' })).headers['location']).toBe('/login');
    for (const at of [here, there, third]) expect((await at.get('/')).headers['location']).toBe('/login');
  });
});
