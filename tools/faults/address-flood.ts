// Measures the memory and disk use of many distinct URLs: `node_modules/.bin/node tools/faults/address-flood.ts
// [addresses]`. Uses the built site. Some minutes; loopback and Linux only.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode } from './node-process.ts';

const port = Number(process.env['FAULTS_PORT'] ?? 4890);
const home = process.env['FAULTS_DIR'] ?? mkdtempSync(join(tmpdir(), 'flood-'));
const [addresses = 50_000] = process.argv.slice(2).map(Number);
const connections = 16;
const dataDir = join(home, 'node');

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

const residentOf = (pid: number): string => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [now, max] = ['VmRSS', 'VmHWM'].map((name) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024),
  );
  return `${now} MB (most ${max} MB)`;
};

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));
const onDisk = (): string => {
  const sizes = filesBelow(join(dataDir, 'pages')).map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0);
  return `${megabytes(sizes.reduce((sum, size) => sum + size, 0))} MB in ${sizes.length} files`;
};

const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses: Record<string, number> = {};
const get = (path: string, at: number): Promise<string> =>
  new Promise((resolve) => {
    // Many client addresses, to stay below the rate limit.
    const asked = ask(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        headers: {
          host: `taviro.localhost:${port}`,
          'accept-encoding': 'br',
          'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
        },
      },
      (answer) => {
        statuses[answer.statusCode ?? 0] = (statuses[answer.statusCode ?? 0] ?? 0) + 1;
        let text = '';
        answer
          .setEncoding('latin1')
          .on('data', (part: string) => (text += part))
          .on('end', () => resolve(text))
          .on('error', () => resolve(''));
      },
    );
    asked.on('error', () => resolve('')).end();
  });

const textOf = async (path: string): Promise<string> => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
const articles = async (): Promise<readonly string[]> => {
  const files = [...(await textOf('/sitemap.xml')).matchAll(/<loc>[^<]*(\/sitemaps\/\d{4}-\d\d\.xml)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const texts = await Promise.all(files.map(textOf));
  return texts.flatMap((text) =>
    [...text.matchAll(/<loc>https?:\/\/[^/<]+(\/[^<]+)<\/loc>/g)].map(([, path = '']) => path),
  );
};

const words = [
  'kormány',
  'budapest',
  'foci',
  'választás',
  'miniszter',
  'euró',
  'magyar',
  'ukrajna',
  'tavasz',
  'bank',
  'lakás',
  'rezsi',
  'víz',
  'film',
  'zene',
];
const kinds = (known: readonly string[]): readonly ((at: number) => string)[] => [
  (at) => `/?isMobileApp=f${at}`,
  (at) => `/archivum?term=${encodeURIComponent(`${words[at % words.length]} szó${at}`)}`,
  (at) => `/archivum?filters=${encodeURIComponent(JSON.stringify({ title: [words[at % words.length], `x${at}`] }))}`,
  (at) => `/legfrissebb?oldal=${String(2 + (at % 100)).padStart(1 + (Math.floor(at / 100) % 6), '0')}`,
  (at) => `${known[at % known.length]}?isMobileApp=${at % 2}&utm_source=${at}`,
  (at) => `/cimke/nincs-${at}`,
  (at) => `/legfrissebb?oldal=2&meccs=${at}`,
  (at) => `/arfolyam?osszeg=${at}`,
];

const node = startNode(port, dataDir, { LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1' });
await node.ready();
const all = kinds(await articles());
await new Promise((resolve) => setTimeout(resolve, 10_000));
console.log(`idle: ${residentOf(node.pid)}`);
let next = 0;
await Promise.all(
  Array.from({ length: connections }, async () => {
    for (let at = next; at < addresses; at = next) {
      next += 1;
      await get((all[at % all.length] as (at: number) => string)(at), at);
      if (next % Math.ceil(addresses / 5) === 0) console.log(`${next}: ${residentOf(node.pid)}; ${onDisk()}`);
    }
  }),
);
console.log(`${addresses} different URLs: ${residentOf(node.pid)}; ${onDisk()}; ${JSON.stringify(statuses)}`);
agent.destroy();
await node.stop();
if (process.env['FAULTS_DIR'] === undefined) rmSync(home, { recursive: true, force: true });
