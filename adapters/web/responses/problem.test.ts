import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { fiveSites } from '#core/addresses/sites/five-sites.fake.ts';
import { createProblemSender, renderedOnce, type Problem } from './problem.ts';

const [main, after] = fiveSites;

const setUp = () => {
  const drawn: Problem[] = [];
  let [now, failing] = [0, false];
  const render = renderedOnce(
    async (problem) => {
      drawn.push(problem);
      if (failing) throw new Error('screen');
      return `${problem.status} ${problem.site.slug} ${problem.path} ${drawn.length}`;
    },
    () => now,
  );
  return { drawn, render, pass: (ms: number) => void (now += ms), fail: (fails: boolean) => void (failing = fails) };
};

describe('an error screen', () => {
  it('is rendered once for all rejected requests when it names no path', async () => {
    const { drawn, render, pass } = setUp();
    const all = await Promise.all(
      ['/a', '/b', '/c'].map((path) => render({ status: 429, site: main, path, app: false })),
    );
    expect(new Set(all)).toEqual(new Set([`429 ${main.slug}  1`]));
    await render({ status: 429, site: after ?? main, path: '/a', app: false });
    await render({ status: 503, site: main, path: '/a', app: false });
    expect(drawn.length).toBe(3);
    pass(5_000);
    await render({ status: 429, site: main, path: '/a', app: false });
    expect(drawn.length).toBe(4);
    await render({ status: 429, site: main, path: '/a', app: true });
    expect(drawn.length).toBe(5);
  });

  it('with a path is rendered for each request', async () => {
    const { render } = setUp();
    expect([
      await render({ status: 404, site: main, path: '/a', app: false }),
      await render({ status: 404, site: main, path: '/b', app: false }),
    ]).toEqual([`404 ${main.slug} /a 1`, `404 ${main.slug} /b 2`]);
  });

  it('is sent packed to who takes that', async () => {
    const send = createProblemSender(async ({ status }) => `<p>${status}</p>`.repeat(200), ['x-safe', 'yes']);
    const server = createServer(
      (request, response) =>
        void send(
          request,
          response,
          { status: Number(request.url?.slice(1)), site: main, path: '/a' },
          request.headers['x-data'] === '1',
        ),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const ask = async (path: string, encoding: string, headers = {}) => {
      const answer = await fetch(`${url}${path}`, { headers: { 'accept-encoding': encoding, ...headers } });
      return [
        answer.status,
        answer.headers.get('content-encoding'),
        answer.headers.get('vary'),
        answer.headers.get('retry-after'),
        (await answer.text()).length,
      ];
    };
    expect([
      await ask('/429', 'br'),
      await ask('/503', 'gzip'),
      await ask('/429', 'identity'),
      await ask('/404', 'br'),
      await ask('/429', 'br', { 'x-data': '1' }),
    ]).toEqual([
      [429, 'br', 'accept-encoding', '5', 2_000],
      [503, 'gzip', 'accept-encoding', '5', 2_000],
      [429, null, 'accept-encoding', '5', 2_000],
      [404, 'br', 'accept-encoding', null, 2_000],
      [429, null, null, '5', 28],
    ]);
    server.close();
  });

  it('that could not be rendered is rendered again', async () => {
    const { render, fail } = setUp();
    fail(true);
    await expect(render({ status: 503, site: main, path: '', app: false })).rejects.toThrow('screen');
    fail(false);
    expect(await render({ status: 503, site: main, path: '', app: false })).toContain('503');
  });
});

describe('the screen of what does not exist', () => {
  it('has no path for a client over its limit, and is rendered once', async () => {
    const { drawn, render } = setUp();
    let left = 2;
    const send = createProblemSender(render, [], {
      admitWork: () => ({
        wait: () => ((left -= 1) >= 0 ? 0 : 1),
        spend: () => undefined,
        giveBack: () => undefined,
        inTurn: (work) => work(),
      }),
    });
    const server = createServer(
      (request, response) => void send(request, response, { status: 404, site: main, path: request.url ?? '' }, false),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const bodies: string[] = [];
    for (const path of ['/a', '/b', '/c', '/d', '/e']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(answer.status).toBe(404);
      bodies.push(await answer.text());
    }
    server.close();
    expect(bodies.slice(0, 2)).toEqual([`404 ${main.slug} /a 1`, `404 ${main.slug} /b 2`]);
    expect(new Set(bodies.slice(2))).toEqual(new Set([`404 ${main.slug}  3`]));
    expect(drawn).toHaveLength(3);
  });
});
