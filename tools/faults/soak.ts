// Offers a steady load and samples memory: `node_modules/.bin/node tools/faults/soak.ts [minutes] [requests a second]`.
// Uses the built site. Loopback and Linux only.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode } from './node-process.ts';
import { offer } from './steady-load.ts';

const port = Number(process.env['FAULTS_PORT'] ?? 4860);
const home = process.env['FAULTS_DIR'] ?? mkdtempSync(join(tmpdir(), 'soak-'));
const [minutes = 30, perSecond = 100] = process.argv.slice(2).map(Number);
/** Memory may grow by this share between the first and the last third. */
const maxGrowth = 0.1;

const node = startNode(port, join(home, 'node'));
await node.ready();
const resident = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${node.pid}/status`, 'utf8'))?.[1]) / 1024;
const load = offer(port, perSecond, minutes * 60 + 60);
const samples: number[] = [];
for (let at = 0; at < minutes * 4; at += 1) {
  await new Promise((resolve) => setTimeout(resolve, 15_000));
  samples.push(resident());
}
const { asked, failed } = await load.stop();
await node.stop();
const median = (some: readonly number[]): number => some.toSorted((one, other) => one - other)[some.length >> 1] ?? 0;
const third = Math.ceil(samples.length / 3);
const [first, last] = [median(samples.slice(0, third)), median(samples.slice(-third))];
const lost = Object.values(failed).reduce((sum, many) => sum + many, 0);
console.log(
  `${minutes} minutes at ${perSecond}/s: ${asked} requests, ${lost} failed ${JSON.stringify(failed)}; ` +
    `memory ${Math.round(first)} MB in the first third, ${Math.round(last)} MB in the last`,
);
if (process.env['FAULTS_DIR'] === undefined) rmSync(home, { recursive: true, force: true });
process.exitCode = lost === 0 && last <= first * (1 + maxGrowth) ? 0 : 1;
