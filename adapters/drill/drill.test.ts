import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DrilledNode, drill, type DrillNeeds } from './drill.ts';

const html = (text: string): string => `<main><h1>${text}</h1><a href="/cikk">Cikk</a></main>`;

let upstream: http.Server;
let started = 0;
const servers: http.Server[] = [];

const listening = async (server: http.Server): Promise<number> => {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

beforeEach(async () => {
  started = 0;
  upstream = http.createServer((request, response) =>
    response.end(JSON.stringify({ title: request.url, items: ['a'] })),
  );
  await listening(upstream);
});

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** A small web server; `stores` answers a failed page with the one before. */
const startNode =
  (stores: boolean) =>
  async ({ main }: Parameters<DrillNeeds['startNode']>[0]): Promise<DrilledNode> => {
    started += 1;
    const stored = new Map<string, string>();
    const server = http.createServer((request, response) => {
      const { url = '' } = request;
      const page = async (): Promise<string> => {
        const answer = await fetch(`${main}${url}`);
        const { title, items } = (await answer.json()) as { title: string; items: readonly string[] };
        if (!answer.ok || items.length === 0) throw new Error('nothing');
        return html(title);
      };
      page().then(
        (body) => {
          stored.set(url, body);
          response.end(body);
        },
        () => (stores && stored.has(url) ? response.end(stored.get(url)) : response.writeHead(503).end()),
      );
    });
    return { port: await listening(server), advance: async () => undefined, stop: async () => void server.close() };
  };

const run = (
  stores: boolean,
  signal = new AbortController().signal,
  routes: DrillNeeds['kindOf'] = (_, path) => path,
) =>
  drill(
    {
      against: { main: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}` },
      faults: ['status-500', 'emptied-lists'],
    },
    {
      startNode: startNode(stores),
      kindOf: routes,
      starts: [{ host: 'lap.localhost', path: '/' }],
      nothingTexts: [],
      time: { deadline: () => new AbortController().signal, wait: async () => undefined },
      tell: () => undefined,
      signal,
    },
  );

const told = (outcome: Awaited<ReturnType<typeof run>>): readonly string[] =>
  'done' in outcome
    ? outcome.done.cells
        .filter(({ upstream }) => upstream === 'main')
        .map((cell) => `${cell.state} ${cell.fault} ${cell.path} ${cell.outcome} ${cell.failed}`)
    : [JSON.stringify(outcome)];

describe('a drill', () => {
  it('accepts a site that keeps its pages, and starts a new node for each fault', async () => {
    const outcome = await run(true);
    expect(told(outcome)).toEqual(
      ['status-500', 'emptied-lists'].flatMap((fault) => [
        `cold ${fault} / unavailable false`,
        `cold ${fault} /cikk unavailable false`,
        `warm ${fault} / complete false`,
        `warm ${fault} /cikk complete false`,
      ]),
    );
    expect(started).toBe(7);
  });

  it('spoils live scores and quizzes apart when they are paths of the main API', async () => {
    const outcome = await run(true);
    const cells = 'done' in outcome ? outcome.done.cells : [];
    expect([...new Set(cells.map(({ upstream }) => upstream))]).toEqual(['main', 'live-scores', 'quiz']);
    expect(cells.filter(({ upstream, state }) => upstream === 'quiz' && state === 'cold')).toMatchObject([
      { outcome: 'complete' },
      { outcome: 'complete' },
      { outcome: 'complete' },
      { outcome: 'complete' },
    ]);
  });

  it('counts each page that a site loses', async () => {
    const outcome = await run(false);
    expect(told(outcome).filter((line) => line.endsWith('true'))).toEqual([
      'warm status-500 / unavailable true',
      'warm status-500 /cikk unavailable true',
      'warm emptied-lists / unavailable true',
      'warm emptied-lists /cikk unavailable true',
    ]);
    expect('done' in outcome && outcome.done.failed).toBe(4);
  });

  it('reports a site without any page', async () => {
    expect(await run(true, undefined, () => null)).toMatchObject({ failed: 'unreachable' });
  });

  it('asks the upstream before it starts a node', async () => {
    const outcome = run(true);
    upstream.close();
    upstream.closeAllConnections();
    expect(await outcome).toMatchObject({ failed: 'unreachable', about: expect.stringContaining('127.0.0.1') });
    expect(started).toBe(0);
  });

  it('ends when it is interrupted', async () => {
    expect(await run(true, AbortSignal.abort())).toMatchObject({ done: { cells: [], isInterrupted: true } });
  });
});
