import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import type { Tell } from './measurement.ts';
import { median, spread, whole } from './measurement.ts';
import { writePageData } from './page-data.ts';
import { startSite } from './servers.ts';

const firstPage = (port: number, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode === 200));
    }).on('error', () => resolve(false));
  });

/** Milliseconds from the start of the process to the last byte of its first page. */
const timeToFirstPage = async (
  words: readonly string[],
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<number> => {
  const start = performance.now();
  const child = spawn(process.execPath, words, {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'silent', ...env },
  });
  while (!(await firstPage(port, '/')))
    if (performance.now() - start > 60_000) throw new Error('no page within a minute');
  const time = performance.now() - start;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return time;
};

const mostTimes = 1.5;

/** Start to the first page on a warm folder, beside a bare Express and React bundle that draws the same front. */
export const measureStart = async (dataDir: string, scratch: string, rounds: number, tell: Tell): Promise<void> => {
  const site = await startSite(3935, { DATA_DIR: dataDir });
  const data = await writePageData(site.port, '/', join(scratch, 'start.json'));
  await site.stop();
  const [own, other]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await timeToFirstPage(['dist/server/server.js'], 3933, { DATA_DIR: dataDir }));
    other.push(await timeToFirstPage(['tools/bench/bare-express.mjs', data], 3934, {}));
  }
  const ratios = own.map((time, index) => time / (other[index] ?? Number.NaN));
  const ratio = median(ratios);
  tell({
    what: 'start to first page',
    ours: `${whole(median(own))} ms`,
    beside: `bare ${whole(median(other))} ms`,
    ratio: spread(ratio, ratios),
    goal: `≤ ${mostTimes}`,
    met: ratio <= mostTimes,
  });
};
