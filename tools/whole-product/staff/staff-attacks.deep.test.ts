import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileAddresses, staysHere } from '#adapters/web/staff/hostile-addresses.fake.ts';
import { createLog } from '#adapters/telemetry/log.ts';
import { brand } from '../../../config/settings/brand.ts';
import { newsroomSite, openNewsroom, password, type Newsroom } from './staff-newsroom.fake.ts';
import type { StaffBrowser } from './staff-browser.fake.ts';
import type { RawAnswer, TestWebServer } from '../running/test-web-server.fake.ts';

const lines: string[] = [];
const log = createLog('debug', (line) => void lines.push(line));
let newsroom: Newsroom;
let [preview, second, open]: TestWebServer[] = [];
beforeAll(async () => {
  newsroom = await openNewsroom();
  preview = await newsroom.openPreview(log);
  second = await newsroom.openPreview(log);
  open = await newsroom.openPublic();
}, 120_000);
afterAll(() => newsroom.close());

const { domain, origin } = newsroomSite;

const sendable = hostileAddresses.filter((address) => !/[\s\0]/.test(address) && address.length < 2_000);
const raw = (address: string): string => Buffer.from(address, 'utf8').toString('latin1');

const isOurs = (location: string | undefined): boolean =>
  location === undefined || staysHere(location, origin) || location.startsWith(brand.shopUrl);

const remembered = ({ cookies }: RawAnswer): string | undefined => {
  const value = cookies.map((one) => /^(?:__Host-requested|n_path)=([\w-]+)\./.exec(one)?.[1]).find(Boolean);
  return value && String((JSON.parse(Buffer.from(value, 'base64url').toString()) as unknown[])[0]);
};

describe('a return URL to another site', () => {
  it('is never followed, at the gate, at a public node, or during sign-in', async () => {
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(400);
    expect(sendable.length).toBeGreaterThan(300);
    for (const address of sendable) {
      const gate = await preview!.ask(raw(address), { host: domain });
      const at = [address, gate.status, gate.headers['location'], remembered(gate)];
      expect([at, isOurs(gate.headers['location']), isOurs(remembered(gate))]).toEqual([at, true, true]);
      const { status, headers } = await open!.ask(raw(address), { host: domain, method: 'HEAD' });
      expect([address, status, headers['location'], isOurs(headers['location'])]).toEqual([
        address,
        status,
        headers['location'],
        true,
      ]);
    }
  });

  it('goes no further in any parameter, of signing in, of the way back or of an embed', async () => {
    for (const address of hostileAddresses) {
      const value = encodeURIComponent(address);
      const login = `/login?next=${value}&redirect_uri=${value}&vissza=${value}&state=${value}&code=${value}`;
      expect([address, (await preview!.ask(login)).headers['location']]).toEqual([address, undefined]);
      const home = (await open!.ask(login)).headers['location'] ?? '';
      expect([address, staysHere(home, origin), home.startsWith('/?next=')]).toEqual([address, true, true]);
      expect(new URLSearchParams(home.slice(2)).has('code')).toBe(false);
      const back = await open!.ask(`/tamogatas/belepes?vissza=${value}`, { method: 'HEAD' });
      expect([address, back.headers['location'], isOurs(remembered(back))]).toEqual([address, undefined, true]);
      const embed = await open!.ask(`/api/oembed?url=${value}`);
      expect([address, embed.headers['location'], [400, 404].includes(embed.status)]).toEqual([
        address,
        undefined,
        true,
      ]);
    }
  }, 60_000);
});

describe('two tabs, and two nodes', () => {
  const tabs = (from: StaffBrowser, nodes: readonly TestWebServer[]): readonly StaffBrowser[] =>
    nodes.map((node) => {
      const tab = newsroom.browserAt(node);
      from.jar.forEach((value, name) => tab.jar.set(name, value));
      return tab;
    });

  it('refresh at once without signing anybody out, as often as tokens expire', async () => {
    const { browser } = await newsroom.enteredAt(preview!);
    const all = tabs(browser, [preview!, second!, preview!, second!, preview!, second!]);
    for (let times = 0; times < 3; times += 1) {
      newsroom.time.now += 901;
      const answers = await Promise.all(all.map((tab) => tab.get('/rovat/sport')));
      expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
      expect(answers.some(({ cookies }) => cookies.some((one) => one.startsWith('__Host-staff=')))).toBe(true);
    }
    newsroom.time.now += 60;
    for (const tab of all) expect((await tab.get('/rovat/sport')).status).toBe(200);
  });

  it('keep a session while it is used, and at most one day after', async () => {
    const { browser } = await newsroom.enteredAt(preview!);
    for (let days = 0; days < 3; days += 1) {
      newsroom.time.now += 80_000;
      expect([days, (await browser.get('/rovat/sport')).status]).toEqual([days, 200]);
    }
    newsroom.time.now += 86_401;
    expect((await browser.get('/rovat/sport')).headers['location']).toBe('/login');
  });
});

describe('the log of a preview', () => {
  it('contains no password, token, code, handle, name or address in any case', async () => {
    const [who, at] = [await newsroom.add(), newsroom.browserAt(preview!)];
    const { email, otpSecret, recoveryCodes } = who;
    const code = newsroom.codeNow(who);
    await at.get('/rovat/sport?titok=lila');
    await at.send({ lepes: 'jelszo', nev: email, jelszo: `${password}-elgepelve` });
    await at.send({ lepes: 'jelszo', nev: email, jelszo: password });
    const first = at.jar.get('__Host-signin')!;
    await at.send({ lepes: 'kod', kod: '000000' });
    await at.send({ lepes: 'kod', kod: code });
    const handle = at.jar.get('__Host-staff')!;
    newsroom.time.now += 901;
    await at.get('/rovat/sport');
    await at.get(`/archivum?term=${handle}`);
    await at.send({ lepes: 'jelszo', nev: email, jelszo: password }, { origin: 'https://idegen.example' });
    await at.send({ lepes: 'kilepes-mindenhol' });
    await at.get('/rovat/sport');
    await newsroom.origin.execute({ do: 'disable-user', email });
    for (let tries = 0; tries < 12; tries += 1) await at.send({ lepes: 'jelszo', nev: email, jelszo: password });
    const told = lines.join('\n');
    for (const secret of [password, email, otpSecret, ...recoveryCodes, first, handle, 'lapunk.example"', '127.0.0.1'])
      expect([secret, told.includes(secret)]).toEqual([secret, false]);
    expect(told.match(/(?<![\w-])[\w-]{43}(?![\w-])/g)).toBeNull();
    expect(told.match(new RegExp(`"(?:code|kod)":"?${code}`, 'g'))).toBeNull();
    expect(told).toContain('POST /api/login');
  });
});
