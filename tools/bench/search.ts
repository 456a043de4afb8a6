import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { brand, siteHeader } from '#config/settings/brand.ts';
import { fillArchive } from './large-archive.ts';
import { median, type Tell, whole } from './measurement.ts';
import { settle, startSite, until } from './servers.ts';

const max = 20_000;
const [originPort, sitePort] = [3934, 3935];
const goals = { page: 20, suggestion: 10 } as const;
const asked = 150;

interface Answer {
  readonly ms: number;
  readonly status: number;
  readonly body: string;
}

const asker = (port: number, headers: Readonly<Record<string, string>>) => {
  const agent = new Agent({ keepAlive: true });
  return (path: string, more: Readonly<Record<string, string>> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const begun = performance.now();
      get({ agent, port, host: '127.0.0.1', path, headers: { ...headers, ...more } }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part: string) => (body += part));
        response.on('end', () => resolve({ ms: performance.now() - begun, status: response.statusCode ?? 0, body }));
      }).on('error', reject);
    });
};

type Ask = ReturnType<typeof asker>;

const largeFolder = async (dataDir: string, scratch: string): Promise<string> => {
  if (!existsSync(join(dataDir, 'pg'))) await (await startSite(sitePort, { DATA_DIR: dataDir })).stop();
  const folder = join(scratch, 'archive');
  mkdirSync(folder);
  chmodSync(folder, 0o700);
  for (const kept of ['pg', 'origin-secret']) cpSync(join(dataDir, kept), join(folder, kept), { recursive: true });
  process.stderr.write(`${whole(await fillArchive(folder, max))} articles\n`);
  return folder;
};

const wordsOf = async (ask: Ask): Promise<readonly string[]> => {
  const words = new Set<string>();
  for (let page = 1; page <= 12; page += 1) {
    const { body } = await ask(`/api/search?oldal=${page * 20}&perPage=20`);
    const { items } = JSON.parse(body) as {
      readonly items: readonly { readonly title: string; readonly lead: string }[];
    };
    for (const { title, lead } of items)
      for (const [word] of `${title} ${lead}`.matchAll(/\p{L}{4,}/gu)) words.add(word);
  }
  return [...words];
};

const timesOf = async (ask: Ask, paths: readonly string[]): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const [at, path] of paths.entries()) {
    const { ms, status } = await ask(path, { 'x-forwarded-for': `10.${at >> 8}.${at & 255}.1` });
    if (status !== 200) throw new Error(`${path}: ${status}`);
    times.push(ms);
  }
  return times.toSorted((one, other) => one - other);
};

export const measureSearch = async (dataDir: string, scratch: string, tell: Tell): Promise<void> => {
  const folder = await largeFolder(dataDir, scratch);
  const origin = spawn(process.execPath, ['dist/server/taviro.js', 'origin'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: folder, PORT: String(originPort), LOG_LEVEL: 'error' },
  });
  process.on('exit', () => origin.kill());
  const secret = readFileSync(join(folder, 'origin-secret'), 'utf8').trim();
  const ask = asker(originPort, { 'origin-secret': secret, [siteHeader]: brand.slug });
  await until(async () => (await ask('/healthz').catch(() => null))?.status === 200);
  await settle(origin.pid ?? 0);
  const words = await wordsOf(ask);
  const some = (from: number): readonly string[] =>
    Array.from({ length: asked }, (_, at) => words[(at * 7 + from) % words.length] ?? '');
  const line = (what: string, times: readonly number[], goal: number): void => {
    const p95 = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
    tell({
      what,
      ours: `p95 ${p95.toFixed(1)} ms`,
      beside: `median ${median(times).toFixed(1)} ms`,
      ratio: '',
      goal: `≤ ${goal} ms`,
      met: p95 <= goal,
    });
  };
  const term = encodeURIComponent;
  await timesOf(
    ask,
    some(0).flatMap((word) => [`/api/search?term=${term(word)}`, `/api/search/autocomplete?term=${term(word)}`]),
  );
  line(
    'search, origin',
    await timesOf(
      ask,
      some(1).map((word) => `/api/search?term=${term(word)}`),
    ),
    goals.page,
  );
  const typed = some(2).map((word, at) => term(word.slice(0, 2 + (at % 5))));
  line(
    'suggested titles, origin',
    await timesOf(
      ask,
      typed.map((one) => `/api/search/articles?term=${one}`),
    ),
    goals.suggestion,
  );
  line(
    'suggested tags, origin',
    await timesOf(
      ask,
      typed.map((one) => `/api/search/autocomplete?term=${one}`),
    ),
    goals.suggestion,
  );
  const site = await startSite(sitePort, {
    DATA_DIR: join(scratch, 'web'),
    MAIN_API_URL: `http://127.0.0.1:${originPort}`,
    ORIGIN_SECRET: secret,
    PAGE_CACHE: 'off',
    TRUSTED_PROXIES: '127.0.0.1',
  });
  const open = asker(sitePort, { host: `${brand.slug}.localhost:${sitePort}` });
  await timesOf(
    open,
    some(3).map((word) => `/archivum?term=${term(word)}`),
  );
  line(
    'search, whole page',
    await timesOf(
      open,
      some(4).map((word) => `/archivum?term=${term(word)}`),
    ),
    goals.page,
  );
  await site.stop();
  origin.kill('SIGTERM');
  await once(origin, 'exit');
};
