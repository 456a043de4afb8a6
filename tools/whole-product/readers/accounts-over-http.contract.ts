import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLetterBox } from '#adapters/origin/mail/letters-to.fake.ts';
import type { Origin } from '#adapters/origin/process/run-origin.ts';
import { newsletters } from '../../../config/settings/newsletters.ts';
import { type GivenOrigin, openGivenOrigin } from '../running/given-origin.fake.ts';
import { publicAddresses, sitesAt } from '../../../config/settings/sites.ts';
import { openStaffBrowser } from '../staff/staff-browser.fake.ts';
import { type TestWebServer } from '../running/test-web-server.fake.ts';

/* Reader accounts from the browser to the database and the mail, over every adapter (R34, R49). */

const sites = sitesAt(publicAddresses);
const [main] = sites;
const [signInPath, profilePath] = ['/tamogatas/belepes', '/tamogatas/profil'];
const secrets = new Set<string>();
let given: GivenOrigin;
let said: readonly string[];
let origin: Origin;
let box: Awaited<ReturnType<typeof openLetterBox>>;
let node: TestWebServer;
beforeAll(async () => {
  box = await openLetterBox();
  given = await openGivenOrigin(
    sites,
    { mail: { way: 'smtp', server: { url: box.url, from: 'hirek@example.org' } }, newsletters },
    { proxies: ['127.0.0.1'] },
  );
  ({ origin, said } = given);
  node = await given.openNode();
}, 60_000);
afterAll(async () => {
  node.close();
  await given.close();
  box.close();
});

let addresses = 0;
const newBrowser = (to = node) => {
  addresses += 1;
  const at = { 'x-forwarded-for': `203.0.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` };
  const browser = openStaffBrowser(to, { host: main.domain, origin: main.origin });
  const fromUs = { origin: main.origin, 'sec-fetch-site': 'same-origin' };
  return {
    jar: browser.jar,
    get: (path: string) => browser.get(path, at),
    head: (path: string) => browser.ask('HEAD', path, at),
    post: (path: string, fields: Readonly<Record<string, string>>) => {
      const body = new URLSearchParams(fields).toString();
      const about = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
      return browser.ask('POST', path, { ...about, ...fromUs, ...at }, body);
    },
  };
};
type Browser = ReturnType<typeof newBrowser>;

const ask = async (browser: Browser, email: string) => {
  expect((await browser.post(signInPath, { email })).status).toBe(303);
  const { key, code } = await box.next(email);
  for (const secret of [email, key, ...browser.jar.values()]) secrets.add(secret);
  return { key, code, path: `${signInPath}?kulcs=${key}` };
};
const signIn = async (email: string): Promise<Browser> => {
  const browser = newBrowser();
  const { path } = await ask(browser, email);
  expect((await browser.get(path)).headers['location']).toBe(profilePath);
  for (const secret of browser.jar.values()) secrets.add(secret);
  return browser;
};

const scan = async ({ path, key }: { readonly path: string; readonly key: string }): Promise<void> => {
  const scanner = newBrowser();
  expect((await scanner.head(path)).status).toBe(200);
  for (let time = 0; time < 2; time += 1) {
    const { status, body } = await scanner.get(path);
    expect([status, body.includes('name="kod"')]).toEqual([200, true]);
    for (const kod of ['', 'test', 'test@example.com'])
      expect((await scanner.post(signInPath, { kulcs: key, kod })).status).toBe(422);
  }
  expect([...scanner.jar.keys()].filter((name) => name.endsWith('n_token'))).toEqual([]);
};

export const describeAccounts = (readers: number): void => {
  describe(`${readers} readers whose letters a scanner has opened and posted`, () => {
    it('are all signed in, half in the same browser, half with the code in another', async () => {
      const outcome = async (reader: number): Promise<string> => {
        const asking = newBrowser();
        const letter = await ask(asking, `olvaso${reader}@posta.example`);
        await scan(letter);
        const elsewhere = newBrowser();
        const answer =
          reader % 2 === 0
            ? await asking.get(letter.path)
            : await elsewhere.post(signInPath, { kulcs: letter.key, kod: letter.code });
        return `${answer.status} ${answer.headers['location']}`;
      };
      const outcomes: string[] = [];
      for (let first = 0; first < readers; first += 20)
        outcomes.push(...(await Promise.all(Array.from({ length: 20 }, (_, at) => outcome(first + at)))));
      expect(outcomes).toEqual(Array.from({ length: readers }, () => `303 ${profilePath}`));
    }, 180_000);
  });

  describe('an account that is deleted', () => {
    it('is signed out everywhere, and leaves neither newsletters nor payments behind', async () => {
      const email = 'anna@posta.example';
      const [here, there] = [await signIn(email), await signIn(email)];
      const order = { do: 'give-subscription', email, title: 'Havi', days: 30, amount: 3000, currency: 'HUF' };
      expect(await origin.execute({ ...order, period: 'month' })).toHaveProperty('done');
      for (const { code } of newsletters)
        expect((await here.post(profilePath, { action: 'newsletter', code, subscribe: '1' })).status).toBe(303);
      const before = (await there.get(profilePath)).body;
      expect(before.match(/Leiratkozom</g)).toHaveLength(newsletters.length);
      expect(before).toContain('Havi');
      const ended = await here.post(profilePath, { action: 'delete', megerosites: 'törlés' });
      expect(ended.status).toBeLessThan(400);
      for (const browser of [here, there])
        expect((await browser.get(profilePath)).headers['location']).toMatch(new RegExp(`^${signInPath}`));
      const again = (await (await signIn(email)).get(profilePath)).body;
      expect(again).toContain('Ehhez a fiókhoz nem tartozik támogatás.');
      expect(again).not.toContain('Leiratkozom');
      expect(again).toContain('Feliratkozom');
    });
  });

  it('a letter reaches its reader after any number of requests from another address, which learns nothing', async () => {
    const email = 'celia@posta.example';
    const elsewhere = newBrowser();
    const answers = [];
    for (let time = 0; time < 9; time += 1) {
      const { status, headers } = await elsewhere.post(signInPath, { email });
      answers.push([status, headers['location']]);
    }
    expect(new Set(answers.map(String))).toEqual(new Set([`303,${signInPath}?elkuldve=1`]));
    for (let sent = 0; sent < 3; sent += 1) await box.next(email);
    const reader = newBrowser();
    const { path } = await ask(reader, email);
    expect((await reader.get(path)).headers['location']).toBe(profilePath);
  });

  it('leaves no address, key, token or secret of a reader in the log, which says what could not be asked', async () => {
    const alone = await given.openNode('http://127.0.0.1:9');
    const reader = newBrowser(alone);
    const [email, key] = ['bela@posta.example', 'k'.repeat(43)];
    for (const secret of [email, key]) secrets.add(secret);
    expect((await reader.post(signInPath, { email })).status).toBe(503);
    for (const answer of [
      await reader.get(`${signInPath}?kulcs=${key}`),
      await reader.post(signInPath, { kulcs: key, kod: '123456' }),
    ])
      expect([200, 503]).toContain(answer.status);
    alone.close();
    expect(said.length).toBeGreaterThan(0);
    expect(secrets.size).toBeGreaterThan(2 * readers);
    const whole = said.join('\n');
    expect([...secrets].filter((secret) => whole.includes(secret))).toEqual([]);
  });
};
