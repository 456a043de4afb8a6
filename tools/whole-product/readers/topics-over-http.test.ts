import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowances } from '#adapters/web/endpoints/limits.ts';
import { newBrowser, startPushService } from '#adapters/origin/readers/notifications/push-service.fake.ts';
import type { Origin } from '#adapters/origin/process/run-origin.ts';
import { testSecret } from '#adapters/origin/testing/ask-origin.ts';
import { type GivenOrigin, openGivenOrigin } from '../running/given-origin.fake.ts';
import { publicAddresses, sitesAt } from '../../../config/settings/sites.ts';
import { openStaffBrowser } from '../staff/staff-browser.fake.ts';
import { type RawAnswer, type TestWebServer, withoutRefill } from '../running/test-web-server.fake.ts';
import { topics } from '../../../config/settings/topics.ts';

const sites = sitesAt(publicAddresses);
const [main] = sites;
const secrets = new Set<string>();
let given: GivenOrigin;
let said: readonly string[];
let origin: Origin;
let service: Awaited<ReturnType<typeof startPushService>>;
let node: TestWebServer;
beforeAll(async () => {
  service = await startPushService();
  given = await openGivenOrigin(
    sites,
    {
      topics,
      push: { origins: ['https://fcm.googleapis.com'], subject: 'mailto:ugyelet@lapunk.example' },
    },
    { time: withoutRefill() },
  );
  ({ origin, said } = given);
}, 60_000);
beforeEach(async () => {
  node = await given.openNode();
});
afterEach(() => node.close());
afterAll(async () => {
  await given.close();
  service.close();
});

const fromUs = { origin: main.origin, 'sec-fetch-site': 'same-origin' };
const browserAt = (at = node) => {
  const browser = openStaffBrowser(at, { host: main.domain, origin: main.origin });
  const { address } = newBrowser('https://fcm.googleapis.com', `bongeszo-${secrets.size}`);
  secrets.add(address.endpoint).add(address.auth).add(address.p256dh);
  const post = (fields: Readonly<Record<string, string>>, headers: object = fromUs) => {
    const body = new URLSearchParams(fields).toString();
    const about = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
    return browser.ask('POST', '/api/topics', { ...about, ...headers }, body);
  };
  const where = { cim: address.endpoint, kulcs: address.p256dh, titok: address.auth };
  const follow = (tema: string, more: object = {}) => post({ tema, kovet: '1', ...where, ...more });
  return { ...browser, post, follow, where };
};
const cookieOf = (answer: RawAnswer): string => {
  const [cookie = ''] = [answer.headers['set-cookie'] ?? []].flat();
  const [, token = ''] =
    /^__Host-topics=([\w-]{43}); Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/.exec(cookie) ?? [];
  if (token !== '') secrets.add(token);
  return token;
};
const followedIn = (answer: RawAnswer): readonly string[] =>
  [
    ...answer.body.toString().matchAll(/name="tema" value="([\w-]+)"\/><input type="hidden" name="kovet" value="0"/g),
  ].map(([, id = '']) => id);
const show = (browser: ReturnType<typeof browserAt>, query = '') => browser.ask('GET', `/api/topics${query}`, {});

describe('topics that a browser follows', () => {
  it('are all of the site, the one that was asked for first, with the key of the installation', async () => {
    const answer = await show(browserAt(), '?tema=sport');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const ids = [...answer.body.toString().matchAll(/name="tema" value="([\w-]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(['sport', 'legfontosabb', 'belfold', 'gazdasag', 'tudomany']);
    expect(answer.body.toString()).toMatch(/data-topics="B[\w-]{86}"/);
    expect(answer.body.toString()).toContain('bekapcsolt JavaScripttel');
  });

  it('are followed and unfollowed separately by each browser, with a token only in a cookie', async () => {
    const [anna, bela] = [browserAt(), browserAt()];
    const sent = await anna.follow('sport');
    expect([sent.status, sent.headers['location']]).toEqual([303, '/api/topics#ertesitesek']);
    const token = cookieOf(sent);
    expect(token).not.toBe('');
    expect(cookieOf(await anna.follow('belfold', { innen: 'profile' }))).toBe(token);
    expect(followedIn(await show(anna))).toEqual(['belfold', 'sport']);
    expect(followedIn(await show(bela))).toEqual([]);
    expect((await show(anna)).body.toString()).not.toContain(token);
    expect((await anna.post({ tema: 'sport', kovet: '0' })).status).toBe(303);
    expect(followedIn(await show(anna))).toEqual(['belfold']);
  });

  it('accept confirmations only from own pages, with the same response for invalid ones', async () => {
    const igazolas = `1.${'p'.repeat(43)}`;
    const statuses = [];
    for (const [fields, headers] of [
      [{ igazolas }, fromUs],
      [{ igazolas: 'x' }, fromUs],
      [{ igazolas }, { origin: 'https://gonosz.example', 'sec-fetch-site': 'cross-site' }],
    ] as const)
      statuses.push((await browserAt().post(fields, headers)).status);
    expect(statuses).toEqual([303, 400, 403]);
  });

  it('hand over where the browser is reached from now on, if it follows any', async () => {
    const anna = browserAt();
    expect((await anna.post(anna.where)).status).toBe(400);
    await anna.follow('sport');
    const moved = { ...anna.where, cim: 'https://fcm.googleapis.com/send/koltozott' };
    expect((await anna.post(moved)).status).toBe(303);
    expect(followedIn(await show(anna))).toEqual(['sport']);
  });
});

type Outcome = readonly [status: number, followed: readonly string[]];
const states: Readonly<Record<string, (browser: ReturnType<typeof browserAt>) => Promise<object>>> = {
  'never heard of': async () => fromUs,
  'that follows': async (browser) => {
    await browser.follow('belfold');
    return fromUs;
  },
  'that followed, and was forgotten': async (browser) => {
    const token = cookieOf(await browser.follow('belfold'));
    const ended = await fetch(`${origin.url}/api/subscriptions?clientToken=${token}`, {
      method: 'DELETE',
      headers: { 'origin-secret': testSecret },
    });
    expect(ended.status).toBe(200);
    return fromUs;
  },
  'that follows, on a page of another site': async (browser) => {
    await browser.follow('belfold');
    return { origin: 'https://gonosz.example', 'sec-fetch-site': 'cross-site' };
  },
  'that follows, from a sibling of the host': async (browser) => {
    await browser.follow('belfold');
    return { origin: `https://masik.${main.domain}`, 'sec-fetch-site': 'same-site' };
  },
};
const outcomes: Readonly<Record<string, Readonly<Record<string, Outcome>>>> = {
  'never heard of': { shows: [200, []], follows: [303, ['sport']], leaves: [303, []], moves: [400, []] },
  'that follows': {
    shows: [200, ['belfold']],
    follows: [303, ['belfold', 'sport']],
    leaves: [303, []],
    moves: [303, ['belfold']],
  },
  'that followed, and was forgotten': {
    shows: [200, []],
    follows: [303, ['sport']],
    leaves: [303, []],
    moves: [303, []],
  },
  'that follows, on a page of another site': {
    shows: [200, ['belfold']],
    follows: [403, ['belfold']],
    leaves: [403, ['belfold']],
    moves: [403, ['belfold']],
  },
  'that follows, from a sibling of the host': {
    shows: [200, ['belfold']],
    follows: [403, ['belfold']],
    leaves: [403, ['belfold']],
    moves: [403, ['belfold']],
  },
};
const acts = {
  shows: (b: ReturnType<typeof browserAt>) => show(b),
  follows: (b: ReturnType<typeof browserAt>, headers: object) =>
    b.post({ tema: 'sport', kovet: '1', ...b.where }, headers),
  leaves: (b: ReturnType<typeof browserAt>, headers: object) => b.post({ tema: 'belfold', kovet: '0' }, headers),
  moves: (b: ReturnType<typeof browserAt>, headers: object) => b.post(b.where, headers),
} as const;

describe.each(Object.keys(states))('a browser %s', (state) => {
  it.each(Object.keys(acts) as (keyof typeof acts)[])('%s with its exact outcome', async (act) => {
    const browser = browserAt();
    const headers = (await states[state]?.(browser)) ?? {};
    const { status } = await acts[act](browser, headers);
    expect([status, followedIn(await show(browser))]).toEqual(outcomes[state]?.[act]);
  });
});

describe('a request to follow a topic', () => {
  const foreign = { origin: 'https://gonosz.example', 'sec-fetch-site': 'cross-site' };
  const inside = 'https://127.0.0.1/a';
  it.each([
    [
      'from another site',
      (b: ReturnType<typeof browserAt>) => b.post({ tema: 'sport', kovet: '1', ...b.where }, foreign),
      403,
    ],
    ['from nowhere', (b) => b.post({ tema: 'sport', kovet: '1', ...b.where }, {}), 403],
    ['of a topic that there is not', (b) => b.follow('nincs'), 404],
    ['of a topic as long as a book', (b) => b.follow('a'.repeat(3_000)), 404],
    ['as more than a form', (b) => b.follow('sport', { x: 'a'.repeat(9_000) }), 413],
    ['without where to', (b) => b.post({ tema: 'sport', kovet: '1' }), 422],
    ['with an address inside', (b) => b.follow('sport', { cim: inside }), 422],
    ['with an address of nobody known', (b) => b.follow('sport', { cim: 'https://gonosz.example/a' }), 422],
    ['with a key that is no point of its curve', (b) => b.follow('sport', { kulcs: 'B'.repeat(87) }), 422],
    ['with a key that is too long', (b) => b.follow('sport', { kulcs: 'B'.repeat(88) }), 422],
    ['with a secret that is none', (b) => b.follow('sport', { titok: 'ő'.repeat(22) }), 422],
    ['to leave what was never followed', (b) => b.post({ tema: 'sport', kovet: '0' }), 303],
  ] satisfies readonly (readonly [string, (browser: ReturnType<typeof browserAt>) => Promise<RawAnswer>, number])[])(
    '%s changes nothing',
    async (_, send, status) => {
      const browser = browserAt();
      const sent = await send(browser);
      expect([sent.status, cookieOf(sent)]).toEqual([status, '']);
      expect(followedIn(await show(browser))).toEqual([]);
    },
  );

  it('is turned down for a while when there is too much of it', async () => {
    const browser = browserAt();
    const answers = await Promise.all(
      Array.from({ length: allowances.topicForm.burst + 1 }, () => browser.post({ tema: 'sport', kovet: '0' })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('gets 503 while the newsroom is down, and the page offers nothing unavailable', async () => {
    const alone = await given.openNode('http://127.0.0.1:9');
    const browser = browserAt(alone);
    expect((await browser.follow('sport')).status).toBe(503);
    const page = (await show(browser)).body.toString();
    expect(page).toContain('nem lehet új témát követni');
    expect(page).not.toContain('value="1"');
    await alone.close();
  });
});

describe('the log of all of it', () => {
  it('holds no token, no address of a browser, and no key', () => {
    expect(secrets.size).toBeGreaterThan(10);
    const log = said.join('\n');
    expect([...secrets].filter((secret) => log.includes(secret))).toEqual([]);
    expect(log).not.toContain('clientToken=');
  });
});
