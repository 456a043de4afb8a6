import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#adapters/telemetry/log.ts';
import { type Allowance, allowances } from '#adapters/web/endpoints/limits.ts';
import { closing, openQuizNewsroom, quizBrowser, quizId, quizPage, sendAnswers } from './quiz-newsroom.fake.ts';
import { type RawAnswer, type TestWebServer, withoutRefill } from '../running/test-web-server.fake.ts';

let newsroom: Awaited<ReturnType<typeof openQuizNewsroom>>;
let node: TestWebServer;
let page = '';
const said: string[] = [];
const tokens: string[] = [];
beforeAll(async () => {
  newsroom = await openQuizNewsroom();
  const plain = await newsroom.open({}, { log: createLog('debug', (line) => void said.push(line)) });
  const ask: TestWebServer['ask'] = async (...all) => {
    const answer = await plain.ask(...all);
    tokens.push(...answer.cookies.flatMap((cookie) => /^__Host-quiz=([^;]+)/.exec(cookie)?.[1] ?? []));
    return answer;
  };
  node = { ...plain, ask };
  page = await quizPage(node);
}, 60_000);
afterAll(() => newsroom.close());

const right = { 'v.fovaros': 'balaton' };
const isPrivate = ({ headers }: RawAnswer): boolean => headers['cache-control'] === 'private, no-store';
const isAnswered = ({ body }: RawAnswer): boolean => body.includes('A te válaszod');
const token = (browser: ReturnType<typeof quizBrowser>) => browser.jar.get('__Host-quiz');

describe('an article with a quiz', () => {
  it('shows it as a form that works without scripts, and reveals no correct answer', async () => {
    const { status, body, headers } = await node.ask(page);
    expect(status).toBe(200);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+,/);
    expect(body).toContain(`action="/api/quizzes/${quizId}"`);
    for (const words of ['Melyik a legnagyobb?', 'Velencei-tó', 'name="v.kedvenc.to"', `name="oldal" value="${page}"`])
      expect(body).toContain(words);
    for (const words of ['Helyes válasz', 'A Balaton 594', 'A legnagyobb.']) expect(body).not.toContain(words);
  });

  it('ships nothing of it in its data', async () => {
    const [path = ''] = page.split('?');
    const { body } = await node.ask(`${path}/_payload.json?oldal=2`);
    expect(body).toContain(quizId);
    expect(body).not.toContain('Velencei-tó');
  });
});

describe('a reader without scripts', () => {
  it('returns to the quiz on a private page, and the shared copy is unchanged', async () => {
    const browser = quizBrowser(node);
    const before = (await node.ask(page)).body;
    const sent = await sendAnswers(browser, { ...right, oldal: page });
    expect(sent).toMatchObject({
      status: 303,
      headers: {
        location: `${page}&kviz=${quizId}&valasz=counted#kviz-${quizId}`,
        'cache-control': 'private, no-store',
      },
    });
    expect(sent.cookies).toEqual([
      expect.stringMatching(/^__Host-quiz=[\w-]{24}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    const address = `${page}&kviz=${quizId}&valasz=counted`;
    const own = await browser.get(address);
    expect([own.status, isPrivate(own), isAnswered(own)]).toEqual([200, true, true]);
    for (const words of ['Megkaptuk', 'Eltaláltad.', 'Helyes válasz', '100% · 1 válasz', 'A Balaton 594'])
      expect(own.body).toContain(words);
    for (const other of [await node.ask(address), await quizBrowser(node).get(address), await node.ask(page)]) {
      expect([other.status, isPrivate(other), isAnswered(other)]).toEqual([200, false, false]);
      expect(other.body).not.toContain('Megkaptuk');
    }
    expect((await node.ask(address)).headers['vary']).toMatch(/cookie/);
    expect((await browser.get(page)).body).toBe(before);
    expect(isAnswered(await browser.get(address))).toBe(true);
  });

  it('sees that a late answer does not count', async () => {
    const browser = quizBrowser(node);
    await sendAnswers(browser, { ...right, oldal: page });
    const fateOf = async (fields: Readonly<Record<string, string>>) => {
      const { headers } = await sendAnswers(browser, { ...fields, oldal: page });
      const [, fate] = /valasz=(\w+)/.exec(headers['location'] ?? '') ?? [];
      const { body } = await browser.get((headers['location'] ?? '').split('#')[0] ?? '');
      return [fate, /class="quiz__fate">([^<]*)/.exec(body)?.[1]];
    };
    expect(await fateOf(right)).toEqual(['counted', expect.stringContaining('Megkaptuk')]);
    expect(await fateOf({ 'v.fovaros': 'velencei' })).toEqual(['twice', expect.stringContaining('az első válaszod')]);
    expect(await fateOf({ 'v.regi': 'kedd' })).toEqual(['late', expect.stringContaining('lezárult')]);
    expect(await fateOf({ 'v.masik': 'kedd' })).toEqual(['unfit', expect.stringContaining('megváltozott')]);
    expect(await fateOf({})).toEqual(['nothing', expect.stringContaining('nem jelöltél')]);
  });

  it.each([
    ['another host', 'https://gonosz.example/belfold/2026/09/21/kvizes'],
    ['another host without scheme', '//gonosz.example/belfold/2026/09/21/kvizes'],
    ['a backslash', '/\\gonosz.example/x'],
    ['a header', '/belfold/2026/09/21/kvizes\r\nset-cookie: a=b'],
    ['no article', '/rovat/belfold'],
    ['an address of ours that is no page', '/api/quizzes/x'],
    ['nothing', ''],
    ['a script', 'javascript:alert(1)'],
  ])('is led home by a form that names %s', async (_, oldal) => {
    const { status, headers, cookies } = await sendAnswers(quizBrowser(node), { ...right, oldal });
    expect([status, headers['location'], cookies.length]).toEqual([303, '/', 1]);
  });

  it.each(['#x', '#', '?oldal=2#x', '#?oldal=3', '?oldal=2#?x#y'])(
    'goes back to the quiz from a page whose address ends with %s',
    async (end) => {
      const path = page.split('?')[0] ?? '';
      const { headers } = await sendAnswers(quizBrowser(node), { ...right, oldal: `${path}${end}` });
      const own = end.startsWith('?oldal=2') ? 'oldal=2&' : '';
      expect(headers['location']).toBe(`${path}?${own}kviz=${quizId}&valasz=counted#kviz-${quizId}`);
    },
  );

  it('takes nothing but the page’s own wishes along', async () => {
    const { headers } = await sendAnswers(quizBrowser(node), { ...right, oldal: `${page}&isMobileApp=1&x=y&kviz=z` });
    expect(headers['location']).toBe(
      `${page.split('?')[0]}?isMobileApp=1&oldal=2&kviz=${quizId}&valasz=counted#kviz-${quizId}`,
    );
  });
});

describe('an open page', () => {
  it('receives the client’s own quiz state, and no cache stores it', async () => {
    const [browser, other] = [quizBrowser(node), quizBrowser(node)];
    const sent = await sendAnswers(browser, { 'v.kedvenc.hegy': 'nem', 'v.kedvenc.to': 'igen' });
    expect([sent.status, isPrivate(sent), isAnswered(sent)]).toEqual([200, true, true]);
    expect(sent.body).toMatch(/^<form class="quiz__form"[^]*<\/form>$/);
    expect(sent.body).not.toContain('name="oldal"');
    const own = await browser.get(`/api/quizzes/${quizId}`);
    const others = await other.get(`/api/quizzes/${quizId}`);
    expect([own, others].map((told) => [told.status, isPrivate(told), isAnswered(told)])).toEqual([
      [200, true, true],
      [200, true, false],
    ]);
    expect(own.headers['x-robots-tag']).toBe('noindex');
    expect([token(other), others.cookies]).toEqual([undefined, []]);
  });

  it('counts two devices as two readers, and each of them once', async () => {
    const [one, two] = [quizBrowser(node), quizBrowser(node)];
    const votesIn = ({ body }: RawAnswer) =>
      [...body.matchAll(/(\d+) válasz</g)].slice(0, 2).map(([, votes]) => Number(votes));
    const first = votesIn(await sendAnswers(one, right));
    expect(votesIn(await sendAnswers(one, { 'v.fovaros': 'velencei' }))).toEqual(first);
    expect(votesIn(await sendAnswers(two, right))).toEqual([first[0]! + 1, first[1]]);
    expect(token(one)).not.toBe(token(two));
  });

  it('starts over with a forged token', async () => {
    const browser = quizBrowser(node);
    browser.jar.set('__Host-quiz', 'x'.repeat(24));
    expect((await browser.get(`/api/quizzes/${quizId}`)).status).toBe(200);
    expect(isAnswered(await sendAnswers(browser, right))).toBe(true);
    expect(token(browser)).toMatch(/^[\w-]{24}$/);
    expect(token(browser)).not.toBe('x'.repeat(24));
  });

  it('cannot answer a quiz after its closing time, and sees the result', async () => {
    const browser = quizBrowser(node);
    newsroom.time.now = closing + 1;
    const { status, body } = await sendAnswers(browser, { 'v.kedvenc.hegy': 'nem' });
    newsroom.time.now = closing - 1_000;
    expect(status).toBe(200);
    expect(body).toContain('lezárult, a válaszod már nem számít bele');
  });
});

describe('an invalid answer', () => {
  const fieldsOf = (count: number, field: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => field(at)).join('&');
  const fetched = { accept: '*/*' };
  const browsed = { accept: 'text/html,application/xhtml+xml' };
  it.each([
    ['of another site', right, { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://gonosz.example' } }, 403],
    ['of a sibling', right, { headers: { 'sec-fetch-site': 'same-site' } }, 403],
    ['of a page that does not say which', right, { headers: { 'sec-fetch-site': 'none', origin: 'null' } }, 403],
    ['too long', `v.fovaros=${'a'.repeat(17_000)}`, {}, 413],
    ['to more questions than a quiz has', fieldsOf(51, (at) => `v.kerdes-${at}=a`), {}, 413],
    ['with too many answers to one question', fieldsOf(51, (at) => `v.fovaros=a${at}`), {}, 413],
    ['no form', '{}', { headers: { 'content-type': 'application/json' } }, 415],
    ['to no quiz', right, { id: 'nincs-ilyen' }, 404],
  ] as const)('%s is refused in words, to programs and to people', async (_, fields, how, expected) => {
    for (const [accept, type] of [
      [fetched, 'application/problem+json'],
      [browsed, 'text/html; charset=utf-8'],
    ] as const) {
      const browser = quizBrowser(node);
      const headers = { ...accept, ...('headers' in how ? how.headers : {}) };
      const answer = await sendAnswers(browser, fields, { ...how, headers });
      expect([answer.status, answer.headers['content-type']]).toEqual([expected, type]);
    }
  });

  it.each(['/api/quizzes/nincs-ilyen', '/api/quizzes/', `/api/quizzes/${quizId}/x`, '/api/quizzes/%2e%2e'])(
    'GET %s is not there, or no address',
    async (path) => {
      expect([404, 400, 301]).toContain((await node.ask(path)).status);
    },
  );

  it('comes too often from one address', async () => {
    const crowded = await newsroom.open({}, { time: withoutRefill() });
    const refusedOf = async (ask: () => Promise<RawAnswer>, { burst }: Allowance) => {
      const all = await Promise.all(Array.from({ length: burst + 1 }, ask));
      return all.filter(({ status }) => status === 429).map(({ headers }) => headers['retry-after']);
    };
    expect(await refusedOf(() => sendAnswers(quizBrowser(crowded), {}), allowances.quizAnswers)).toEqual(['1']);
    expect(await refusedOf(() => crowded.ask(`/api/quizzes/${quizId}`), allowances.quizRead)).toEqual(['1']);
  });
});

describe('while the quiz service', () => {
  it('is away, articles are read as ever, with a word in the place of the quiz; answers are put off', async () => {
    const alone = await newsroom.open({ QUIZ_URL: 'http://127.0.0.1:9' });
    const article = await alone.ask(page);
    expect(article.status).toBe(200);
    expect(article.body).toContain('A kvíz most nem érhető el.');
    expect(article.body).toContain('Szöveg.');
    const [asked, sent] = [await alone.ask(`/api/quizzes/${quizId}`), await sendAnswers(quizBrowser(alone), right)];
    for (const { status, headers } of [asked, sent]) {
      expect(status).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('is a newsroom’s own, it receives no secret of the origin', async () => {
    const heard: string[] = [];
    const own = createServer((request, response) => {
      heard.push(JSON.stringify(request.headers));
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"errors":[{"extensions":{"code":"NOT_FOUND"}}]}');
    });
    await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
    const named = await newsroom.open({ QUIZ_URL: `http://127.0.0.1:${(own.address() as AddressInfo).port}` });
    expect((await named.ask(`/api/quizzes/${quizId}`)).status).toBe(404);
    own.close();
    expect(heard).toHaveLength(1);
    expect(heard.join()).not.toMatch(/origin-secret|authorization/);
  });
});

describe('the log of quizzes', () => {
  it('contains no token in any case', () => {
    expect(tokens.length).toBeGreaterThan(10);
    const text = said.join('\n');
    expect(tokens.filter((one) => text.includes(one))).toEqual([]);
  });
});
