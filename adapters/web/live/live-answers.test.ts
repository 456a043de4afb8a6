import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { liveMessages } from '#ui/messages/sport/live.ts';
import { createSteerableTime, type SteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { createLiveAnswers, type LiveAnswers } from './live-answers.ts';
import { createLiveChannel } from './live-channel.ts';
import { aloneRelay } from './live-relay.ts';
import { someKind } from './some-kind.fake.ts';

let [server, live, source]: [Server, LiveAnswers, ReturnType<typeof someKind>['state']] = [
  undefined as never,
  undefined as never,
  undefined as never,
];
const random = { value: 0.5 };
let time: SteerableTime;

beforeEach(async () => {
  const { state, kind } = someKind();
  source = state;
  time = createSteerableTime(stillTime());
  live = createLiveAnswers({
    channels: { 'football/fixtures': createLiveChannel(kind, { name: 'football/fixtures', relay: aloneRelay, time }) },
    relay: aloneRelay,
    chance: { draw: () => random.value },
    proxies: { addressOf: ({ headers }) => String(headers['x-from'] ?? 'somebody') },
    words: liveMessages,
    headers: ['x-content-type-options', 'nosniff'],
  });
  server = createServer((request, response) => {
    void live
      .answer(request, response, { host: 'lapunk.example', path: request.url ?? '', query: '' })
      .then((known) => known || response.writeHead(404).end('no such address'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  live.close();
  server.closeAllConnections();
  server.close();
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, host: '127.0.0.1', path, headers, method, agent: false }, resolve).on('error', reject);
  });
const textOf = async (answer: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return text;
};
const heardUntil = async (answer: IncomingMessage, enough: RegExp): Promise<string> => {
  let text = '';
  for await (const chunk of answer.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (enough.test(text)) return text;
  }
  return text;
};
const thing = '/api/livescore/football/fixtures/7';

describe('the polls of an open page', () => {
  it('is one answer for all, with an ETag', async () => {
    const first = await ask(thing);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=5,/);
    expect(JSON.parse(await textOf(first))).toEqual({
      states: [{ since: 1000, value: { score: 0, over: false, past: null } }],
      observedAt: 1000,
    });
    const again = await ask(thing, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, await textOf(again)]).toEqual([304, '']);
  });

  it.each([
    ['not-found', 404, liveMessages.unknown],
    ['unavailable', 503, liveMessages.silent],
    ['malformed', 503, liveMessages.silent],
  ] as const)('is, where upstream says %s, a %i in Hungarian', async (kind, code, words) => {
    source.failure = kind;
    for (const path of [thing, `${thing}/events`]) {
      const answer = await ask(path);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([code, 'private, no-store']);
      expect(JSON.parse(await textOf(answer))).toMatchObject({ detail: words });
      if (code === 503) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it.each([
    '/api/livescore/football/fixtures/0',
    '/api/livescore/football/fixtures/07',
    '/api/livescore/football/fixtures/-7',
    '/api/livescore/football/fixtures/1234567890',
    '/api/livescore/football/players/7',
    '/api/livescore/constructor/toString/7',
    '/api/livescore/football/fixtures/7/else',
  ])('is nothing at %s', async (path) => {
    expect(await textOf(await ask(path))).toBe('no such address');
    expect(source.asked).toBe(0);
  });
});

describe('a stream of events', () => {
  it('starts with the whole state, sets the retry time, and continues with changes', async () => {
    const stream = await ask(`${thing}/events`);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await heardUntil(stream, /data: .*\n\n/)).toMatch(/^retry: 10000\n\ndata: \{"states":\[.*"score":0/);
    [source.now, source.value] = [1015, { ...source.value, score: 1 }];
    await time.advance(3_000);
    expect(await heardUntil(stream, /"score":1/)).toMatch(/^data: /);
    [source.now, source.value] = [1030, { ...source.value, over: true }];
    await time.advance(3_000);
    expect(await textOf(stream)).toMatch(/"over":true.*\n\n$/);
  });

  it('has retry times spread over ten seconds', async () => {
    const retryAt = async (draw: number) => {
      random.value = draw;
      const stream = await ask(`${thing}/events`);
      const heard = await heardUntil(stream, /retry: \d+\n\n/);
      stream.destroy();
      return Number(/retry: (\d+)/.exec(heard)?.[1]);
    };
    expect([await retryAt(0), await retryAt(0.9999)]).toEqual([5_000, 14_999]);
    random.value = 0.5;
  });

  it('returns 204 for a finished event, and browsers stop reconnecting', async () => {
    source.value = { ...source.value, over: true };
    const answer = await ask(`${thing}/events`);
    expect([answer.statusCode, await textOf(answer)]).toEqual([204, '']);
  });

  it('finds a place for so many of one address, and again when one has left', async () => {
    const open = () => ask(`${thing}/events`, { 'x-from': 'one' });
    const streams = await Promise.all(Array.from({ length: 60 }, open));
    expect(streams.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const refused = await open();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
    expect(JSON.parse(await textOf(refused))).toMatchObject({ detail: liveMessages.tooManyStreams });
    expect((await ask(`${thing}/events`, { 'x-from': 'another' })).statusCode).toBe(200);
    streams[0]?.destroy();
    await expect.poll(async () => (await open()).statusCode).toBe(200);
  });

  it('is ended, and opened no more, once the server stops', async () => {
    const stream = await ask(`${thing}/events`);
    live.close();
    expect(await textOf(stream)).toMatch(/\n\n$/);
    const refused = await ask(`${thing}/events`);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
    expect(JSON.parse(await textOf(refused))).toMatchObject({ detail: liveMessages.full });
    expect((await ask(thing)).statusCode).toBe(200);
  });

  it('has no body for HEAD', async () => {
    const answer = await ask(`${thing}/events`, {}, 'HEAD');
    expect([answer.statusCode, await textOf(answer)]).toEqual([200, '']);
  });
});
