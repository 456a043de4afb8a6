import { join } from 'node:path';
import { megabytes } from './load.ts';
import type { Tell } from './measurement.ts';
import { startSite } from './servers.ts';

const port = 3937;
const [articles, addresses] = [300, 50_000];

const ask = async (path: string): Promise<string> => (await fetch(`http://127.0.0.1:${port}${path}`)).text();

const pathsIn = (sitemap: string): readonly string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);

const askArticles = async (): Promise<void> => {
  const paths: string[] = [];
  for (const part of pathsIn(await ask('/sitemap.xml'))) {
    if (paths.length >= articles) break;
    paths.push(...pathsIn(await ask(part)));
  }
  for (const path of paths.slice(0, articles)) await ask(path);
};

const askMany = async (): Promise<void> => {
  const at = 50;
  for (let first = 0; first < addresses; first += at)
    await Promise.all(Array.from({ length: at }, (_, offset) => ask(`/cimke/nincs-${first + offset}?oldal=2`)));
};

export const measureServerMemory = async (scratch: string, tell: Tell): Promise<void> => {
  const held = (what: string, now: number, max: number): void =>
    tell({ what, ours: `${now} MB`, beside: '', ratio: '', goal: `≤ ${max} MB`, met: now <= max });
  const env = { DATA_DIR: join(scratch, 'server-memory') };
  const first = await startSite(port, env);
  held('memory at the end of a first start, at most', megabytes(first.pid, 'VmHWM'), 350);
  await first.stop();
  const site = await startSite(port, env);
  await askArticles();
  held(`memory after ${articles} articles`, megabytes(site.pid, 'VmRSS'), 260);
  await askMany();
  held(`memory after ${addresses} different addresses`, megabytes(site.pid, 'VmRSS'), 400);
  await site.stop();
};
