import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

export type Mood = 'ready' | 'fails' | 'crashes' | 'ready and crashes' | 'in use' | 'deaf';

const {
  dataDir,
  port = 0,
  openAfter,
} = workerData as { readonly dataDir: string; readonly port?: number; readonly openAfter?: number };
const lives = join(dataDir, 'lives.json');
const told = join(dataDir, 'told.txt');
const [mood = 'ready', ...later] = JSON.parse(readFileSync(lives, 'utf8')) as Mood[];
writeFileSync(lives, JSON.stringify(later));
writeFileSync(told, `${mood} after ${openAfter ?? 'none'}\n`, { flag: 'a' });

const server = createServer((_, response) => {
  if (mood === 'crashes') throw new Error('crashed');
  if (mood === 'ready and crashes') throw new Error('crashed later');
  response.end(mood);
}).listen(port, '127.0.0.1', () => {
  parentPort?.postMessage({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  live();
});

const live = (): void => {
  if (mood === 'fails')
    parentPort?.postMessage({
      failed: { name: 'DatabaseTrouble', kind: 'damaged', message: 'the folder /x is damaged' },
    });
  if (mood === 'in use')
    parentPort?.postMessage({ failed: { name: 'DatabaseTrouble', kind: 'in-use', message: 'in use by process 1' } });
  if (mood.startsWith('ready')) parentPort?.postMessage({ ready: true, missingUploads: [] });
};
console.log(`printed by one that is ${mood}`);
parentPort?.on('message', (message) => {
  if (message === 'stop' && mood !== 'deaf') process.exit();
});
