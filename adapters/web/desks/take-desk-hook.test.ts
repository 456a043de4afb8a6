import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { okAsync, ResultAsync } from 'neverthrow';
import { afterEach, describe, expect, it } from 'vitest';
import { maxBody } from '../endpoints/limits.ts';
import { createTakeDeskHook, type DeskHook } from './take-desk-hook.ts';

let server: Server;
afterEach(() => void server.close());

const listening = async (forward: (hook: DeskHook) => ResultAsync<null, never>): Promise<string> => {
  const take = createTakeDeskHook({
    forward: (_, hook) => forward(hook),
    now: () => 0,
    proxies: { addressOf: () => '192.0.2.1' },
    headers: [],
  });
  server = createServer((request, response) => void take(request, response));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/follow/1`;
};
const send = async (address: string, header: string, body: string): Promise<number> =>
  (await fetch(address, { method: 'POST', body, headers: { [header]: 'sha256=x, t=1' } })).status;

describe('a webhook of a desk', () => {
  it('of Ghost may hold a whole post; one of WordPress names it only', async () => {
    const bodies: number[] = [];
    const address = await listening(({ body }) => {
      bodies.push(body.length);
      return okAsync(null);
    });
    const large = 'x'.repeat(1_000_000);
    expect(await send(address, 'x-ghost-signature', large)).toBe(204);
    expect(await send(address, 'x-follow-signature', large)).toBe(413);
    expect(await send(address, 'x-ghost-signature', 'x'.repeat(maxBody.ghostHook + 1))).toBe(413);
    expect(await send(address, 'x-other', '{}')).toBe(401);
    expect(bodies).toEqual([large.length]);
  });

  it('of several megabytes waits for no others: few are read at once, and small ones beside them', async () => {
    let release = (): void => undefined;
    const released = new Promise<null>((resolve) => (release = () => resolve(null)));
    let held = 0;
    let isHeld = (): void => undefined;
    const all = new Promise<void>((resolve) => (isHeld = resolve));
    const address = await listening(({ body }) => {
      if (body.length < 1_000) return okAsync(null);
      held += 1;
      if (held === 8) isHeld();
      return ResultAsync.fromSafePromise(released);
    });
    const large = 'x'.repeat(100_000);
    const sent = Array.from({ length: 8 }, () => send(address, 'x-ghost-signature', large));
    await all;
    expect(await send(address, 'x-ghost-signature', large)).toBe(503);
    expect(await send(address, 'x-ghost-signature', '{}')).toBe(204);
    release();
    expect(await Promise.all(sent)).toEqual(Array.from({ length: 8 }, () => 204));
    expect(await send(address, 'x-ghost-signature', large)).toBe(204);
  });
});
