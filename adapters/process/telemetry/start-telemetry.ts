import { nodeName } from '../node-name.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import { countingEvents } from '#adapters/telemetry/metrics/count-events.ts';
import { type Measures, reading } from '#adapters/telemetry/metrics/measures.ts';
import { createHitCounts, type HitCounts } from '#adapters/telemetry/metrics/plain-counts.ts';
import { serveMetrics } from '#adapters/telemetry/metrics/serve-metrics.ts';
import type { OpenMetrics } from '#adapters/telemetry/open-telemetry/open-metrics.ts';
import type { TelemetrySettings } from '#adapters/telemetry/open-telemetry/open-telemetry.ts';
import type { Time } from '#adapters/time/time.ts';
import type { MainApi } from '../main-api.ts';
import type { OriginState } from '#adapters/origin/process/keep-origin.ts';
import { type WatchedSite, watchSite } from './watch-site.ts';

type Part = 'web' | 'origin';
type Collected = Parameters<OpenMetrics['text']>[0];

export interface Telemetry {
  /** Counts its events if metrics are on. */
  readonly log: Log;
  readonly measures: Measures | null;
  readonly hits: HitCounts;
  /** For the thread of the embedded origin. */
  readonly ofOrigin: TelemetrySettings | undefined;
  readonly onOrigin: (state: OriginState) => void;
  /** Serves the metrics of this process, with those of the origin in it. */
  serve(origin: Promise<Pick<MainApi, 'collect'>>, site?: WatchedSite): void;
  close(): Promise<void>;
}

interface TelemetryEnvironment {
  readonly METRICS_HOST: string;
  readonly METRICS_PORT?: number | undefined;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
  readonly MAIN_API_URL?: string | undefined;
  readonly PORT: number;
}

/** `product` begins the names of services in traces. */
interface Service {
  readonly product: string;
  readonly part: Part;
}

/** Two threads of one process must not have the same scope. */
const settingsOf = (
  environment: TelemetryEnvironment,
  { product, part }: Service,
  scope: string,
): TelemetrySettings => {
  const { METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio, PORT } = environment;
  return {
    service: { name: `${product}-${part}`, instance: nodeName(PORT) },
    scope,
    metrics: METRICS_PORT !== undefined,
    traces: endpoint === undefined ? null : { endpoint, ratio },
  };
};

const watchHits = ({ watch }: Measures, { read }: HitCounts): void => {
  watch('news.http.server.fast_hits', () => read());
  watch('news.page_cache.requests', () => read({ outcome: 'hit' }));
};

/** Loads OpenTelemetry only if metrics or traces are on. */
export const startTelemetry = async (
  environment: TelemetryEnvironment,
  service: Service,
  log: Log,
  time: Time,
): Promise<Telemetry> => {
  const settings = settingsOf(environment, service, service.part === 'web' ? 'web' : 'main');
  const hits = createHitCounts();
  let state: OriginState['kind'] = 'opening';
  const onOrigin = ({ kind }: OriginState): void => void (state = kind);
  if (!settings.metrics && settings.traces === null)
    return {
      log,
      measures: null,
      hits,
      ofOrigin: undefined,
      onOrigin,
      serve: () => undefined,
      close: async () => undefined,
    };
  const { openTelemetry } = await import('#adapters/telemetry/open-telemetry/open-telemetry.ts');
  const { metrics, close } = await openTelemetry(settings, time, (text) =>
    log.fold({ level: 'warn', event: 'telemetry-failed', same: [text], fields: { text } }),
  );
  const shared = { hits, ofOrigin: settingsOf(environment, { ...service, part: 'origin' }, 'origin'), onOrigin };
  if (metrics === null) return { ...shared, log, measures: null, serve: () => undefined, close };
  const { measures, text } = metrics;
  const counted = countingEvents(log, measures);
  watchHits(measures, hits);
  let listener: ReturnType<typeof serveMetrics> | null = null;
  return {
    ...shared,
    log: counted,
    measures,
    serve: (origin, site) => {
      let opened: Pick<MainApi, 'collect'> | null = null;
      origin.then(
        (api) => void (opened = api),
        () => undefined,
      );
      listener = serveMetrics({
        host: environment.METRICS_HOST,
        port: environment.METRICS_PORT ?? 0,
        read: async () => text(((await opened?.collect()) ?? []) as Collected),
        log: counted,
        time,
      });
      if (environment.MAIN_API_URL === undefined)
        measures.watch('news.origin.open', () => reading(state === 'open' ? 1 : 0));
      if (site) watchSite(measures, site);
    },
    close: async () => {
      await listener?.close();
      await close();
    },
  };
};
