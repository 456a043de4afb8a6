import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Edition } from '#adapters/changes/edition.ts';
import { callUpstream } from '#adapters/http/call-upstream.ts';
import { startLocalUpstream, type LocalUpstream } from '#adapters/http/local-upstream.fake.ts';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { createChangeFeed } from './create-change-feed.ts';

let upstream: LocalUpstream;
beforeAll(async () => {
  upstream = await startLocalUpstream();
});
afterAll(() => upstream.close());
let asked: string[] = [];
beforeEach(() => void (asked = []));

const answering =
  (set: object, status: (epoch: string) => number = () => 200): RequestListener =>
  ({ url = '' }, response) => {
    const query = new URL(url, 'http://a').searchParams;
    asked.push(`${query.get('epoch')}/${query.get('after')} wait ${query.get('wait')}`);
    response
      .writeHead(status(query.get('epoch') ?? ''), { 'content-type': 'application/json' })
      .end(JSON.stringify(set));
  };
const known: Edition = { epoch: 'e', number: 7 };
const set = { epoch: 'e', number: 8, reset: false, changes: [] };
const after = async (edition: Edition, listener: RequestListener) => {
  upstream.answer = listener;
  const feed = createChangeFeed(
    callUpstream({ baseUrl: upstream.baseUrl, name: 'main-api', time: createSteerableTime() }),
    'web-1',
  );
  return feed.after(edition, 5, AbortSignal.timeout(5_000));
};

describe('the change feed of a main API', () => {
  it('is what comes after an edition', async () => {
    expect((await after(known, answering(set)))._unsafeUnwrap()).toEqual(set);
    expect(asked).toEqual(['e/7 wait 5']);
  });

  it.each([
    { ...set, number: 1e15 },
    { ...set, number: Number.MAX_SAFE_INTEGER },
    { ...set, changes: [{ number: 1e15, kind: 'removed', slugs: ['a'], all: false }] },
  ])('is rejected if its number cannot be requested again: %j', async (told) => {
    expect((await after(known, answering(told)))._unsafeUnwrapErr().kind).toBe('malformed');
  });

  it('is requested from the start when the request is refused, and earlier state is dropped', async () => {
    const picky = answering(set, (epoch) => (epoch === '' ? 200 : 400));
    expect((await after(known, picky))._unsafeUnwrap()).toEqual({ ...set, reset: true });
    expect(asked).toEqual(['e/7 wait 5', '/0 wait 0']);
  });

  it('is requested once when that is refused too, or another error occurs', async () => {
    const refusing = (status: number) => answering({}, () => status);
    expect((await after({ epoch: '', number: 0 }, refusing(400))).isErr()).toBe(true);
    expect((await after(known, refusing(500))).isErr()).toBe(true);
    expect(asked).toEqual(['/0 wait 5', 'e/7 wait 5']);
    expect((await after(known, refusing(400))).isErr()).toBe(true);
    expect(asked.slice(2)).toEqual(['e/7 wait 5', '/0 wait 0']);
  });
});
