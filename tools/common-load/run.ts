// Measures the main API calls of many open pages: `node_modules/.bin/node tools/common-load/run.ts [pages] [seconds]`.
// Uses the built site and a fake main API. A minute; loopback only.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode } from '../faults/node-process.ts';
import { pollAs } from '../live-load/readers.ts';
import { startMainApi } from './main-api.ts';

const [pages = 1_000, seconds = 60] = process.argv.slice(2).map(Number);
if (pages > 5_000 || seconds > 300)
  throw new Error('at most 5,000 pages and 300 seconds: more would measure this machine, not the product');
const port = Number(process.env['COMMON_LOAD_PORT'] ?? 4891);
const home = mkdtempSync(join(tmpdir(), 'common-load-'));
/** Two sites, to check that each is requested separately. */
const paths = ['/', '/g7'];
const allowed = Math.ceil(seconds / 15) + 1;

const api = await startMainApi();
const node = startNode(port, join(home, 'data'), {
  MAIN_API_URL: api.url,
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'error',
});
try {
  await node.ready();
  api.asked.clear();
  const polled = await Promise.all(
    paths.map((path) =>
      pollAs(Math.ceil(pages / paths.length), port, `/api/refresh?in=${encodeURIComponent(path)}`, seconds),
    ),
  );
  for (const [at, { asked, answers, times }] of polled.entries())
    console.log(
      `${paths[at]}: ${asked} requests in ${seconds} s, ${JSON.stringify([...answers])}, median ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms (load average ${loadavg()[0]?.toFixed(1)})`,
    );
  for (const [site, times] of api.asked) console.log(`  upstream requests for ${site}: ${times} (at most ${allowed})`);
  if ([...api.asked.values()].some((times) => times > allowed)) process.exitCode = 1;
} finally {
  console.log(`stopped after ${JSON.stringify(await node.stop())}`);
  api.close();
  rmSync(home, { recursive: true, force: true });
}
