import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '#tools/whole-product/running/built-process.fake.ts';
import { askAt, type Asked, type FrontServer, isFrontInstalled, startFront } from './front-servers.fake.ts';
import { type FakeNode, startFakeNode } from './node.fake.ts';
import type { RunningServer } from './run-server.fake.ts';

const page = 'public, max-age=10, stale-while-revalidate=0, stale-if-error=60';

/** Skipped where the server is not installed. */
export const describeFrontServer = (server: FrontServer) =>
  describe.runIf(isFrontInstalled(server))(`${server} with the shipped configuration`, () => {
    const nodes: FakeNode[] = [];
    let front: RunningServer | null = null;
    let head: Readonly<Record<string, string>> = {};
    let body = 'x';
    let status = 200;

    const ask = (path: string, asked?: Asked) => askAt(front!.port, path, asked);
    const askedOfNodes = () => nodes.flatMap(({ asked }) => asked);

    beforeAll(async () => {
      for (let count = 0; count < 2; count += 1)
        nodes.push(
          await startFakeNode((request, response) => {
            if (request.url?.endsWith('/events') === true) {
              response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no', ...head });
              response.write('data: 1\n\n');
              return;
            }
            response.writeHead(status, head).end(body);
          }),
        );
      front = await startFront(
        server,
        nodes.map(({ port }) => port),
      );
      await until(
        async () => (await ask('/ready')).status === 200,
        () => 'no healthy node',
      );
    }, 60_000);
    afterAll(async () => {
      await front?.stop();
      await Promise.all(nodes.map((node) => node.stop()));
    });
    beforeEach(() => {
      head = { 'cache-control': page };
      [body, status] = ['x', 200];
      for (const { asked } of nodes) asked.length = 0;
    });

    it('shows readers no keys', async () => {
      head = { 'cache-control': page, xkey: 'p', 'cache-tag': 'p', 'surrogate-key': 'p' };
      const { headers } = await ask('/kulcsok');
      expect(Object.keys(headers).filter((name) => /^(?:xkey|cache-tag|surrogate-key)$/.test(name))).toEqual([]);
    });

    it('changes no security header, on pages, errors and redirects', async () => {
      head = {
        'cache-control': page,
        'content-security-policy': "default-src 'none'",
        'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=()',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      };
      for (status of [200, 301, 404, 405, 429, 503])
        expect(await ask(`/fejlec-${status}`)).toMatchObject({ status, headers: head });
    });

    it('stores pictures, but none that are private', async () => {
      for (const [path, caching, second] of [
        ['/uploads/a.jpg', 'public, max-age=86400, must-revalidate', server === 'caddy' ? 'masodik' : 'elso'],
        ['/uploads/b.jpg', 'private, no-store', 'masodik'],
      ] as const) {
        head = { 'cache-control': caching };
        body = 'elso';
        await ask(path);
        body = 'masodik';
        expect((await ask(path)).body).toBe(second);
      }
    });

    it('has security headers on its own errors', async () => {
      const { status: code, headers } = await ask('/urlap', { method: 'POST', body: 'x'.repeat(70_000) });
      expect({ code, headers }).toMatchObject({
        code: 413,
        headers: {
          'cache-control': 'private, no-store',
          'content-security-policy': expect.stringContaining("default-src 'none'"),
          'strict-transport-security': expect.any(String),
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'DENY',
        },
      });
    });

    it('forwards the host and the address of the client', async () => {
      head = { 'cache-control': 'no-store' };
      await ask('/cim', { host: 'lap.test:8443' });
      const told = nodes.map((node) => node.last()).find((request) => request?.url === '/cim');
      expect(told?.headers).toMatchObject({ host: 'lap.test:8443', 'x-forwarded-for': '127.0.0.1' });
    });

    it('never stores what belongs to a session', async () => {
      for (const text of ['elso', 'masodik']) {
        body = text;
        expect((await ask('/kapu', { headers: { cookie: 'x=y; n_token=t' } })).body).toBe(text);
        expect((await ask('/kviz?kviz=1', { headers: { cookie: '__Host-quiz=t' } })).body).toBe(text);
      }
      body = 'mindenkie';
      expect((await ask('/kapu')).body).toBe('mindenkie');
    });

    it('does not compress again, and asks for an encoding that the client accepts', async () => {
      body = 'x'.repeat(5_000);
      head = { 'cache-control': page, 'content-type': 'text/html', vary: 'accept-encoding' };
      const { headers } = await ask('/tomor', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
      expect(headers['content-encoding']).toBeUndefined();
      const told = nodes.map((node) => node.last()).find((request) => request?.url === '/tomor');
      expect(told?.headers['accept-encoding']).toContain('br');
      if (server === 'caddy') return;
      for (const [asked, sent] of [
        ['gzip;q=1.0, identity;q=0.5', 'gzip'],
        ['br;q=0, gzip', 'gzip'],
        ['gzip, br;q=0.9', 'br'],
        ['zstd, x-anything', undefined],
      ] as const) {
        await ask(`/tomor-${asked.length}`, { headers: { 'accept-encoding': asked } });
        const last = nodes.map((node) => node.last()).find((request) => request?.url === `/tomor-${asked.length}`);
        expect(last?.headers['accept-encoding']).toBe(sent);
      }
    });

    it('refuses long bodies, and forwards short ones once', async () => {
      expect((await ask('/urlap', { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413);
      expect((await ask('/urlap', { method: 'POST', body: 'a=b' })).status).toBe(200);
      expect(askedOfNodes().filter((one) => one === 'POST /urlap')).toHaveLength(1);
    });

    it('sends the first event of a stream at once', async () => {
      const response = await fetch(`http://127.0.0.1:${front!.port}/api/livescore/football/fixtures/1/events`);
      const reader = response.body!.getReader();
      expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('data: 1\n\n');
      await reader.cancel();
    });

    it('goes to the other node when one has died, and has an error with security headers when both have', async () => {
      await nodes[0]!.stop();
      const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => ask(`/tobbi-${at}`)));
      expect(answers.map((one) => one.status)).toEqual(Array<number>(8).fill(200));
      await nodes[1]!.stop();
      const { status: code, headers } = await ask('/senki');
      expect([502, 503]).toContain(code);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
    });
  });
