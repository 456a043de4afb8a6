#!/usr/bin/env bash
# @opentelemetry/exporter-prometheus 0.301.0, a counter with the attributes `http.route` and `http_route`.
# Guess: the values are joined with ";" under one label, as the OpenTelemetry specification demands (Prometheus and
# OpenMetrics Compatibility, "Metric Attributes").
# Seen: one sample has the same label twice. An attribute `le` of a histogram is written beside the bucket's own `le`.
# In Prometheus the label names of a sample are unique.
source "$(dirname "$0")/in-temp-folder.bash"
install @opentelemetry/api@1.10.0 @opentelemetry/exporter-prometheus@0.301.0 @opentelemetry/sdk-metrics@3.1.1
cat > a.mjs <<'JS'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
const exporter = new PrometheusExporter({ preventServerStart: true });
const meter = new MeterProvider({ readers: [exporter] }).getMeter('news');
meter.createCounter('pages').add(1, { 'http.route': '/a', http_route: '/b' });
meter.createHistogram('wait', { advice: { explicitBucketBoundaries: [1] } }).record(0.5, { le: 'sport' });
const { resourceMetrics } = await exporter.collect();
const withoutScope = new PrometheusSerializer('', false, undefined, true, true);
console.log(withoutScope.serialize(resourceMetrics).match(/^(pages_total|wait_bucket).*/gm).join('\n'));
JS
node a.mjs | seen 'pages_total{http_route="/a",http_route="/b"} 1
wait_bucket{le="sport",le="1"} 1
wait_bucket{le="sport",le="+Inf"} 1'
