import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';
import { median } from './load.ts';

const firstPage = (port: number, path: string): Promise<boolean> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode === 200));
    }).on('error', () => resolve(false));
  });

/** Milliseconds from the start of the process to the last byte of its first page. */
const timeToFirstPage = async (words: readonly string[], port: number, env: Readonly<Record<string, string>>): Promise<number> => {
  const start = performance.now();
  const child = spawn(process.execPath, words, { stdio: 'ignore', env: { ...process.env, PORT: String(port), LOG_LEVEL: 'silent', ...env } });
  while (!(await firstPage(port, '/'))) if (performance.now() - start > 60_000) throw new Error('no page within a minute');
  const time = performance.now() - start;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return time;
};

/** Start to the first page on a warm folder, beside a bare Express and React bundle that draws the same front. */
export const measureStart = async (dataDir: string, scratch: string, rounds: number, say: (line: string) => void): Promise<void> => {
  const data = join(scratch, 'front.json');
  const [own, other]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await timeToFirstPage(['dist/server/server.js'], 3933, { DATA_DIR: dataDir }));
    other.push(await timeToFirstPage(['tools/bench/bare-express.mjs', data], 3934, {}));
  }
  const ratio = median(own.map((time, index) => time / (other[index] ?? Number.NaN)));
  say(`${'start to first page'.padEnd(22)} ours ${median(own).toFixed(0)} ms   bare ${median(other).toFixed(0)} ms   ratio ${ratio.toFixed(2)} (goal ≤ 1.5)`);
};
