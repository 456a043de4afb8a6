import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canary } from '#adapters/origin/testing/hidden-content.ts';
import { newsroomSite, openNewsroom, password, type Newsroom } from './staff-newsroom.fake.ts';
import type { StaffBrowser } from './staff-browser.fake.ts';
import type { TestWebServer } from '../running/test-web-server.fake.ts';

let newsroom: Newsroom;
let preview: TestWebServer;
let open: TestWebServer;
let scheduled = '';
beforeAll(async () => {
  newsroom = await openNewsroom();
  [preview, open] = [await newsroom.openPreview(), await newsroom.openPublic()];
  const { browser } = await newsroom.enteredAt(preview);
  scheduled = (await browser.get('/sport/2020/01/01/rejtely-jovo')).headers['location'] ?? '';
}, 120_000);
afterAll(() => newsroom.close());

const { origin } = newsroomSite;
const sameOrigin = { origin, 'sec-fetch-site': 'same-origin' };
const crossSite = { origin: 'https://idegen.example', 'sec-fetch-site': 'cross-site' };

const withPass = async (): Promise<StaffBrowser> => {
  const told = (await newsroom.origin.execute({ do: 'add-pass', days: 30, note: 'olvasó' })) as {
    readonly done?: { readonly link: string; readonly code: string };
  };
  const key = new URL(told.done?.link ?? '').searchParams.get('kulcs') ?? '';
  const [reader, body] = [newsroom.browserAt(open), `kulcs=${key}&kod=${told.done?.code}`];
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  await reader.ask('POST', '/tamogatas/belepes', { ...form, ...sameOrigin }, body);
  const there = newsroom.browserAt(preview);
  reader.jar.forEach((value, name) => there.jar.set(name, value));
  expect([...there.jar.keys()]).toEqual(expect.arrayContaining(['n_token', '__Host-reader']));
  return there;
};

const afterPassword = async (): Promise<StaffBrowser> => {
  const [browser, { email }] = [newsroom.browserAt(preview), await newsroom.add()];
  await browser.send({ lepes: 'jelszo', nev: email, jelszo: password });
  expect([...browser.jar.keys()]).toEqual(['__Host-signin']);
  return browser;
};

const refused = async (): Promise<StaffBrowser> => {
  const { browser, who } = await newsroom.enteredAt(preview);
  await newsroom.origin.execute({ do: 'disable-user', email: who.email });
  return browser;
};

const onPublicNode = async (): Promise<StaffBrowser> => {
  const [{ browser }, there] = [await newsroom.enteredAt(preview), newsroom.browserAt(open)];
  browser.jar.forEach((value, name) => there.jar.set(name, value));
  return there;
};

interface Asker {
  readonly open: () => Promise<StaffBrowser>;
  readonly headers: Readonly<Record<string, string>>;
  readonly column: 0 | 1 | 2 | 3 | 4;
  /** In seconds. */
  readonly pause?: number;
  /** Outcomes that differ from the column's. */
  readonly other?: Readonly<Record<string, string>>;
}

const staff = async (): Promise<StaffBrowser> => (await newsroom.enteredAt(preview)).browser;
const anonymous = async (): Promise<StaffBrowser> => newsroom.browserAt(preview);

const removal = 'POST /login lepes=kulcs-torles&kulcs=1';

/** The expired tokens come last, because they move the shared clock. */
const askers: Readonly<Record<string, Asker>> = {
  'nobody in particular': { open: anonymous, headers: sameOrigin, column: 0 },
  'a reader with a pass': { open: withPass, headers: sameOrigin, column: 0 },
  'staff who were refused': { open: refused, headers: sameOrigin, column: 0 },
  'staff after the password': { open: afterPassword, headers: sameOrigin, column: 1 },
  staff: { open: staff, headers: sameOrigin, column: 2 },
  'staff on a public node': { open: onPublicNode, headers: sameOrigin, column: 3 },
  'staff, sent by a foreign site': { open: staff, headers: crossSite, column: 4 },
  'staff whose token has expired': {
    open: staff,
    headers: sameOrigin,
    column: 2,
    pause: 901,
    other: { [removal]: '422' },
  },
};

const login = '302 /login';
const toLogin = 'data /login';
const [wrong, code] = ['422 password', '422 code'];

/**
 * Columns: request, then the outcome when not signed in, after the password only, for staff, at a public node, from a
 * foreign site.
 */
const table: readonly (readonly [string, string, string, string, string, string])[] = [
  ['GET /', login, login, '200', '200', '200'],
  ['GET /rovat/sport', login, login, '200', '200', '200'],
  ['GET SCHEDULED', login, login, '200 HIDDEN', '404', '200 HIDDEN'],
  ['GET SCHEDULED/_payload.json', toLogin, toLogin, '200 HIDDEN', '404', '200 HIDDEN'],
  ['GET SCHEDULED/_version.json', '401', '401', '404', '404', '404'],
  ['GET /rovat/sport/_payload.json', toLogin, toLogin, '200', '200', '200'],
  ['GET /archivum?term=kanarijovo', login, login, '200', '200', '200'],
  ['GET /nincs/ilyen/lap', login, login, '404', '404', '404'],
  ['GET /rss', '401', '401', '200', '200', '200'],
  ['GET /atom/rovat/sport', '401', '401', '200', '200', '200'],
  ['GET /sitemap.xml', '401', '401', '200', '200', '200'],
  ['GET /sitemaps/news.xml', '401', '401', '200', '200', '200'],
  ['GET /api/oembed?url=ORIGINSCHEDULED', '401', '401', '404', '404', '404'],
  ['GET /api/search/articles?term=kanarijovo', '401', '401', '200', '200', '200'],
  ['GET /api/search/suggest?text=kanarijovo', '401', '401', '200', '200', '200'],
  ['GET /api/refresh', '401', '401', '200', '200', '200'],
  ['GET /robots.txt', '200', '200', '200', '200', '200'],
  ['GET /healthz', '200', '200', '200', '200', '200'],
  ['GET /login', '200 password', '200 code', '302 /', '302 /', '302 /'],
  ['GET /login?code=c&state=s&error=e', '200 password', '200 code', '302 /', '302 /', '302 /'],
  ['GET /login/_payload.json', '200', '200', 'data /', 'data /', 'data /'],
  ['GET /login/kulcsok', login, login, '200', '404', '200'],
  ['GET /api/me', '401', '401', '404', '404', '404'],
  ['GET /api/me/passkeys', '401', '401', '404', '404', '404'],
  ['GET /api/logout?sessions=all', '401', '401', '404', '404', '404'],
  ['GET /api/staff-sessions/x', '401', '401', '404', '404', '404'],
  ['GET /api/keys/first-step', '401', '401', '404', '404', '404'],
  ['POST /api/login', '401', '401', '405', '405', '405'],
  ['POST /api/login/otp/verify', '401', '401', '405', '405', '405'],
  ['POST /api/login/passkey', '401', '401', '405', '405', '405'],
  ['POST /api/login/google/check', '401', '401', '405', '405', '405'],
  ['POST /api/token/refresh', '401', '401', '405', '405', '405'],
  ['POST /', '401', '401', '405', '405', '405'],
  ['POST /login lepes=jelszo', wrong, wrong, wrong, '405', '403'],
  ['POST /login lepes=jelszo&nev=a@b.example&jelszo=x', wrong, wrong, wrong, '405', '403'],
  ['POST /login lepes=kod', wrong, code, wrong, '405', '403'],
  ['POST /login lepes=kod&kod=123456', wrong, code, wrong, '405', '403'],
  ['POST /login lepes=kulcs-valasz', wrong, wrong, wrong, '405', '403'],
  ['POST /login lepes=kulcs-valasz&valasz=%7B%7D', wrong, wrong, wrong, '405', '403'],
  ['POST /login lepes=uj-kulcs', '303 /login', '303 /login', '422', '405', '403'],
  ['POST /login lepes=uj-kulcs-valasz', '303 /login', '303 /login', '422', '405', '403'],
  [removal, '303 /login', '303 /login', '303 /login/kulcsok', '405', '403'],
  ['POST /login lepes=belepes-ujra', '303 /login', '303 /login', '303 /login', '405', '403'],
  ['POST /login lepes=mas', '400', '400', '400', '405', '403'],
  ['POST /login lepes=elolrol', '303 /login', '303 /login', '303 /login', '405', '403'],
  ['POST /login lepes=kilepes', '303 /login', '303 /login', '303 /login', '405', '403'],
  ['POST /login lepes=kilepes-mindenhol', '303 /login', '303 /login', '303 /login', '405', '403'],
];

const ends = (request: string): boolean => /lepes=(?:elolrol|kilepes|belepes-ujra)/.test(request);

const markOf = (request: string, text: string): readonly string[] => {
  if (text.includes(canary.article) && !request.includes(canary.article)) return ['HIDDEN'];
  const field = /<input[^>]* name="(jelszo|kod)"/.exec(text)?.[1];
  return field === undefined ? [] : [field === 'kod' ? 'code' : 'password'];
};

const outcomeOf = async (browser: StaffBrowser, request: string, headers: Asker['headers']): Promise<string> => {
  const told = request.replace('ORIGIN', encodeURIComponent(origin)).replace('SCHEDULED', scheduled);
  const [method = '', path = '', body = ''] = told.split(' ');
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  const sent = method === 'POST' ? { ...form, ...headers } : headers;
  const { status, headers: head, body: text } = await browser.ask(method, path, sent, body);
  const to = /^\{"kind":"redirect","location":"([^"]+)"\}$/.exec(text)?.[1];
  if (to !== undefined) return `data ${to}`;
  return [status, ...(head['location'] === undefined ? markOf(request, text) : [head['location']])].join(' ');
};

describe('at a preview', () => {
  it.each(Object.entries(askers))(
    '%s may do this and no more',
    async (_, { open: openBrowser, headers, column, pause = 0, other = {} }) => {
      let browser = await openBrowser();
      const outcomes: (readonly [string, string])[] = [];
      for (const [request] of table) {
        newsroom.time.now += pause;
        outcomes.push([request, await outcomeOf(browser, request, headers)]);
        if (ends(request)) browser = await openBrowser();
      }
      expect(outcomes).toEqual(table.map(([request, ...told]) => [request, other[request] ?? told[column]]));
    },
    60_000,
  );
});
