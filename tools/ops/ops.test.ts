import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { catalog, metricNames, prometheusName } from '#adapters/telemetry/metrics/catalog.ts';
import { hasPromtool, promtool } from './promtool.fake.ts';

const folder = mkdtempSync(join(tmpdir(), 'panels-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

const alerts = found(read('alerts.yaml'), /- alert: (\w+)/g);
const tests = read('alerts.test.yaml');
const guide = readFileSync(resolve(import.meta.dirname, '../../docs/operating.md'), 'utf8');

interface Panel {
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}
const { panels } = JSON.parse(read('dashboard.json')) as { readonly panels: readonly Panel[] };
const queries = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));

const exposed = metricNames.flatMap((name) =>
  catalog[name].kind === 'histogram'
    ? ['_bucket', '_count', '_sum'].map((end) => `${prometheusName(name)}${end}`)
    : [prometheusName(name)],
);
const metricsIn = (text: string): readonly string[] =>
  found(text, /\b((?:http|news|db|nodejs|process)_[a-z0-9_]+)(?=[{\s)[])/g).filter(
    (name) =>
      !/^(?:http_route|http_response_status_code|news_upstream|news_policy|news_edge|db_operation_name)$/.test(name),
  );
const unknownIn = (text: string): readonly string[] => metricsIn(text).filter((name) => !exposed.includes(name));

describe('the alert rules', () => {
  it('are described in the guide, each in one row and in the same order', () => {
    const section = guide.slice(guide.indexOf('## When an alert fires'), guide.indexOf('## Traces'));
    expect(found(section, /^\| `(\w+)` \|/gm)).toEqual(alerts);
    expect(new Set(alerts).size).toBe(alerts.length);
  });

  it('fire in a test each, and are silent in the same test before', () => {
    expect(found(tests, /- name: (\w+)/g)).toEqual(alerts);
    expect(found(tests, /alertname: (\w+), eval_time: \w+, exp_alerts: \[\]/g)).toEqual(alerts);
    expect(found(tests, /alertname: (\w+)\n\s+eval_time: \w+\n\s+exp_alerts:\n\s+- exp_labels/g)).toEqual(alerts);
  });

  it('use metrics that exist', () => {
    expect(metricsIn(read('alerts.yaml')).length).toBeGreaterThan(20);
    expect(unknownIn(read('alerts.yaml'))).toEqual([]);
  });

  it.skipIf(!hasPromtool)('are valid and fire in Prometheus', () => {
    expect(promtool(['check', 'config', join(import.meta.dirname, 'prometheus.yaml')])).toBe('');
    expect(promtool(['test', 'rules', join(import.meta.dirname, 'alerts.test.yaml')])).toBe('');
  });
});

describe('the dashboard', () => {
  it('uses metrics that exist', () => {
    expect(queries.length).toBeGreaterThan(25);
    expect(queries.flatMap(({ expr }) => unknownIn(expr))).toEqual([]);
    for (const { expr } of queries) expect(metricsIn(expr)).not.toEqual([]);
  });

  it('shows every metric', () => {
    const shown = queries.flatMap(({ expr }) => metricsIn(expr)).join(' ');
    const hidden = metricNames.filter((name) => !shown.includes(prometheusName(name)));
    expect(hidden).toEqual(['nodejs.eventloop.delay.mean', 'process.uptime']);
  });

  it.skipIf(!hasPromtool)('has queries that Prometheus can parse', () => {
    const rules = queries.map(({ expr }, at) => ({
      record: `panel:${at}`,
      expr: expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*'),
    }));
    const file = join(folder, 'panels.yaml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
    expect(promtool(['check', 'rules', file])).toBe('');
  });
});
