import { readFileSync } from 'node:fs';
import { dictionaryOf } from '#adapters/web/responses/compression/dictionary.ts';
import { brand } from '#config/settings/brand.ts';
import { publicAddresses } from '#config/settings/sites.ts';
import { openBrowser, slow4g } from './browser.ts';
import { listedArticles, take } from './listed-articles.ts';
import type { Tell } from './measurement.ts';
import { median, whole } from './measurement.ts';
import { startSite } from './servers.ts';

const port = 3933;
const local = `${brand.slug}.localhost:${port}`;
const maxArticles = 60;
const rounds = 7;
const taking = (path: string, headers: Readonly<Record<string, string>>): Promise<Buffer> =>
  take(port, path, { host: brand.domain, ...headers });

const articles = async (): Promise<readonly string[]> => {
  const all = await listedArticles(port, { host: brand.domain });
  return Array.from({ length: maxArticles }, (_, at) => all[Math.floor((at * all.length) / maxArticles)] ?? '/');
};

const timeOf = async (paths: readonly string[], reads: boolean): Promise<number> => {
  const browser = await openBrowser();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route(/\.dictionary$/, (route) => (reads ? route.continue() : route.abort()));
  const cdp = await context.newCDPSession(page);
  const [first = '/', ...others] = paths;
  await page.goto(`http://${local}${first}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2_000);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow4g);
  const times: number[] = [];
  for (const path of others) {
    await page.goto(`http://${local}${path}`, { waitUntil: 'commit' });
    times.push(
      await page.evaluate(async () => {
        const end = (): number => performance.getEntriesByType('navigation')[0]?.toJSON().responseEnd ?? Number.NaN;
        while (end() === 0) await new Promise((done) => setTimeout(done, 5));
        return end();
      }),
    );
  }
  await browser.close();
  return median(times);
};

const goal = 3_072;

export const measureSecondArticle = async (dataDir: string, tell: Tell): Promise<void> => {
  // Dictionaries match the public URLs; with others a page is 60 bytes longer.
  const known = { PUBLIC_ORIGIN: publicAddresses.mainOrigin, SISTER_PUBLIC_ORIGIN: publicAddresses.sisterOrigin };
  const ours = await startSite(port, { DATA_DIR: dataDir, ...known });
  const { main } = JSON.parse(readFileSync('dist/client/dictionaries.json', 'utf8')) as { readonly main: string };
  const { name } = dictionaryOf(readFileSync(`dist/client${main}`));
  const paths = await articles();
  const sizes = async (encoding: string, times = 1): Promise<number> => {
    const all: number[] = [];
    for (const path of paths) {
      const headers = { 'accept-encoding': encoding, 'available-dictionary': name };
      for (let time = 1; time < times; time += 1) await taking(path, headers);
      // Better compression runs in the background.
      if (times > 1) await new Promise((resolve) => setTimeout(resolve, 60));
      all.push((await taking(path, headers)).length);
    }
    return median(all);
  };
  const [zstd, shared] = [await sizes('zstd'), await sizes('dcz')];
  const [br, often] = [await sizes('br', 20), await sizes('dcb', 20)];
  const line = (what: string, bytes: number, other: number, against: string): void =>
    tell({
      what: `second article, ${what}`,
      ours: `${whole(bytes)} bytes`,
      beside: `${whole(other)} ${against}`,
      ratio: (bytes / other).toFixed(2),
      goal: `≤ ${whole(goal)}`,
      met: bytes <= goal,
    });
  line('first reader, dcz', shared, zstd, 'zstd');
  line('requested often, dcb', often, br, 'br');
  await ours.stop();
  const atHome = await startSite(port, { DATA_DIR: dataDir });
  const some = paths.slice(0, rounds + 1);
  const [held, none] = [await timeOf(some, true), await timeOf(some, false)];
  tell({
    what: 'second article, slow 4G, last byte',
    ours: `${whole(held)} ms`,
    beside: `${whole(none)} ms without`,
    ratio: (held / none).toFixed(2),
    goal: '< 1',
    met: held < none,
  });
  await atHome.stop();
};
