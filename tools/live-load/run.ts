// Measures the load of many readers of one live match: `node_modules/.bin/node tools/live-load/run.ts [readers]
// [seconds] [streams]`. Uses the built site and a fake live-score service. Two minutes; loopback only.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode } from '../faults/node-process.ts';
import { matchPath, matchQuery, startOneMatch } from './one-match.ts';
import { pollAs } from './readers.ts';
import { openStreams } from './streams.ts';

const [readers = 1_000, seconds = 60, streams = 5_000] = process.argv.slice(2).map(Number);
if (readers > 5_000 || seconds > 300 || streams > 10_000)
  throw new Error(
    'at most 5,000 readers, 300 seconds and 10,000 streams: more would measure this machine, not the product',
  );
const port = Number(process.env['LIVE_LOAD_PORT'] ?? 4890);
const home = mkdtempSync(join(tmpdir(), 'live-load-'));

const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time * 1000));
const load = (): string => `load average ${loadavg()[0]?.toFixed(1)}`;
const part = (times: readonly number[], share: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN).toFixed(0);

const match = await startOneMatch();
const node = startNode(port, join(home, 'data'), {
  LIVE_SCORE_API_URL: match.url,
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'warn',
});
const memory = (): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${node.pid}/status`, 'utf8'))?.[1] ?? Number.NaN);

const poll = async (): Promise<void> => {
  match.asked.clear();
  const { asked, answers, times } = await pollAs(readers, port, matchPath + matchQuery, seconds);
  console.log(`${readers} readers for ${seconds} s (${load()}): ${asked} requests, ${JSON.stringify([...answers])}`);
  console.log(`  response time p50 ${part(times, 0.5)} ms, p99 ${part(times, 0.99)} ms`);
  for (const [path, times_] of match.asked)
    console.log(`  upstream requests for ${path}: ${times_} (at most ${Math.ceil(seconds / 15) + 1})`);
};

const stream = async (): Promise<void> => {
  const open = openStreams(port, `${matchPath}/events${matchQuery}`);
  const before = memory();
  await open.open(streams);
  await pause(5);
  const after = memory();
  console.log(`${streams} streams (${load()}): ${open.refused()} refused`);
  console.log(
    `  memory ${before} kB before, ${after} kB after: ${((after - before) / streams).toFixed(1)} kB per stream`,
  );
  for (let turn = 0; turn < 3; turn += 1) {
    const goals = match.scoreGoal();
    const heard = await open.heard(`"score":{"home":${goals},"away":0}`, 40);
    const times = heard.map((at) => at - match.toldAt()).toSorted((one, other) => one - other);
    console.log(
      `  goal ${goals} (${load()}): received by ${heard.length} streams; delay after upstream p50 ${part(times, 0.5)} ms, p99 ${part(times, 0.99)} ms, last ${part(times, 1)} ms`,
    );
  }
  for (const [path, times] of match.asked) console.log(`  upstream requests for ${path}: ${times} in total`);
  open.close();
};

try {
  await node.ready();
  await poll();
  await stream();
} finally {
  console.log(`stopped after ${JSON.stringify(await node.stop())}`);
  match.close();
  rmSync(home, { recursive: true, force: true });
  rmSync(join(home, 'data.log'), { force: true });
}
