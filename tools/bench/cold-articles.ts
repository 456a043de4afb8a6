import { listedArticles } from './listed-articles.ts';
import { cpuSeconds, loadOnce } from './load.ts';
import type { Tell } from './measurement.ts';
import { median, whole } from './measurement.ts';
import { startSite } from './servers.ts';

const port = 3936;
const warming = 400;
const atOnce = 110;
const goal = 350;

/** Uncached articles from the database to the compressed page: per second, and per second of the server's CPU time. */
export const measureColdArticles = async (dataDir: string, rounds: number, tell: Tell): Promise<void> => {
  const ours = await startSite(port, { DATA_DIR: dataDir, PAGE_CACHE: 'off' });
  const left = [...(await listedArticles(port))];
  const some = (count: number): readonly string[] => left.splice(0, count);
  await loadOnce(some(warming), { port, headers: { 'accept-encoding': 'br' }, connections: 4 });
  for (const accepted of ['br', 'zstd']) {
    const asking = { port, headers: { 'accept-encoding': accepted }, connections: 4 };
    const [seconds, processor]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      const part = some(atOnce);
      const [begun, before] = [performance.now(), cpuSeconds(ours.pid)];
      await loadOnce(part, asking);
      seconds.push((part.length * 1000) / (performance.now() - begun));
      processor.push(part.length / Math.max(cpuSeconds(ours.pid) - before, 0.01));
    }
    const found = median(seconds);
    tell({
      what: `cold articles, ${accepted}`,
      ours: `${whole(found)}/s`,
      beside: `${whole(median(processor))}/CPU-s`,
      ratio: '',
      goal: `≥ ${goal}/s`,
      met: found >= goal,
    });
  }
  await ours.stop();
};
