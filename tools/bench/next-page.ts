import { brand } from '#config/settings/brand.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { openTab } from '../browser-tests/page/tab.ts';
import { slow4g } from './browser.ts';
import type { Tell } from './measurement.ts';
import { median, whole } from './measurement.ts';
import { startSite } from './servers.ts';

const port = 3939;
const rounds = 7;
const goal = 100;
/** Milliseconds that the pointer hovers before the click. */
const resting = 1_500;

const largest = `new Promise((told) => {
  const [{ activationStart = 0 }] = performance.getEntriesByType('navigation');
  const tell = (list) => told(Math.max(0, list.getEntries().at(-1).startTime - activationStart));
  new PerformanceObserver(tell).observe({ type: 'largest-contentful-paint', buffered: true });
})`;

/** Milliseconds from the click to the largest contentful paint, on slow 4G. */
const largestPaint = async (link: number, rests: boolean): Promise<number> => {
  const tab = await openTab([
    ['Network.enable', {}],
    ['Network.emulateNetworkConditions', slow4g],
  ]);
  await tab.go(`http://${brand.slug}.localhost:${port}/rovat/belfold`);
  await pause(1_000);
  await tab.rest('main article a[href*="/20"]', link);
  await pause(rests ? resting : 0);
  await tab.click();
  await pause(2_000);
  while (!/\/\d{4}\/\d\d\//.test(await tab.evaluate<string>('location.pathname'))) await pause(100);
  const painted = await tab.evaluate<number>(largest);
  await tab.close();
  return painted;
};

export const measureNextPage = async (dataDir: string, tell: Tell): Promise<void> => {
  const ours = await startSite(port, { DATA_DIR: dataDir });
  const [rested, atOnce]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const [one, other] = [await largestPaint(round, true), await largestPaint(round, false)];
    if (round === 0) continue;
    rested.push(one);
    atOnce.push(other);
  }
  await ours.stop();
  const found = median(rested);
  tell({
    what: 'next page where hovered, slow 4G, largest paint',
    ours: `${whole(found)} ms`,
    beside: `${whole(median(atOnce))} ms where not`,
    ratio: (found / median(atOnce)).toFixed(2),
    goal: `≤ ${goal} ms`,
    met: found <= goal,
  });
};
