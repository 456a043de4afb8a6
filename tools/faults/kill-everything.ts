// Kills the origin and a web node with SIGKILL, starts only the node, and counts the pages that it still serves:
// `node_modules/.bin/node tools/faults/kill-everything.ts [pages]`. Uses the built site. A minute; loopback only.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listedArticles } from '../bench/listed-articles.ts';
import { startNode, startOrigin } from './node-process.ts';
import { pages as fronts } from './steady-load.ts';
import { statusOf } from './status-of.ts';

const port = Number(process.env['FAULTS_PORT'] ?? 4840);
const home = process.env['FAULTS_DIR'] ?? mkdtempSync(join(tmpdir(), 'kill-'));
const [count = 200] = process.argv.slice(2).map(Number);
const secret = { ORIGIN_SECRET: 'secret-of-the-fault-tests-only-0123' };
const env = { ...secret, MAIN_API_URL: `http://127.0.0.1:${port + 1}` };
const folder = join(home, 'node');

const origin = await startOrigin(port + 1, join(home, 'origin'), secret);
const before = startNode(port, folder, env);
await before.ready();
// Feeds are kept in memory only: they answer 503 until the origin is back.
const pages = [...fronts.filter((path) => path !== '/rss'), ...(await listedArticles(port))].slice(0, count);
for (const page of pages) await statusOf(port, page);
/** Pages are stored in the background. */
const stored = (): number =>
  readdirSync(join(folder, 'pages'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;
while (stored() < pages.length) await new Promise((resolve) => setTimeout(resolve, 100));
await Promise.all([before.kill(), origin.kill()]);

const after = startNode(port, folder, env);
await after.listening();
const statuses = await Promise.all(pages.map((page) => statusOf(port, page)));
const served = statuses.filter((status) => status === 200).length;
console.log(`after SIGKILL of origin and node, origin down: ${served} of ${pages.length} pages`);
for (const [at, status] of statuses.entries()) if (status !== 200) console.log(`${status} ${pages[at]}`);
await after.kill();
if (process.env['FAULTS_DIR'] === undefined) rmSync(home, { recursive: true, force: true });
process.exitCode = served === pages.length ? 0 : 1;
