import { afterEach, describe, expect, it } from 'vitest';
import { createSteerableTime } from '#adapters/time/steerable-time.ts';
import { stillTime } from '#adapters/time/still-time.fake.ts';
import { deferred } from '../process/deferred.ts';
import { listen } from './listen.ts';
import { Problem } from './problem.ts';
import type { Reply } from './reply.ts';

let close = async (): Promise<void> => undefined;
afterEach(() => close());

const open = async (answer: () => Promise<Reply>) => {
  const time = createSteerableTime({ ...stillTime(), now: () => Date.UTC(2001, 0, 1) });
  const listening = await listen({ host: '127.0.0.1', port: 0, answer, log: () => undefined, time });
  ({ close } = listening);
  return { url: listening.url, time };
};

describe('the Date header', () => {
  it('is the time of the clock when the response is sent', async () => {
    const [received, reply] = [deferred<void>(), deferred<Reply>()];
    const { url, time } = await open(() => {
      received.resolve();
      return reply.promise;
    });
    const response = fetch(url);
    await received.promise;
    await time.advance(3_600_000);
    reply.resolve({ body: '', type: 'text/plain' });
    expect((await response).headers.get('date')).toBe('Mon, 01 Jan 2001 01:00:00 GMT');
  });

  it.each([new Problem(404, 'missing'), new Error('broken')])('is sent with an error: %s', async (cause) => {
    const { url } = await open(() => Promise.reject(cause));
    expect((await fetch(url)).headers.get('date')).toBe('Mon, 01 Jan 2001 00:00:00 GMT');
  });
});
