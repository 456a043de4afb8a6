/** OpenTelemetry's names where it has one (semantic conventions 1.45), otherwise ours. */
interface Metric {
  readonly kind: 'histogram' | 'counter' | 'gauge';
  /** UCUM: seconds, bytes, a ratio, or a number of things. */
  readonly unit: 's' | 'By' | '1' | `{${string}}`;
  readonly description: string;
}

export const catalog = {
  'http.server.request.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Responses of the HTTP server, by route. Cache hits written on the socket are in fast_hits instead.',
  },
  'news.http.server.fast_hits': {
    kind: 'counter',
    unit: '{response}',
    description: 'Cache hits written on the socket before the HTTP server, by route.',
  },
  'news.page_cache.requests': {
    kind: 'counter',
    unit: '{request}',
    description: 'Pages sent, by route and outcome: hit, stale (while it is rendered again) or miss.',
  },
  'news.page_cache.entries': { kind: 'gauge', unit: '{page}', description: 'Pages cached in memory.' },
  'news.page_cache.size': { kind: 'gauge', unit: 'By', description: 'Estimated memory of cached pages.' },
  'news.render.running': { kind: 'gauge', unit: '{page}', description: 'Pages that are loaded and rendered now.' },
  'news.render.waiting': {
    kind: 'gauge',
    unit: '{request}',
    description: 'Requests that wait because their client has four pages under way.',
  },
  'http.client.request.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Calls to upstreams. error_type is empty if the upstream responded as agreed.',
  },
  'news.upstream.running': { kind: 'gauge', unit: '{call}', description: 'Calls in flight, by upstream and policy.' },
  'news.upstream.waiting': {
    kind: 'gauge',
    unit: '{call}',
    description: 'Calls that wait for a slot of the bulkhead, by upstream and policy.',
  },
  'news.upstream.breakers.open': {
    kind: 'gauge',
    unit: '{breaker}',
    description: 'Circuit breakers that admit no call now, by upstream and policy.',
  },
  'news.change_feed.lag': {
    kind: 'gauge',
    unit: 's',
    description: 'Time since the change feed last responded. A long poll takes up to 5 seconds.',
  },
  'news.edge.purges': {
    kind: 'counter',
    unit: '{purge}',
    description: 'Purges sent to a cache in front of the site, by edge and outcome: confirmed or failed.',
  },
  'news.edge.purge.waiting': { kind: 'gauge', unit: '{key}', description: 'Keys that an edge has not yet purged.' },
  'news.edge.purge.delay': {
    kind: 'gauge',
    unit: 's',
    description: 'Time since the oldest purge that an edge has not confirmed.',
  },
  'news.live.streams': { kind: 'gauge', unit: '{stream}', description: 'Open live streams of matches and races.' },
  'news.ready': { kind: 'gauge', unit: '{node}', description: '1 if /readyz would respond 200, else 0.' },
  'news.origin.open': { kind: 'gauge', unit: '{origin}', description: '1 if the origin of this process is open.' },
  'news.log.events': { kind: 'counter', unit: '{event}', description: 'Events for the log, also suppressed ones.' },
  'news.letters.waiting': { kind: 'gauge', unit: '{letter}', description: 'Letters not yet sent.' },
  'news.letters.delay': {
    kind: 'gauge',
    unit: 's',
    description: 'Time that the longest overdue letter has waited since it was due.',
  },
  'news.notifications.waiting': { kind: 'gauge', unit: '{message}', description: 'Notifications not yet sent.' },
  'news.notifications.delay': {
    kind: 'gauge',
    unit: 's',
    description: 'Time that the longest overdue notification has waited since it was due.',
  },
  'db.client.operation.duration': { kind: 'histogram', unit: 's', description: 'Statements, by their first word.' },
  'db.client.connection.pending_requests': {
    kind: 'gauge',
    unit: '{request}',
    description: 'Statements that wait for a database connection.',
  },
  'nodejs.eventloop.delay.mean': { kind: 'gauge', unit: 's', description: 'Event loop delay since the last scrape.' },
  'nodejs.eventloop.delay.p99': { kind: 'gauge', unit: 's', description: 'Event loop delay since the last scrape.' },
  'nodejs.eventloop.delay.max': { kind: 'gauge', unit: 's', description: 'Event loop delay since the last scrape.' },
  'nodejs.eventloop.utilization': { kind: 'gauge', unit: '1', description: 'Share of time in which it was busy.' },
  'process.cpu.time': { kind: 'counter', unit: 's', description: 'Processor time of the process, by mode.' },
  'process.memory.usage': { kind: 'gauge', unit: 'By', description: 'Resident memory of the process.' },
  'process.uptime': { kind: 'gauge', unit: 's', description: 'Time since the process started.' },
} as const satisfies Readonly<Record<string, Metric>>;

type Catalog = typeof catalog;
type NamesOf<Kind extends Metric['kind']> = {
  [Name in keyof Catalog]: Catalog[Name]['kind'] extends Kind ? Name : never;
}[keyof Catalog];

export type MetricName = keyof Catalog;
export type HistogramName = NamesOf<'histogram'>;
export type CounterName = NamesOf<'counter'>;
export type WatchedName = NamesOf<'counter' | 'gauge'>;

export const metricNames = Object.keys(catalog) as readonly MetricName[];

const suffixes: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes', '1': '_ratio' };

/** OpenTelemetry's rule for Prometheus: the unit is part of the name. */
export const withUnit = (name: string, unit: string): string => `${name}${suffixes[unit] ?? ''}`;

export const prometheusName = (name: MetricName): string => {
  const { kind, unit } = catalog[name];
  return `${withUnit(name.replaceAll('.', '_'), unit)}${kind === 'counter' ? '_total' : ''}`;
};
