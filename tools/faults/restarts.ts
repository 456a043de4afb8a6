// Measures failed requests during restarts and stops: `node_modules/.bin/node tools/faults/restarts.ts [restarts]
// [stops]`. Uses the built site. A few minutes; loopback only.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBalancer } from './balancer.ts';
import { type NodeProcess, startNode } from './node-process.ts';
import { offer, pages, press, type Tally } from './steady-load.ts';

const basePort = Number(process.env['FAULTS_PORT'] ?? 4870);
const home = process.env['FAULTS_DIR'] ?? mkdtempSync(join(tmpdir(), 'faults-'));
const [restarts = 10, stops = 3] = process.argv.slice(2).map(Number);
const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const told = ({ asked, repeated, failed }: Tally): string => {
  const lost = Object.values(failed).reduce((sum, many) => sum + many, 0);
  return `${asked} requests, ${repeated} repeated, ${lost} failed (${((100 * lost) / Math.max(asked, 1)).toFixed(2)} %) ${JSON.stringify(failed)}`;
};

const folderOf = (at: number): string => join(home, `node-${at}`);
const start = async (at: number): Promise<NodeProcess> => {
  const node = startNode(basePort + at, folderOf(at));
  await node.ready();
  return node;
};

const warm = async (port: number): Promise<void> => {
  for (const path of pages) await fetch(`http://localhost:${port}${path}`).then((answer) => answer.arrayBuffer());
};

const restartBehindBalancer = async (): Promise<void> => {
  const nodes = await Promise.all([start(1), start(2)]);
  for (let round = 0; round < 2; round += 1) for (const { port } of nodes) await warm(port);
  const balancer = await startBalancer(
    basePort,
    nodes.map(({ port }) => port),
  );
  const load = offer(basePort, 50, 600);
  for (let turn = 0; turn < restarts; turn += 1) {
    await pause(1);
    const at = turn % 2;
    const { code, ms } = await (nodes[at] as NodeProcess).stop();
    nodes[at] = await start(at + 1);
    console.log(`restart ${turn + 1}: exited after ${ms} ms with code ${code}`);
    await pause(1.5);
  }
  const tally = await load.stop();
  console.log(`${restarts} restarts behind a balancer: ${told(tally)}`);
  if (Object.keys(tally.failed).length > 0) process.exitCode = 1;
  balancer.close();
  await Promise.all(nodes.map((node) => node.stop()));
};

const stopUnderLoad = async (): Promise<void> => {
  for (let turn = 0; turn < stops; turn += 1) {
    const node = await start(1);
    const pressing = press(node.port, 40, 60);
    await pause(3);
    const { code, ms } = await node.stop();
    console.log(`stop ${turn + 1} under load: exited after ${ms} ms with code ${code}; ${told(await pressing)}`);
  }
};

await restartBehindBalancer();
await stopUnderLoad();
if (process.env['FAULTS_DIR'] === undefined) rmSync(home, { recursive: true, force: true });
