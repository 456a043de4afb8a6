import type { Meter, Observable, ObservableResult } from '@opentelemetry/api';
import { catalog, type HistogramName, type WatchedName } from '../metrics/catalog.ts';
import type { Labels, Measures, Reading, ReadNow } from '../metrics/measures.ts';
import { createCounts } from '../metrics/plain-counts.ts';

/** Seconds: the buckets of the semantic conventions. */
const explicitBucketBoundaries = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const keyOf = (labels: Labels): string => JSON.stringify(Object.entries(labels).toSorted());

const added = (readings: readonly Reading[]): readonly Required<Reading>[] => {
  const sums = new Map<string, Required<Reading>>();
  for (const { value, labels = {} } of readings) {
    const key = keyOf(labels);
    sums.set(key, { value: value + (sums.get(key)?.value ?? 0), labels });
  }
  return [...sums.values()];
};

const observing = (sources: readonly ReadNow[]) => async (result: ObservableResult) => {
  const readings = await Promise.all(sources.map((read) => read()));
  for (const { value, labels } of added(readings.flat())) result.observe(value, labels);
};

/** Creates an instrument when it is first used. */
export const measuresOf = (meter: Meter): Measures => {
  const histograms = new Map<HistogramName, (value: number, labels: Labels) => void>();
  const watched = new Map<WatchedName, ReadNow[]>();
  const counts = new Map<string, ReturnType<typeof createCounts>>();

  const histogramOf = (name: HistogramName): ((value: number, labels: Labels) => void) => {
    const { description, unit } = catalog[name];
    const histogram = meter.createHistogram(name, { description, unit, advice: { explicitBucketBoundaries } });
    const record = (value: number, labels: Labels): void => histogram.record(value, labels);
    histograms.set(name, record);
    return record;
  };
  const observableOf = (name: WatchedName): Observable => {
    const { kind, description, unit } = catalog[name];
    const about = { description, unit };
    return kind === 'counter' ? meter.createObservableCounter(name, about) : meter.createObservableGauge(name, about);
  };
  const watch: Measures['watch'] = (name, read) => {
    const sources = watched.get(name);
    if (sources !== undefined) return void sources.push(read);
    const first = [read];
    watched.set(name, first);
    observableOf(name).addCallback(observing(first));
  };
  return {
    watch,
    record: (name, value, labels) => (histograms.get(name) ?? histogramOf(name))(value, labels),
    count: (name, labels) => {
      let known = counts.get(name);
      if (known === undefined) {
        known = createCounts();
        counts.set(name, known);
        watch(name, known.read);
      }
      known.count(labels);
    },
  };
};
