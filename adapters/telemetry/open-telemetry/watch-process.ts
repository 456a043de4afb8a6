import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { reading, type Measures } from '../metrics/measures.ts';

const microsecond = 1e6;
/** Milliseconds between samples. Node's figures include it. */
const resolution = 10;
const secondsOf = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - resolution / 1e3) || 0;

/** The event loop of this thread. */
export const watchEventLoop = ({ watch }: Pick<Measures, 'watch'>): void => {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  let before = performance.eventLoopUtilization();
  watch('nodejs.eventloop.delay.mean', () => reading(secondsOf(delay.mean)));
  watch('nodejs.eventloop.delay.p99', () => reading(secondsOf(delay.percentile(99))));
  watch('nodejs.eventloop.delay.max', () => {
    const { max } = delay;
    // The callbacks run in this order, therefore the last one starts the next period.
    delay.reset();
    return reading(secondsOf(max));
  });
  watch('nodejs.eventloop.utilization', () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return reading(utilization);
  });
};

export const watchProcess = ({ watch }: Pick<Measures, 'watch'>): void => {
  watch('process.cpu.time', () => {
    const { user, system } = process.cpuUsage();
    return [
      { value: user / microsecond, labels: { 'cpu.mode': 'user' } },
      { value: system / microsecond, labels: { 'cpu.mode': 'system' } },
    ];
  });
  watch('process.memory.usage', () => reading(process.memoryUsage.rss()));
  watch('process.uptime', () => reading(process.uptime()));
};
