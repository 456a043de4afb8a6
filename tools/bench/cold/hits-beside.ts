import { join } from 'node:path';
import { startEmbedded } from './sites.ts';
import { listedArticles } from '../listed-articles.ts';
import { load, loadOnce } from '../load.ts';
import { median, spread, type Tell } from '../measurement.ts';

const port = 3948;
const [hitConnections, coldConnections, atOnce] = [64, 4, 200];
const goal = 2;

const p99 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;

/** How long readers of a cached front wait while uncached articles are rendered. */
export const measureHitsBesideCold = async (scratch: string, rounds: number, tell: Tell): Promise<void> => {
  const site = await startEmbedded({ root: '.', dataDir: join(scratch, 'hits'), port }, {});
  const left = [...(await listedArticles(port))];
  const headers = { 'accept-encoding': 'br' };
  const hits = { port, path: '/', headers, connections: hitConnections, seconds: 2, pause: 10 };
  const cold = async (): Promise<void> =>
    loadOnce(left.splice(0, atOnce), { port, headers, connections: coldConnections });
  await load(hits);
  await cold();
  const [alone, beside]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(p99(await load(hits)));
    const [times] = await Promise.all([load(hits), cold()]);
    beside.push(p99(times));
  }
  await site.stop();
  const ratios = beside.map((time, at) => time / (alone[at] ?? Number.NaN));
  tell({
    what: `hits of the front, ${hitConnections} connections, while cold articles are made`,
    ours: `p99 ${median(beside).toFixed(1)} ms`,
    beside: `alone ${median(alone).toFixed(1)} ms`,
    ratio: spread(median(ratios), ratios),
    goal: `≤ ${goal}`,
    met: median(ratios) <= goal,
  });
};
