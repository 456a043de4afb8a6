import { describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { countingEvents } from '../metrics/count-events.ts';
import { reading } from '../metrics/measures.ts';
import { createHitCounts } from '../metrics/plain-counts.ts';
import { openMetrics } from './open-metrics.ts';
import { watchEventLoop, watchProcess } from './watch-process.ts';

const service = { name: 'a-service', instance: 'host.1' };

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => !line.startsWith('#'));
const valueOf = (text: string, start: string): number =>
  Number(
    linesOf(text)
      .find((line) => line.startsWith(start))
      ?.split(' ')
      .at(-1),
  );

describe('metrics', () => {
  it('have their unit and kind in the name, as Prometheus wants it', async () => {
    const { measures, text } = openMetrics(service, 'web');
    const labels = { 'http.route': 'index', 'http.request.method': 'GET', 'http.response.status_code': 200 };
    for (const seconds of [0.004, 0.02, 20]) measures.record('http.server.request.duration', seconds, labels);
    measures.count('news.log.events', { level: 'warn', event: 'x' });
    measures.watch('news.page_cache.size', () => reading(7));
    measures.watch('nodejs.eventloop.utilization', () => reading(0.5));
    const written = await text([]);
    const series =
      '{http_route="index",http_request_method="GET",http_response_status_code="200",otel_scope_name="web"';
    expect(linesOf(written)).toEqual(
      expect.arrayContaining([
        `http_server_request_duration_seconds_count${series}} 3`,
        `http_server_request_duration_seconds_sum${series}} 20.024`,
        `http_server_request_duration_seconds_bucket${series},le="0.005"} 1`,
        `http_server_request_duration_seconds_bucket${series},le="10"} 2`,
        `http_server_request_duration_seconds_bucket${series},le="+Inf"} 3`,
        'news_log_events_total{level="warn",event="x",otel_scope_name="web"} 1',
        'news_page_cache_size_bytes{otel_scope_name="web"} 7',
        'nodejs_eventloop_utilization_ratio{otel_scope_name="web"} 0.5',
      ]),
    );
    expect(written).toContain('# TYPE http_server_request_duration_seconds histogram');
    expect(written).toMatch(/^target_info\{service_name="a-service",service_instance_id="host.1"/m);
  });

  it('add the readings of several sources, and keep those with other labels apart', async () => {
    const { measures, text } = openMetrics(service, 'web');
    const of = (value: number, policy: string) => () => [
      { value, labels: { 'news.upstream': 'crm', 'news.policy': policy } },
    ];
    measures.watch('news.upstream.waiting', of(2, 'primary'));
    measures.watch('news.upstream.waiting', of(3, 'primary'));
    measures.watch('news.upstream.waiting', async () => of(5, 'search')());
    const written = await text([]);
    expect(valueOf(written, 'news_upstream_waiting{news_upstream="crm",news_policy="primary"')).toBe(5);
    expect(valueOf(written, 'news_upstream_waiting{news_upstream="crm",news_policy="search"')).toBe(5);
  });

  it('count hits in a plain object, together with those of the HTTP server', async () => {
    const { measures, text } = openMetrics(service, 'web');
    const hits = createHitCounts();
    measures.watch('news.page_cache.requests', () => hits.read({ outcome: 'hit' }));
    for (let at = 0; at < 1_000; at += 1) hits.count('index');
    hits.count('__proto__');
    measures.count('news.page_cache.requests', { 'http.route': 'index', outcome: 'hit' });
    measures.count('news.page_cache.requests', { 'http.route': 'index', outcome: 'miss' });
    const written = await text([]);
    const ofIndex = (outcome: string): number =>
      valueOf(written, `news_page_cache_requests_total{http_route="index",outcome="${outcome}"`);
    expect([ofIndex('hit'), ofIndex('miss')]).toEqual([1_001, 1]);
  });

  it('of two threads are written together, told apart by their scope', async () => {
    const [web, origin] = [openMetrics(service, 'web'), openMetrics(service, 'origin')];
    for (const { measures } of [web, origin])
      measures.record('http.server.request.duration', 0.1, { 'http.route': 'a' });
    const written = await web.text(structuredClone(await origin.collect()) as Parameters<typeof web.text>[0]);
    expect(written.match(/# TYPE http_server_request_duration_seconds /g)).toHaveLength(1);
    for (const scope of ['web', 'origin'])
      expect(
        valueOf(written, `http_server_request_duration_seconds_count{http_route="a",otel_scope_name="${scope}"}`),
      ).toBe(1);
  });

  it('go on when one of them cannot be read', async () => {
    const { measures, text } = openMetrics(service, 'web');
    measures.watch('news.letters.waiting', async () => Promise.reject(new Error('no database')));
    measures.watch('news.ready', () => reading(1));
    expect(valueOf(await text([]), 'news_ready')).toBe(1);
  });

  it('count events of the log, also suppressed ones', async () => {
    const { measures, text } = openMetrics(service, 'web');
    const lines: string[] = [];
    const log = countingEvents(
      createLog('warn', (line) => void lines.push(line)),
      measures,
    );
    log.info('listening');
    for (let at = 0; at < 3; at += 1) log.fold({ level: 'warn', event: 'upstream-failed', same: [], fields: {} });
    log.error('broken', { a: 1 });
    const written = await text([]);
    expect(lines).toHaveLength(2);
    expect(valueOf(written, 'news_log_events_total{level="info",event="listening"')).toBe(1);
    expect(valueOf(written, 'news_log_events_total{level="warn",event="upstream-failed"')).toBe(3);
    expect(valueOf(written, 'news_log_events_total{level="error",event="broken"')).toBe(1);
  });

  it('know the process and its event loop', async () => {
    const { measures, text } = openMetrics(service, 'web');
    watchEventLoop(measures);
    watchProcess(measures);
    await text([]);
    const written = await text([]);
    expect(valueOf(written, 'process_memory_usage_bytes')).toBeGreaterThan(1e7);
    expect(valueOf(written, 'process_cpu_time_seconds_total{cpu_mode="user"')).toBeGreaterThan(0);
    expect(valueOf(written, 'process_uptime_seconds')).toBeGreaterThan(0);
    for (const name of ['mean', 'p99', 'max'])
      expect(valueOf(written, `nodejs_eventloop_delay_${name}_seconds`)).toBeGreaterThanOrEqual(0);
    expect(valueOf(written, 'nodejs_eventloop_utilization_ratio')).toBeLessThanOrEqual(1);
  });
});
