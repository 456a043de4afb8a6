import { brand } from '#config/brand.ts';
import { openBrowser, slow4g } from './browser.ts';
import type { Tell } from './measurement.ts';
import { median, whole } from './measurement.ts';
import { startSite } from './servers.ts';

const port = 3939;
const rounds = 7;
const goal = 100;
/** Milliseconds that a pointer rests on a link before it is clicked. */
const resting = 1_500;

/** Milliseconds from the click to the largest paint of the article behind a link of a section, on slow 4G. */
const largestPaint = async (link: number, rests: boolean): Promise<number> => {
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', slow4g);
  await page.goto(`http://${brand.slug}.localhost:${port}/rovat/belfold`, { waitUntil: 'networkidle' });
  const title = page.locator('main article a[href*="/20"]').nth(link);
  await title.scrollIntoViewIfNeeded();
  const box = await title.boundingBox();
  if (box === null) throw new Error('no link to rest on');
  const [x, y] = [box.x + Math.min(20, box.width / 2), box.y + Math.min(8, box.height / 2)];
  await page.mouse.move(2, 2);
  await page.mouse.move(x, y);
  await page.waitForTimeout(rests ? resting : 0);
  await Promise.all([page.waitForURL(/\/\d{4}\/\d\d\/\d\d\//), page.mouse.click(x, y)]);
  await page.waitForTimeout(2_000);
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await browser.close();
  return painted;
};

/** The article behind a link on which the pointer rested, beside one that was clicked at once. */
export const measureNextPage = async (dataDir: string, tell: Tell): Promise<void> => {
  const ours = await startSite(port, { DATA_DIR: dataDir });
  const [rested, atOnce]: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const [one, other] = [await largestPaint(round, true), await largestPaint(round, false)];
    // The first has the copies made.
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
