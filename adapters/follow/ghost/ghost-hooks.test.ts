import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemTime } from '#adapters/time/system-time.ts';
import { ghostEvents, removeGhostHooks, setGhostHooks } from './ghost-hooks.ts';
import { ghostId } from './ghost.fake.ts';

interface Hook {
  readonly id: string;
  readonly event: string;
  readonly target_url: string;
  readonly secret: string;
}

const key = `${'a'.repeat(24)}:${'b'.repeat(64)}`;
const hook = { target: 'https://lap.example/api/follow/1', secret: 'titok', name: 'Lap' };
let server: Server;
let address: string;
let hooks: Hook[];
let refused: string | null;

beforeEach(async () => {
  [hooks, refused] = [[], null];
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const problem = (status: number, type: string): void =>
      void response.writeHead(status).end(JSON.stringify({ errors: [{ type, message: type, context: 'miért' }] }));
    const [, id] = /^\/ghost\/api\/admin\/webhooks\/(?:(\w+)\/)?$/.exec(request.url ?? '') ?? [];
    if (request.headers.authorization?.startsWith('Ghost ') !== true) return problem(403, 'NoPermissionError');
    if (request.method === 'DELETE') {
      if (!hooks.some((one) => one.id === id)) return problem(404, 'NotFoundError');
      hooks = hooks.filter((one) => one.id !== id);
      return void response.writeHead(204).end();
    }
    const { webhooks } = JSON.parse(Buffer.concat(parts).toString()) as { readonly webhooks: readonly Hook[] };
    const [given] = webhooks;
    if (given === undefined || given.event === refused) return problem(422, 'ValidationError');
    const made = { ...given, id: ghostId(hooks.length + 1) };
    hooks.push(made);
    response.writeHead(201).end(JSON.stringify({ webhooks: [made] }));
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

const place = () => ({ address, key, allowPrivate: true });
const set = () => setGhostHooks(place(), hook, systemTime);
const remove = (ids: readonly string[]) => removeGhostHooks({ ...place(), kind: 'ghost', ids }, systemTime);

describe('the webhooks of a Ghost', () => {
  it('are set up for each event, and removed again', async () => {
    const { ids, why } = await set();
    expect([ids.length, why]).toEqual([ghostEvents.length, null]);
    expect(hooks.map(({ event, target_url, secret }) => [event, target_url, secret])).toEqual(
      ghostEvents.map((event) => [event, hook.target, hook.secret]),
    );
    expect(await remove(ids)).toBeNull();
    expect(hooks).toEqual([]);
  });

  it('give those that were set up before one was refused, with the reason', async () => {
    refused = 'post.unpublished';
    expect(await set()).toEqual({
      ids: [ghostId(1), ghostId(2)],
      why: 'HTTP status 422 ValidationError: miért',
    });
  });

  it('that an administrator has deleted are removed; those of a Ghost that does not answer are not', async () => {
    expect(await remove([ghostId(77)])).toBeNull();
    server.close();
    server.closeAllConnections();
    expect(await remove([ghostId(77)])).toMatch(/^ECONN/);
  });
});
