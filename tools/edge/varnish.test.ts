import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { edgeTargets } from '#adapters/edge/edge-targets.ts';
import type { Purge } from '#adapters/edge/purge-of-changes.ts';
import { sendPurge } from '#adapters/edge/send-purge.ts';
import { systemTime } from '#adapters/time/system-time.ts';
import { until } from '#tools/whole-product/running/built-process.fake.ts';
import { askAt, type Asked, isFrontInstalled, startFront, token } from './front-servers.fake.ts';
import { type FakeNode, startFakeNode } from './node.fake.ts';
import type { RunningServer } from './run-server.fake.ts';

const page = 'public, max-age=10, s-maxage=300, stale-while-revalidate=0, stale-if-error=60';

const purgeOf = ({ port }: RunningServer) =>
  sendPurge(
    edgeTargets({ EDGE_VARNISH_URLS: [`http://127.0.0.1:${port}`], EDGE_VARNISH_TOKEN: token })[0]!,
    systemTime,
  );

// Skipped where Varnish is not installed.
describe.runIf(isFrontInstalled('varnish'))('Varnish with the shipped configuration', () => {
  let [node, varnish]: [FakeNode | null, RunningServer | null] = [null, null];
  let version = 1;
  let status = 200;
  let head: Readonly<Record<string, string | readonly string[]>> = {};
  let purge: (purge: Purge) => Promise<void> = async () => undefined;

  const ask = (path: string, asked?: Asked) => askAt(varnish!.port, path, asked);
  const bodyOf = async (path: string, asked?: Asked) => (await ask(path, asked)).body;

  beforeAll(async () => {
    node = await startFakeNode((request, response) => {
      const own = status < 400 ? head : { 'cache-control': 'private, no-store' };
      const body = status < 400 ? `${request.url} ${version}` : 'broken';
      response.writeHead(status, { ...own, 'content-length': String(body.length) } as Record<string, string>);
      response.end(body);
    });
    varnish = await startFront('varnish', [node.port]);
    purge = purgeOf(varnish);
    await until(
      async () => (await ask('/ready')).status === 200,
      () => 'no healthy node',
    );
  }, 60_000);
  afterAll(async () => {
    await varnish?.stop();
    await node?.stop();
  });
  beforeEach(() => {
    version = 1;
    status = 200;
    head = { 'cache-control': page, xkey: 'p aaaaaa', vary: 'accept-encoding, available-dictionary' };
    node!.asked.length = 0;
  });

  it('stores a page, and forgets it when one of its keys is purged', async () => {
    expect(await bodyOf('/torolt')).toBe('/torolt 1');
    version = 2;
    expect(await bodyOf('/torolt')).toBe('/torolt 1');
    await purge({ hard: ['bbbbbb'], soft: [] });
    expect(await bodyOf('/torolt')).toBe('/torolt 1');
    await purge({ hard: ['cccccc', 'aaaaaa'], soft: [] });
    expect(await bodyOf('/torolt')).toBe('/torolt 2');
  });

  it('never sends a purged page, not even when no node responds', async () => {
    await bodyOf('/torolt-2');
    status = 503;
    await purge({ hard: ['aaaaaa'], soft: [] });
    expect(await ask('/torolt-2')).toMatchObject({ status: 503, body: 'broken' });
  });

  it('sends a soft-purged page once more, and when no node responds', async () => {
    await bodyOf('/lista');
    version = 2;
    await purge({ hard: [], soft: ['aaaaaa'] });
    expect(await bodyOf('/lista')).toBe('/lista 1');
    await until(
      async () => (await bodyOf('/lista')) === '/lista 2',
      () => 'still the first version',
    );
    status = 503;
    await purge({ hard: [], soft: ['aaaaaa'] });
    expect(await bodyOf('/lista')).toBe('/lista 2');
  });

  it('asks a failing node once for a page that it does not know', async () => {
    status = 503;
    expect(await ask('/ismeretlen')).toMatchObject({ status: 503, body: 'broken' });
    expect(node!.asked.filter((one) => one === 'GET /ismeretlen')).toHaveLength(1);
  });

  it('sends an old page only when the node fails', async () => {
    const impatient = await startFront('varnish', [node!.port], (text) =>
      text.replace('obj.ttl + 10s', 'obj.ttl + 0s').replace('req.grace = 10s', 'req.grace = 0s'),
    );
    onTestFinished(impatient.stop);
    const send = purgeOf(impatient);
    const bodyAt = async () => (await askAt(impatient.port, '/regi')).body;
    await until(
      async () => (await bodyAt()) === '/regi 1',
      () => 'no healthy node',
    );
    version = 2;
    await send({ hard: [], soft: ['aaaaaa'] });
    expect(await bodyAt()).toBe('/regi 2');
    status = 503;
    await send({ hard: [], soft: ['aaaaaa'] });
    expect(await bodyAt()).toBe('/regi 2');
    await send({ hard: ['aaaaaa'], soft: [] });
    expect(await bodyAt()).toBe('broken');
  }, 60_000);

  it('refuses a purge without the token', async () => {
    await bodyOf('/marad');
    version = 2;
    for (const wrong of ['', 'x'.repeat(40)])
      expect(
        await ask('/', { method: 'PURGE', headers: { 'edge-token': wrong, 'edge-purge': 'aaaaaa' } }),
      ).toMatchObject({
        status: 403,
      });
    expect(await bodyOf('/marad')).toBe('/marad 1');
  });

  it('never stores what is private, sets a cookie or belongs to a session', async () => {
    const session = { headers: { cookie: 'a=b; n_token=x' } };
    expect(await bodyOf('/kapu')).toBe('/kapu 1');
    version = 2;
    expect(await bodyOf('/kapu', session)).toBe('/kapu 2');
    expect(await bodyOf('/kapu', { headers: { cookie: 'hide.1.permanent=1' } })).toBe('/kapu 1');
    for (const [path, own] of [
      ['/sajat', { 'cache-control': 'private, no-store' }],
      ['/suti', { 'cache-control': page, xkey: 'p', 'set-cookie': 'a=b' }],
    ] as const) {
      head = own;
      version = 1;
      expect(await bodyOf(path)).toBe(`${path} 1`);
      version = 2;
      expect(await bodyOf(path)).toBe(`${path} 2`);
    }
  });

  it('has one variant for all cookies, and tells browsers the whole Vary', async () => {
    head = { 'cache-control': page, xkey: 'p', vary: ['accept-encoding', 'cookie'] };
    await ask('/zart', { headers: { cookie: 'a=b' } });
    version = 2;
    const { body, headers } = await ask('/zart', { headers: { cookie: 'c=d' } });
    expect(body).toBe('/zart 1');
    expect(headers['vary']).toBe('accept-encoding, cookie');
  });

  it('sends readers neither keys nor its own lifetime', async () => {
    const { headers } = await ask('/cikk');
    expect(headers['cache-control']).toBe('public, max-age=10, stale-while-revalidate=0, stale-if-error=60');
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['xkey']));
    expect(headers['age']).toBeUndefined();
  });

  it('asks a node once for many readers at once', async () => {
    const bodies = await Promise.all(Array.from({ length: 20 }, () => bodyOf('/sokan')));
    expect(new Set(bodies)).toEqual(new Set(['/sokan 1']));
    expect(node!.asked).toEqual(['GET /sokan']);
  });

  it('forwards the address of the client, forms with their cookies, and refuses long ones', async () => {
    head = { 'cache-control': 'private, no-store' };
    await ask('/api/x', { method: 'POST', headers: { cookie: '__Host-asked=1' }, body: 'a=b' });
    expect(node!.last()?.headers).toMatchObject({ cookie: '__Host-asked=1', 'x-forwarded-for': '127.0.0.1' });
    expect(await ask('/api/x', { method: 'POST', body: 'x'.repeat(65_537) })).toMatchObject({ status: 413 });
  });

  it('sends a range of a stored file', async () => {
    head = { 'cache-control': 'public, max-age=300', 'accept-ranges': 'bytes' };
    expect(await ask('/uploads/a.jpg', { headers: { range: 'bytes=1-7' } })).toMatchObject({
      status: 206,
      body: 'uploads',
    });
  });
});
