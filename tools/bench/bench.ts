import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { brand } from '#config/brand.ts';
import { median, requestsPerCpuSecond } from './load.ts';
import { type RunningServer, startBare, startSite } from './servers.ts';
import { measureStart } from './start.ts';
import { measureVerdicts } from './verdict.ts';

/** Rounds alternate between the two sides; a ratio is the median of the rounds' own ratios. */
const rounds = 5;
const seconds = 1.5;
const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
const dataDir = '.data/bench';
const say = (line: string): void => console.log(line);
const whole = (value: number): string => Math.round(value).toLocaleString('en').padStart(9);

const sideBySide = async (name: string, ours: RunningServer, bare: RunningServer, path: string, headers: Readonly<Record<string, string>>, connections: number): Promise<void> => {
  const measure = ({ pid, port }: RunningServer, time = seconds): Promise<number> => requestsPerCpuSecond(pid, { port, path, headers, connections, seconds: time });
  await measure(ours, 4);
  await measure(bare, 4);
  const [own, other, ratios]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const [a, b] = [await measure(ours), await measure(bare)];
    own.push(a);
    other.push(b);
    ratios.push(a / b);
  }
  say(`${name.padEnd(22)} ours ${whole(median(own))}/CPU-s   bare ${whole(median(other))}/CPU-s   ratio ${median(ratios).toFixed(2)} [${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}]`);
};

const cachedPages = async (): Promise<void> => {
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
    const head = Object.fromEntries([...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'].includes(name)));
    const bare = await startBare('tools/bench/bare-hit.mjs', JSON.stringify({ head: { ...head, 'content-encoding': 'br', 'content-length': String(bytes.length) }, file }));
    await sideBySide(`cached ${path}`, ours, bare, path, headers, 16);
    await bare.stop();
  }
  await ours.stop();
};

const assetsOf = (): object => {
  const manifest = JSON.parse(readFileSync('dist/client/manifest.json', 'utf8')) as Record<string, { file: string; assets?: string[] }>;
  const at = (source: string): string => `/${manifest[source]?.file}`;
  return { styles: [at('ui/styles/all.css')], themeScript: at('ui/browser/first-moment.ts'), entry: at('ui/browser/entry.ts'), fonts: [] };
};

const uncachedPages = async (): Promise<void> => {
  const ours = await startSite(3932, { DATA_DIR: dataDir, PAGE_CACHE: 'off' });
  const redirect = await fetch(`http://127.0.0.1:${ours.port}/x/2020/01/01/zsombekhalom-rendelointezet-szavazas`, { redirect: 'manual' });
  const article = redirect.headers.get('location') ?? '/';
  for (const [name, path] of [['front', '/'], ['article', article]] as const) {
    const data = await fetch(`http://127.0.0.1:${ours.port}${path === '/' ? '' : path}/_payload.json`);
    const file = join(scratch, `${name}.json`);
    writeFileSync(file, JSON.stringify({ ...(await data.json() as object), assets: assetsOf() }));
    const bare = await startBare('tools/bench/bare-express.mjs', file);
    await sideBySide(`uncached ${name}`, ours, bare, path, { 'accept-encoding': 'identity' }, 4);
    await bare.stop();
  }
  await ours.stop();
};

const weights = (): void => {
  const sizeOf = (name: string): number => brotliCompressSync(readFileSync(`dist/client/assets/${name}`)).length / 1024;
  const scripts = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'));
  const first = scripts.filter((name) => /^(entry|first)-/.test(name)).reduce((sum, name) => sum + sizeOf(name), 0);
  const all = scripts.reduce((sum, name) => sum + sizeOf(name), 0);
  say(`${'script'.padEnd(22)} before the first touch ${first.toFixed(2)} KB br on every route (goal ≤ 2)   everything ${all.toFixed(1)} KB br (goal ≤ 130)`);
};

say(`${brand.name}: ${rounds} alternating rounds of ${seconds} s, medians, requests per second of the server's own processor time\n`);
await cachedPages();
await uncachedPages();
const { compiled, naive } = measureVerdicts(300_000);
say(`${'one verdict'.padEnd(22)} compiled ${compiled.toFixed(0)} ns (goal ≤ 300)   naive list ${naive.toFixed(0)} ns   ratio ${(naive / compiled).toFixed(1)}`);
await measureStart(dataDir, scratch, rounds, say);
weights();
rmSync(scratch, { recursive: true, force: true });
