import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load, requestsPerCpuSecond } from './load.ts';
import type { Tell } from './measurement.ts';
import { median, spread, whole } from './measurement.ts';
import { writePageData } from './page-data.ts';
import { type RunningServer, startBare, startSite } from './servers.ts';

export interface PagesNeeds {
  readonly dataDir: string;
  readonly scratch: string;
  readonly rounds: number;
  readonly tell: Tell;
}

const seconds = 1.5;
/** nginx reaches this ratio with its own cache. */
const cachedGoal = 1.3;
const uncachedGoals = { front: 1.3, article: 1.1 };
/** Milliseconds for the 99th percentile, and connections. */
const [slowest, many] = [5, 64];
/**
 * Milliseconds between the requests of a connection. Without a pause the load generator uses a whole core, and its
 * queue is measured.
 */
const pauses = [10, 0];

const sideBySide = async (
  what: string,
  goal: number,
  ours: RunningServer,
  bare: RunningServer,
  path: string,
  headers: Readonly<Record<string, string>>,
  connections: number,
  { rounds, tell }: PagesNeeds,
): Promise<void> => {
  const measure = ({ pid, port }: RunningServer, time = seconds): Promise<number> =>
    requestsPerCpuSecond(pid, { port, path, headers, connections, seconds: time });
  await measure(ours, 4);
  await measure(bare, 4);
  const [own, other, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const [a, b] = [await measure(ours), await measure(bare)];
    own.push(a);
    other.push(b);
    ratios.push(a / b);
  }
  const ratio = median(ratios);
  tell({
    what,
    ours: `${whole(median(own))}/CPU-s`,
    beside: `bare ${whole(median(other))}/CPU-s`,
    ratio: spread(ratio, ratios),
    goal: `≥ ${goal}`,
    met: ratio >= goal,
  });
};

const waits = async (
  { port }: RunningServer,
  path: string,
  headers: Readonly<Record<string, string>>,
  pause: number,
): Promise<number> => {
  const all = await load({ port, path, headers, connections: many, seconds: 2, pause });
  return all.toSorted((one, other) => one - other)[Math.floor(all.length * 0.99)] ?? Number.NaN;
};

const measureWaits = async (
  path: string,
  pause: number,
  ours: RunningServer,
  bare: RunningServer,
  headers: Readonly<Record<string, string>>,
  { rounds, tell }: PagesNeeds,
): Promise<void> => {
  const [own, other]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await waits(ours, path, headers, pause));
    other.push(await waits(bare, path, headers, pause));
  }
  const ratios = own.map((time, index) => time / (other[index] ?? Number.NaN));
  tell({
    what: `cached ${path}, ${many} connections, ${pause === 0 ? 'no pause' : `each asks after ${pause} ms`}`,
    ours: `p99 ${median(own).toFixed(1)} ms`,
    beside: `bare ${median(other).toFixed(1)} ms`,
    ratio: spread(median(ratios), ratios),
    goal: `≤ ${slowest} ms`,
    met: median(own) <= slowest,
  });
};

export const measureCachedPages = async (needs: PagesNeeds): Promise<void> => {
  const { dataDir, scratch } = needs;
  const ours = await startSite(3931, { DATA_DIR: dataDir });
  for (const path of ['/', '/legfrissebb']) {
    const url = `http://127.0.0.1:${ours.port}${path}`;
    await (await fetch(url)).arrayBuffer();
    const headers = { 'accept-encoding': 'br' };
    const answer = await fetch(url, { headers });
    const html = Buffer.from(await answer.arrayBuffer());
    const file = join(scratch, 'page.br');
    const bytes = brotliCompressSync(html, { params: { 1: 6 } });
    writeFileSync(file, bytes);
    const head = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'].includes(name),
      ),
    );
    const bare = await startBare(
      'tools/bench/bare-hit.mjs',
      JSON.stringify({ head: { ...head, 'content-encoding': 'br', 'content-length': String(bytes.length) }, file }),
    );
    await sideBySide(`cached ${path}`, cachedGoal, ours, bare, path, headers, 16, needs);
    for (const pause of pauses) await measureWaits(path, pause, ours, bare, headers, needs);
    await bare.stop();
  }
  await ours.stop();
};

export const measureUncachedPages = async (needs: PagesNeeds): Promise<void> => {
  const { dataDir, scratch } = needs;
  const ours = await startSite(3932, { DATA_DIR: dataDir, PAGE_CACHE: 'off' });
  const redirect = await fetch(`http://127.0.0.1:${ours.port}/x/2020/01/01/zsombekhalom-rendelointezet-szavazas`, {
    redirect: 'manual',
  });
  const article = redirect.headers.get('location') ?? '/';
  for (const [name, path] of [
    ['front', '/'],
    ['article', article],
  ] as const) {
    const file = await writePageData(ours.port, path, join(scratch, `${name}.json`));
    const bare = await startBare('tools/bench/bare-express.mjs', file);
    for (const accepted of ['identity', 'br', 'br, zstd']) {
      const headers = { 'accept-encoding': accepted };
      await sideBySide(`uncached ${name}, ${accepted}`, uncachedGoals[name], ours, bare, path, headers, 4, needs);
    }
    await bare.stop();
  }
  await ours.stop();
};
