import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type OtlpReceiver,
  type ReceivedSpan,
  startOtlpReceiver,
} from '#adapters/telemetry/open-telemetry/otlp-receiver.fake.ts';
import { hasPromtool, promtool } from '#tools/ops/promtool.fake.ts';
import { ask, build, type Site, startSite, until } from './built-process.fake.ts';
import { makeFilledDataDir } from './filled-data-dir.fake.ts';

let site: Site;
let receiver: OtlpReceiver;
let scrape: () => Promise<string>;
beforeAll(async () => {
  await build();
  receiver = await startOtlpReceiver();
  site = await startSite({
    DATA_DIR: await makeFilledDataDir(),
    METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
  });
  const { port } = await site.logged('metrics-listening');
  scrape = async () => (await ask(Number(port), 'localhost', '/metrics')).body;
}, 240_000);
afterAll(async () => {
  await site.stop('SIGKILL');
  receiver.close();
  await rm(site.dataDir, { recursive: true, force: true });
});

/** On a connection of its own, as its first request: a hit is written on the socket. */
const askAlone = async (port: number, path: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return first.toString('latin1', 0, 12);
};

/** The sum of all series that have these labels. */
const sumOf = (text: string, name: string, ...labels: readonly string[]): number =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) && labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);

const requests = 'http_server_request_duration_seconds_count';

describe('metrics of a running node', () => {
  it('count exactly the requests that were sent, by route and outcome', async () => {
    const list = '/';
    await until(async () => (await ask(site.port, 'localhost', list)).status === 200, site.said);
    const before = await scrape();
    for (let at = 0; at < 10; at += 1) expect((await ask(site.port, 'localhost', list)).status).toBe(200);
    for (let at = 0; at < 10; at += 1) expect(await askAlone(site.port, list)).toBe('HTTP/1.1 200');
    for (let at = 0; at < 3; at += 1) expect((await ask(site.port, 'localhost', '/nincs/ilyen')).status).toBe(404);
    expect((await ask(site.port, 'localhost', '/rss')).status).toBe(200);
    const after = await scrape();
    const grown = (name: string, ...labels: readonly string[]): number =>
      sumOf(after, name, ...labels) - sumOf(before, name, ...labels);
    const [web, route] = ['otel_scope_name="web"', 'http_route="index"'];
    expect(grown('news_page_cache_requests_total', web, route)).toBe(20);
    const fast = grown('news_http_server_fast_hits_total', web, route);
    expect(fast + grown(requests, web, route, '_code="200"')).toBe(20);
    expect(fast).toBeGreaterThan(0);
    expect(grown(requests, web, 'http_route="other"', '_code="404"')).toBe(3);
    expect(grown(requests, web, 'http_route="feeds"', '_code="200"')).toBe(1);
    expect(grown('http_client_request_duration_seconds_count', 'news_upstream="main-api"')).toBeGreaterThan(0);
    expect(grown('db_client_operation_duration_seconds_count', 'otel_scope_name="origin"')).toBeGreaterThan(0);
    expect(sumOf(after, 'news_ready')).toBe(1);
    expect(sumOf(after, 'news_origin_open')).toBe(1);
    expect(sumOf(after, 'news_change_feed_lag_seconds')).toBeLessThan(30);
  });

  it('never have a path, an address or a query as a label', async () => {
    await ask(site.port, 'localhost', '/legfrissebb?oldal=2&KANARI=1');
    await ask(site.port, 'localhost', '/KANARI/oldal');
    const text = await scrape();
    expect(text).not.toMatch(/KANARI|127\.0\.0\.1|localhost/i);
  });

  it('are not on the port of readers', async () => {
    expect((await ask(site.port, 'localhost', '/metrics')).status).toBe(404);
  });

  it('have each series once', async () => {
    const series = (await scrape())
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.slice(0, line.lastIndexOf(' ')));
    expect(series.filter((one, at) => series.indexOf(one) !== at)).toEqual([]);
  });

  it.skipIf(!hasPromtool)('are valid for Prometheus', async () => {
    expect(promtool(['check', 'metrics'], await scrape())).toBe('');
  });
});

describe('traces of a running node', () => {
  const received = (name: string): ReceivedSpan | undefined => receiver.spans.find((span) => span.name === name);

  it('reach a collector: one page with its steps, its calls, and their statements in the origin', async () => {
    expect((await ask(site.port, 'localhost', '/archivum?term=KANARI2')).status).toBe(200);
    await until(
      () =>
        received('GET archivum') !== undefined &&
        receiver.spans.filter(({ name }) => name === 'GET /api/search').length === 2,
      () => receiver.spans.map(({ name }) => name).join(', '),
    );
    const page = received('GET archivum');
    const trace = receiver.spans.filter(({ traceId }) => traceId === page?.traceId);
    const byId = new Map(trace.map((span) => [span.spanId, span]));
    const pathOf = (span: ReceivedSpan | undefined): readonly string[] =>
      span === undefined ? [] : [...pathOf(byId.get(span.parentSpanId ?? '')), `${String(span.service)} ${span.name}`];
    const paths = trace.map((span) => pathOf(span).join(' > '));
    const open = 'taviro-web GET archivum > taviro-web cache';
    const search = `${open} > taviro-web load > taviro-web GET /api/search > taviro-origin GET /api/search`;
    expect(paths).toEqual(expect.arrayContaining([open, `${open} > taviro-web load`, `${open} > taviro-web render`]));
    expect(paths).toContain(search);
    expect(paths.filter((path) => path.startsWith(`${search} > taviro-origin WITH`))).not.toEqual([]);
    expect(paths.filter((path) => !path.startsWith('taviro-web GET archivum'))).toEqual([]);
  });

  it('hold no query, path, address or statement value', () => {
    expect(JSON.stringify(receiver.spans)).not.toMatch(/KANARI|127\.0\.0\.1|\?|oldal/i);
  });

  it('leave out hits, health checks and polling', () => {
    const roots = receiver.spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name);
    expect(roots.filter((name) => /readyz|healthz|changes|notices/.test(name))).toEqual([]);
  });
});

describe('without configuration', () => {
  const folder = resolve(import.meta.dirname, '../../../dist/server');
  const loadedBy = (program: string): readonly string[] => {
    const loaded = new Set<string>();
    const visit = (file: string): void => {
      if (loaded.has(file)) return;
      loaded.add(file);
      for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
        /^(?:import|export)[^'"]*["'](\.[^"']+\.js)["']/gm,
      ))
        visit(resolve(dirname(file), path));
    };
    visit(join(folder, program));
    return [...loaded];
  };
  const isLibrary = (file: string): boolean => readFileSync(file, 'utf8').includes('node_modules/@opentelemetry/');

  it.each(['server.main.js', 'origin.js', 'taviro.main.js'])(
    '%s loads nothing of OpenTelemetry at its start',
    (program) => {
      const loaded = loadedBy(program);
      expect(loaded.length).toBeGreaterThan(2);
      expect(loaded.filter(isLibrary)).toEqual([]);
    },
  );

  it('OpenTelemetry is in parts that are loaded on demand', () => {
    const parts = readdirSync(join(folder, 'parts')).filter((name) => name.endsWith('.js'));
    expect(parts.filter((name) => isLibrary(join(folder, 'parts', name)))).not.toEqual([]);
  });
});
