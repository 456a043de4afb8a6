// Requests random addresses and counts responses of 500 and above: `node_modules/.bin/node tools/faults/fuzz.ts
// [addresses] [seed]`. Uses the built site. Some minutes; loopback only.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { asked } from '../whole-product/addresses/any-address.fake.ts';
import { startNode } from './node-process.ts';
import { statusOf } from './status-of.ts';

const port = Number(process.env['FAULTS_PORT'] ?? 4850);
const home = process.env['FAULTS_DIR'] ?? mkdtempSync(join(tmpdir(), 'fuzz-'));
const [addresses = 100_000, seed = 1] = process.argv.slice(2).map(Number);
const concurrency = 16;

/** Node's HTTP client sends no other characters. */
const sendable = (path: string): string => path.replace(/[^!-~]/g, encodeURIComponent);

const node = startNode(port, join(home, 'node'), { TRUSTED_PROXIES: '127.0.0.1' });
await node.ready();
const all = fc.sample(asked, { numRuns: addresses, seed });
const counts: Record<number, number> = {};
const failed: string[] = [];
const next = all.entries();
const ask = async (): Promise<void> => {
  for (const [at, { host, path }] of next) {
    const from = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
    const status = await statusOf(port, sendable(path), { host, from });
    counts[status] = (counts[status] ?? 0) + 1;
    if (status === 0 || status >= 500) failed.push(`${status} ${host} ${path}`);
  }
};
await Promise.all(Array.from({ length: concurrency }, ask));
console.log(`${addresses} random addresses (seed ${seed}): ${JSON.stringify(counts)}, ${failed.length} failed`);
for (const line of failed.slice(0, 20)) console.log(line);
await node.stop();
if (process.env['FAULTS_DIR'] === undefined) rmSync(home, { recursive: true, force: true });
process.exitCode = failed.length === 0 ? 0 : 1;
