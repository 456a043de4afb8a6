import { join } from 'node:path';
import { brand } from '#config/settings/brand.ts';
import { postgresForBench, startOrigin } from '../cold/sites.ts';
import { listedArticles, take } from '../listed-articles.ts';
import { loadOnce } from '../load.ts';
import type { Tell } from '../measurement.ts';
import { asStarted, type RunningServer } from '../servers.ts';
import { timeToFirstPage } from '../start.ts';
import { Figures, tellFigures } from './figures.ts';
import { installPeers } from './install-peers.ts';
import { bytesOf, paddedTo, type Peer, startPeer } from './peer.ts';
import { cpuOf, memoryOf } from './processes.ts';

const port = 3970;
const [sampled, warming, atOnce, connections, links] = [20, 200, 110, 4, 600];
const encodings = ['br', 'identity'] as const;

interface Measured {
  readonly site: RunningServer;
  readonly figures: Figures;
}

const askOnce = async (
  { pid, port }: RunningServer,
  paths: readonly string[],
  encoding: string,
  figures?: Figures,
): Promise<void> => {
  const [begun, before] = [performance.now(), cpuOf(pid)];
  await loadOnce(paths, { port, headers: { 'accept-encoding': encoding }, connections });
  figures?.add(`pages a second, ${encoding}`, (1000 * paths.length) / (performance.now() - begun));
  figures?.add(`CPU ms of a page without its origin, ${encoding}`, ((cpuOf(pid) - before) * 1000) / paths.length);
};

const titleOf = async ({ port }: RunningServer, path: string): Promise<string | undefined> =>
  /<title>[^<]*/.exec((await take(port, path)).toString())?.[0];

/** Each round begins with another one. */
const inTurns = async <Item>(
  items: readonly Item[],
  rounds: number,
  measure: (item: Item, round: number) => Promise<void>,
): Promise<void> => {
  for (let round = 0; round < rounds; round += 1) {
    const first = round % items.length;
    for (const item of [...items.slice(first), ...items.slice(0, first)]) await measure(item, round);
  }
};

const measurePages = async (all: readonly Measured[], articles: readonly string[], rounds: number): Promise<void> => {
  const left = [...articles];
  for (const encoding of encodings) {
    const paths = left.splice(0, warming);
    for (const { site } of all) await askOnce(site, paths, encoding);
  }
  for (const encoding of encodings) {
    const batches = Array.from({ length: rounds }, () => left.splice(0, atOnce));
    await inTurns(all, rounds, ({ site, figures }, round) => askOnce(site, batches[round] ?? [], encoding, figures));
  }
};

/** Next.js repeats its elements as data, and needs fewer links for the same size: this adds it with all links. */
const withSameLinks = (peers: readonly Peer[]): readonly Peer[] => {
  const [first, last] = [peers[0], peers.at(-1)];
  if (first === undefined || last === undefined) return peers;
  const { PADDING = '' } = first.env;
  return [...peers, { ...last, name: `${last.name}, same links`, port: last.port + 1, env: { ...last.env, PADDING } }];
};

/** Uncached articles of one origin, rendered by us and by other frameworks. */
export const measurePeers = async (scratch: string, rounds: number, tell: Tell): Promise<void> => {
  const postgres = await postgresForBench();
  const origin = await startOrigin(postgres, { root: '.', dataDir: join(scratch, 'peers-origin'), port });
  const env = { ...asStarted.env, ...origin.env, DATA_DIR: join(scratch, 'peers-web'), PAGE_CACHE: 'off' };
  const ours: Peer = { name: brand.name, port: port + 1, words: asStarted.words, env };
  const first = await startPeer(ours, '/readyz');
  const articles = await listedArticles(first.port);
  const samples = articles.slice(0, sampled);
  const path = samples[0] ?? '/';
  const bytes = await bytesOf(first.port, samples, 'identity');
  await first.stop();

  const others: Peer[] = [];
  for (const peer of installPeers(scratch, articles.slice(-links), origin, port + 2))
    others.push(await paddedTo(peer, samples, bytes));
  const peers = [ours, ...withSameLinks(others)].map((peer) => ({ ...peer, figures: new Figures(peer.name) }));
  await inTurns(peers, rounds, async ({ words, port, env, figures }) =>
    figures.add('ms from the start to the first page', await timeToFirstPage(words, port, env, { path })),
  );

  const all: Measured[] = [];
  for (const peer of peers) all.push({ site: await startPeer(peer, path), figures: peer.figures });
  const titles = await Promise.all(all.map(({ site }) => titleOf(site, path)));
  if (new Set(titles).size > 1) throw new Error(`the pages have different titles: ${titles.join(', ')}`);
  await measurePages(all, articles.slice(sampled), rounds);
  for (const { site, figures } of all) {
    figures.add('MB of memory after it (RSS)', memoryOf(site.pid));
    for (const encoding of encodings)
      figures.add(`bytes of the page, ${encoding}`, await bytesOf(site.port, samples, encoding));
    await site.stop();
  }
  await origin.stop();
  await postgres.stop();
  const [own = new Figures(ours.name), ...beside] = all.map(({ figures }) => figures);
  tellFigures(own, beside, tell);
};
