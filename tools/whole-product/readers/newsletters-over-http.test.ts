import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowances } from '#adapters/web/endpoints/limits.ts';
import { openLetterBox } from '#adapters/origin/mail/letters-to.fake.ts';
import type { Origin } from '#adapters/origin/process/run-origin.ts';
import { newsletters } from '../../../config/settings/newsletters.ts';
import { type GivenOrigin, openGivenOrigin } from '../running/given-origin.fake.ts';
import { publicAddresses, sitesAt } from '../../../config/settings/sites.ts';
import { openStaffBrowser } from '../staff/staff-browser.fake.ts';
import { type RawAnswer, type TestWebServer, withoutRefill } from '../running/test-web-server.fake.ts';

const sites = sitesAt(publicAddresses);
const [main] = sites;
const askPath = '/api/newsletter/subscribe';
const keys = new Set<string>();
let given: GivenOrigin;
let said: readonly string[];
let origin: Origin;
let box: Awaited<ReturnType<typeof openLetterBox>>;
let node: TestWebServer;
beforeAll(async () => {
  box = await openLetterBox();
  given = await openGivenOrigin(
    sites,
    {
      mail: { way: 'smtp', server: { url: box.url, from: 'hirek@example.org' } },
      newsletters,
      newsletterPlans: [{ code: 'heti', hours: [0, 0], days: 7, maxArticles: 3 }],
    },
    { proxies: ['127.0.0.1'], time: withoutRefill() },
  );
  ({ origin, said } = given);
}, 60_000);
// A new address per test, because of the rate limit per address.
beforeEach(async () => {
  node = await given.openNode();
});
afterEach(() => node.close());
afterAll(async () => {
  await given.close();
  box.close();
});

let places = 0;
const browserAt = (site: (typeof sites)[number] = main, place = `198.51.100.${(places += 1)}`) => {
  const { ask: send, jar } = openStaffBrowser(node, { host: site.domain, origin: site.origin });
  const at = { 'x-forwarded-for': place };
  const browser = {
    jar,
    ask: (method: string, path: string, headers: object, body?: string) =>
      send(method, path, { ...headers, ...at }, body),
    get: (path: string) => send('GET', path, at),
  };
  const fromUs = { origin: site.origin, 'sec-fetch-site': 'same-origin' };
  const post = (path: string, fields: Readonly<Record<string, string>> | string, headers = fromUs as object) => {
    const body = new URLSearchParams(fields).toString();
    const about = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
    return browser.ask('POST', path, { ...about, ...headers }, body);
  };
  return { ...browser, post };
};
const asks = async (browser: ReturnType<typeof browserAt>, email: string) => {
  const sent = await browser.post(askPath, { email, level: 'napi' });
  expect([sent.status, heading(sent)]).toEqual([200, 'Nézd meg a postádat']);
  const letter = await box.next(email);
  keys.add(letter.key);
  return { ...letter, path: `/api/newsletter/confirm/${letter.key}`, sent };
};
const lettersTo = (email: string): number =>
  box.received.filter((line) => line.toLowerCase() === `rcpt to:<${email}>`).length;
const heading = ({ body }: RawAnswer): string => /<h1[^>]*>([^<]*)/.exec(body)?.[1] ?? '';
const isPrivate = ({ headers }: RawAnswer): boolean =>
  headers['cache-control'] === 'private, no-store' && headers['x-robots-tag'] === 'noindex';

describe('newsletters', () => {
  it.each(sites.filter(({ pathPrefix }) => pathPrefix === ''))(
    'are asked for and confirmed at $domain',
    async (site) => {
      const browser = browserAt(site);
      const form = await browser.get(askPath);
      expect([form.status, heading(form), isPrivate(form)]).toEqual([200, 'Hírlevelek', true]);
      for (const { code, title } of newsletters) {
        expect(form.body).toContain(`value="${code}"`);
        expect(form.body).toContain(title);
      }
      const { path, text, sent } = await asks(browser, `anna@${site.slug}.example`);
      expect(sent.cookies).toEqual([
        expect.stringMatching(/^__Host-asked=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/),
      ]);
      expect(text).toContain(`${site.origin}${path}`);
      const opened = await browser.get(path);
      expect([opened.status, heading(opened), isPrivate(opened)]).toEqual([200, 'Feliratkoztál', true]);
      expect(opened.headers['referrer-policy']).toBe('strict-origin');
    },
  );

  it('are confirmed in another browser only with the code, even after a scanner has opened the link', async () => {
    const { path, code } = await asks(browserAt(), 'bela@posta.example');
    for (let time = 0; time < 8; time += 1) {
      const scanner = browserAt();
      expect(heading(await scanner.get(path))).toBe('Kéred a hírlevelet?');
      expect((await scanner.ask('HEAD', path, {})).status).toBe(200);
      expect((await scanner.post(path, {}, {})).status).toBe(403);
      expect((await scanner.post(path, { kod: '' })).status).toBe(422);
    }
    const other = browserAt();
    const wrong = await other.post(path, { kod: code === '000000' ? '000001' : '000000' });
    expect([wrong.status, wrong.body.includes('aria-invalid')]).toEqual([422, true]);
    const right = await other.post(path, { kod: ` ${code.slice(0, 3)} ${code.slice(3)}` });
    expect([right.status, heading(right)]).toEqual([200, 'Feliratkoztál']);
  });

  it('are confirmed by no link that was made up', async () => {
    const browser = browserAt();
    await asks(browser, 'cili@posta.example');
    const opened = await browser.get(`/api/newsletter/confirm/${'k'.repeat(43)}`);
    expect([opened.status, heading(opened)]).toEqual([404, 'Ez a link már nem érvényes']);
    for (const path of [
      'confirm/x',
      'confirm',
      `confirm/${'k'.repeat(201)}`,
      'unsubscribe',
      `confirm/..%2F${'k'.repeat(30)}`,
    ])
      expect([400, 404]).toContain((await browser.get(`/api/newsletter/${path}`)).status);
  });

  it('are not ended by following a link, and an invalid token gets the same page', async () => {
    const path = `/api/newsletter/unsubscribe/${'t'.repeat(64)}`;
    const followed = await browserAt().get(path);
    expect([followed.status, heading(followed)]).toEqual([200, 'Leiratkozol erről a hírlevélről?']);
    expect(followed.body).toMatch(new RegExp(`<form (?=[^>]*method="post")[^>]*action="${path}"`));
    const pressed = await browserAt().post(path, 'List-Unsubscribe=One-Click', {});
    expect([pressed.status, heading(pressed)]).toEqual([200, 'Leiratkoztál']);
  });

  it('are ended for every reader of a mail provider that sends them from one address (RFC 8058)', async () => {
    const provider = browserAt(main, '192.0.2.82');
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, one) =>
        provider.post(
          `/api/newsletter/unsubscribe/${String(one).padStart(64, '0')}`,
          'List-Unsubscribe=One-Click',
          one % 2 === 0 ? {} : { 'content-type': 'multipart/form-data; boundary=x' },
        ),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('are not ended by a form that is longer than any mail program sends', async () => {
    const long = await browserAt().post(`/api/newsletter/unsubscribe/${'t'.repeat(64)}`, { x: 'y'.repeat(5_000) }, {});
    expect([long.status, long.headers['connection']]).toEqual([413, 'close']);
  });
});

describe('an issue', () => {
  it('is unsubscribed with one click in a mail program, without cookies, but not by a GET', async () => {
    const email = 'kata@posta.example';
    const browser = browserAt();
    await browser.post(askPath, { email, level: 'heti' });
    await browser.get(`/api/newsletter/confirm/${(await box.next(email)).key}`);
    const readers = async () => {
      const outcome = await origin.execute({ do: 'list-newsletters' });
      const { newsletters: listed } = ('done' in outcome ? outcome.done : { newsletters: [] }) as {
        newsletters: readonly { readonly code: string; readonly readers: number }[];
      };
      return listed.find(({ code }) => code === 'heti')?.readers;
    };
    expect(await origin.execute({ do: 'send-newsletter', code: 'heti' })).toMatchObject({ done: { letters: 1 } });
    const { text } = await box.next(email);
    const [, path = '', token = ''] = /List-Unsubscribe:\s+<https:\/\/[^/]+(\/\S+\/(\w{64}))>/.exec(text) ?? [];
    keys.add(token);
    for (const method of ['GET', 'HEAD', 'OPTIONS']) await browserAt().ask(method, path, {});
    expect(await readers()).toBe(1);
    const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    for (const wrong of [path.slice(0, -1), `${path}0`, path.replace(/.$/, (end) => (end === '0' ? '1' : '0'))])
      await browserAt().post(wrong, 'List-Unsubscribe=One-Click', foreign);
    expect(await readers()).toBe(1);
    const pressed = await browserAt().post(path, 'List-Unsubscribe=One-Click', foreign);
    expect([pressed.status, pressed.cookies, await readers()]).toEqual([200, [], 0]);
    expect((await browserAt().post(path, 'List-Unsubscribe=One-Click', foreign)).status).toBe(200);
  });
});

describe('a form of newsletters', () => {
  it('says the same of every address, be it subscribed, known or new', async () => {
    const plain = ({ body, headers, status }: RawAnswer) => {
      const { date: _, ...rest } = headers;
      return { status, names: Object.keys(rest), body: body.replaceAll(/\w+@posta\.example/g, '') };
    };
    const [known, unknown] = [browserAt(), browserAt()];
    const { path, sent } = await asks(known, 'dora@posta.example');
    await known.get(path);
    const again = await unknown.post(askPath, { email: 'dora@posta.example', level: 'napi' });
    const other = await browserAt().post(askPath, { email: 'elek@posta.example', level: 'napi' });
    expect(plain(again)).toEqual(plain(other));
    expect(plain(sent)).toEqual(plain(other));
  });

  it('keeps its values, and shows the error beside the field', async () => {
    const typed = { email: 'anna@posta', level: 'heti', vezeteknev: '<b>Kiss</b>' };
    const refused = await browserAt().post(askPath, typed);
    expect([refused.status, refused.cookies]).toEqual([422, []]);
    expect(refused.body).toMatch(
      /value="anna@posta"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*value="anna@posta"/,
    );
    expect(refused.body).toMatch(/type="checkbox"[^>]*checked=""[^>]*value="heti"|value="heti"[^>]*checked=""/);
    expect(refused.body).toContain('&lt;b&gt;Kiss&lt;/b&gt;');
    expect(refused.body).not.toContain('<b>Kiss');
    expect((await browserAt().post(askPath, { email: 'fanni@posta.example' })).body).toContain('Válassz legalább egy');
  });

  it.each([['anna@posta.example\r\nBcc: bela@posta.example']])('sends nothing to %j', async (email) => {
    expect((await browserAt().post(askPath, { email, level: 'napi' })).status).toBe(422);
    expect([lettersTo('anna@posta.example'), lettersTo('bela@posta.example')]).toEqual([0, 1]);
  });

  it('is accepted only from pages of the same site', async () => {
    const fields = { email: 'gabi@posta.example', level: 'napi' };
    for (const headers of [
      {},
      { origin: 'https://gonosz.example' },
      { origin: sites.at(-1)?.origin ?? '', 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
      { origin: main.origin, 'sec-fetch-site': 'cross-site' },
    ])
      expect((await browserAt().post(askPath, fields, headers)).status).toBe(403);
    await asks(browserAt(), fields.email);
    expect(lettersTo(fields.email)).toBe(1);
  });

  it('is refused with a message when malformed', async () => {
    const browser = browserAt();
    const long = { email: 'a'.repeat(5_000), level: 'napi' };
    expect((await browser.post(askPath, long)).status).toBe(413);
    const fromUs = { origin: main.origin, 'sec-fetch-site': 'same-origin', 'content-length': '2' };
    expect((await browser.ask('POST', askPath, { ...fromUs, 'content-type': 'application/json' }, '{}')).status).toBe(
      415,
    );
  });

  it('sends few letters to one mailbox, and does not reveal it', async () => {
    for (let time = 0; time < 10; time += 1) {
      const sent = await browserAt(main, '192.0.2.83').post(askPath, { email: 'hanna@posta.example', level: 'napi' });
      expect([sent.status, heading(sent)]).toEqual([200, 'Nézd meg a postádat']);
    }
    await asks(browserAt(), 'ilona@posta.example');
    expect(lettersTo('hanna@posta.example')).toBe(3);
  });

  it('is limited by network address, while the same office can still confirm and read', async () => {
    const office = '192.0.2.80';
    const { path } = await asks(browserAt(main, office), 'kinga@posta.example');
    const answers = await Promise.all(
      Array.from({ length: allowances.newsletterForm.burst }, () =>
        browserAt(main, office).post(askPath, { email: 'x', level: 'napi' }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused.every(({ headers }) => Number(headers['retry-after']) > 0)).toBe(true);
    expect([
      (await browserAt(main, office).get(path)).status,
      (await browserAt(main, office).get(askPath)).status,
    ]).toEqual([200, 200]);
  });

  it('gets 429 after too many letters from one network address, for any mailboxes', async () => {
    const answers = [];
    for (let one = 0; one < 14; one += 1)
      answers.push(
        await browserAt(main, '192.0.2.81').post(askPath, { email: `m${one}@posta.example`, level: 'napi' }),
      );
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), ...Array(4).fill(429)]);
    expect(answers.at(-1)?.headers['retry-after']).toBe('60');
  });
});

it('shows an error for newsletter requests, confirmations and cancellations while the main API is down', async () => {
  node.close();
  node = await given.openNode('http://127.0.0.1:1');
  const fields = { email: 'janka@posta.example', level: 'napi' };
  const [key, token] = ['k'.repeat(43), 't'.repeat(64)];
  for (const answer of [
    await browserAt().post(askPath, fields),
    await browserAt().get(`/api/newsletter/confirm/${key}`),
    await browserAt().post(`/api/newsletter/unsubscribe/${token}`, 'List-Unsubscribe=One-Click', {}),
  ])
    expect([answer.status, answer.cookies, answer.body.includes('<h1')]).toEqual([503, [], true]);
});

it('leaves no address, key or code of a reader in the log', () => {
  const log = said.join('\n');
  expect(said.length).toBeGreaterThan(0);
  expect(log).toContain('"path":"/api/newsletter/confirm/…"');
  for (const key of keys) expect(log).not.toContain(key);
  expect(log).not.toMatch(/posta\.example|anna@|k{43}|t{64}/);
});
