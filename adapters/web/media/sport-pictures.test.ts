import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSportPictures, type FetchedPicture } from './sport-pictures.ts';

const picture = (text: string): FetchedPicture => ({ kind: 'picture', webp: Buffer.from(text) });
const kept = new Map<string, Buffer>();
const state = { now: 0, answer: picture('a') as FetchedPicture, asked: [] as string[] };
let server: Server;

beforeEach(async () => {
  kept.clear();
  Object.assign(state, { now: 2_000 * 7 * 86_400_000, answer: picture('a'), asked: [] });
  const answer = createSportPictures({
    addressAt: (path) => (path.startsWith('/sportkep/') ? path.slice(10) : null),
    fetchPicture: async (address) => {
      state.asked.push(address);
      return state.answer;
    },
    files: {
      read: async (name) => kept.get(name) ?? null,
      write: (name, content) => void kept.set(name, content()),
    },
    now: () => state.now,
    headers: ['content-security-policy', "default-src 'self'"],
  });
  server = createServer(
    (request, response) =>
      void answer(request, response, { host: 'x', path: request.url ?? '', query: '' }).then(
        (known) => known || response.writeHead(404).end(),
      ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

const ask = async (name: string, headers = {}) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sportkep/${name}`, {
    headers: { connection: 'close', ...headers },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('pictures of live scores', () => {
  it('are fetched once, stored, and sent with headers of pictures', async () => {
    const answers = await Promise.all([ask('one'), ask('one')]);
    answers.push(await ask('one'));
    expect(answers.map(({ status, text }) => `${status} ${text}`)).toEqual(Array(3).fill('200 a'));
    expect(state.asked).toEqual(['one']);
    const { headers } = await ask('one');
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect((await ask('one', { 'if-none-match': headers.get('etag') })).status).toBe(304);
  });

  it('are fetched again after a week, and kept while the upstream is unavailable', async () => {
    await ask('one');
    state.now += 7 * 86_400_000;
    state.answer = { kind: 'unavailable' };
    expect((await ask('one')).text).toBe('a');
    state.answer = picture('b');
    expect((await ask('one')).text).toBe('b');
    expect(state.asked).toHaveLength(3);
  });

  it('are a cached 404 if missing', async () => {
    state.answer = { kind: 'none' };
    expect([(await ask('one')).status, (await ask('one')).status]).toEqual([404, 404]);
    expect(state.asked).toHaveLength(1);
  });

  it('are requested again after a failure', async () => {
    state.answer = { kind: 'unavailable' };
    const { status, headers } = await ask('one');
    expect([status, headers.get('cache-control')]).toEqual([503, 'private, no-store']);
    state.answer = picture('a');
    expect((await ask('one')).status).toBe(200);
  });
});
