import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider, type MetricData, MetricReader, type ScopeMetrics } from '@opentelemetry/sdk-metrics';
import { withUnit } from '../metrics/catalog.ts';
import type { Measures } from '../metrics/measures.ts';
import { measuresOf } from './measure.ts';
import { resourceOf, type Service } from './resource.ts';

/** Reads on demand only. */
class ScrapeReader extends MetricReader {
  protected async onForceFlush(): Promise<void> {}
  protected async onShutdown(): Promise<void> {}
}

export interface OpenMetrics {
  readonly measures: Measures;
  /** Plain data, which can be sent from a worker. */
  collect(): Promise<readonly ScopeMetrics[]>;
  /** The exposition format of Prometheus, with what other threads collected. */
  text(others: readonly ScopeMetrics[]): Promise<string>;
}

const named = (metric: MetricData): MetricData => {
  const { name, unit } = metric.descriptor;
  return { ...metric, descriptor: { ...metric.descriptor, name: withUnit(name, unit), unit: '' } };
};

const inPrometheusNames = ({ scope, metrics }: ScopeMetrics): ScopeMetrics => ({ scope, metrics: metrics.map(named) });

/** `scope` tells apart the metrics of a web node and of the origin in its process. */
export const openMetrics = (service: Service, scope: string): OpenMetrics => {
  const reader = new ScrapeReader();
  const provider = new MeterProvider({ resource: resourceOf(service), readers: [reader] });
  const serializer = new PrometheusSerializer();
  return {
    measures: measuresOf(provider.getMeter(scope)),
    collect: async () => (await reader.collect()).resourceMetrics.scopeMetrics,
    text: async (others) => {
      const { resource, scopeMetrics } = (await reader.collect()).resourceMetrics;
      return serializer.serialize({ resource, scopeMetrics: [...scopeMetrics, ...others].map(inPrometheusNames) });
    },
  };
};
