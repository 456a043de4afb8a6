import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import type { Tell } from './measurement.ts';
import { median, spread, whole } from './measurement.ts';
import { writePageData } from './page-data.ts';
import { asStarted, startSite } from './servers.ts';

const firstPage = (port: number, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode === 200));
    }).on('error', () => resolve(false));
  });

const settled = 3_000;

export const timeToFirstPage = async (
  words: readonly string[],
  port: number,
  env: Readonly<Record<string, string>>,
  { path = '/', after = 0 } = {},
): Promise<number> => {
  const start = performance.now();
  const child = spawn(process.execPath, words, {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'silent', ...env },
  });
  while (!(await firstPage(port, path)))
    if (performance.now() - start > 60_000) throw new Error('timeout: no page within a minute');
  const time = performance.now() - start;
  await new Promise((resolve) => setTimeout(resolve, after));
  child.kill('SIGTERM');
  await once(child, 'exit');
  return time;
};

/** Ratio to the bare server's time, with and without the front stored on disk. */
const goals = { withCopy: 0.8, withoutCopy: 1.4 };

/** Fixed, because stored pages depend on the port in their URL. */
const port = 3933;

export const measureStart = async (dataDir: string, scratch: string, rounds: number, tell: Tell): Promise<void> => {
  const site = await startSite(port, { DATA_DIR: dataDir });
  const data = await writePageData(site.port, '/', join(scratch, 'start.json'));
  await site.stop();
  const ours = (): Promise<number> =>
    timeToFirstPage(asStarted.words, port, { ...asStarted.env, DATA_DIR: dataDir }, { after: settled });
  const [held, none, bare]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    held.push(await ours());
    bare.push(await timeToFirstPage(['tools/bench/bare-express.mjs', data], 3934, {}));
    rmSync(join(dataDir, 'pages'), { recursive: true, force: true });
    none.push(await ours());
  }
  const line = (what: string, times: readonly number[], goal: number): void => {
    const ratios = times.map((time, index) => time / (bare[index] ?? Number.NaN));
    const ratio = median(ratios);
    tell({
      what,
      ours: `${whole(median(times))} ms`,
      beside: `bare ${whole(median(bare))} ms`,
      ratio: spread(ratio, ratios),
      goal: `≤ ${goal}`,
      met: ratio <= goal,
    });
  };
  line('start to first page', held, goals.withCopy);
  line('the same without cached pages', none, goals.withoutCopy);
};
