import { join } from 'node:path';
import { buildOf } from './build-of.ts';
import { type Build, type ColdSite, postgresForBench, startEmbedded, startOnPostgres } from './sites.ts';
import { listedArticles } from '../listed-articles.ts';
import { loadOnce } from '../load.ts';
import type { Tell } from '../measurement.ts';
import { median, spread, whole } from '../measurement.ts';

export interface ColdNeeds {
  readonly scratch: string;
  readonly rounds: number;
  /** A commit whose build is measured in turns with this one. */
  readonly against: string | null;
  readonly tell: Tell;
}

const ports = [3940, 3944] as const;
const warming = 400;
const atOnce = 220;
const connections = 4;
const goals = { second: 350, cpu: 3, memory: 300, embedded: 3, postgres: 4 } as const;

interface Round {
  readonly perSecond: number;
  /** Milliseconds of an article, of all processes. */
  readonly cpu: number;
}

const measuring = async (site: ColdSite, encoding: string) => {
  const left = [...(await listedArticles(site.port))];
  const asking = { port: site.port, headers: { 'accept-encoding': encoding }, connections };
  const ask = (count: number): Promise<void> => loadOnce(left.splice(0, count), asking);
  await ask(warming);
  return async (): Promise<Round> => {
    const [begun, before] = [performance.now(), await site.cpu()];
    await ask(atOnce);
    const took = performance.now() - begun;
    return { perSecond: (atOnce * 1000) / took, cpu: ((await site.cpu()) - before) * (1000 / atOnce) };
  };
};

const medianOf = (rounds: readonly Round[], what: keyof Round): number => median(rounds.map((round) => round[what]));

const compare = async (
  where: 'embedded' | 'postgres',
  encoding: string,
  sites: readonly ColdSite[],
  { rounds, tell }: ColdNeeds,
): Promise<void> => {
  const measures = await Promise.all(sites.map((site) => measuring(site, encoding)));
  const found: Round[][] = sites.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [at, measure] of measures.entries()) found[at]?.push(await measure());
  const [ours = [], other] = found;
  const ratiosOf = (what: keyof Round): readonly number[] =>
    (other ?? []).map((round, at) => {
      const [own, beside] = [ours[at]?.[what] ?? Number.NaN, round[what]];
      return what === 'cpu' ? beside / own : own / beside;
    });
  const line = (what: keyof Round, unit: string, digits: number, goal: string, met: boolean): void =>
    tell({
      what: `cold articles, ${encoding}, ${where}${what === 'cpu' ? ', CPU of all processes' : ''}`,
      ours: `${medianOf(ours, what).toFixed(digits)}${unit}`,
      beside: other === undefined ? '' : `against ${medianOf(other, what).toFixed(digits)}${unit}`,
      ratio: other === undefined ? '' : spread(median(ratiosOf(what)), ratiosOf(what)),
      goal,
      met,
    });
  const [second, cpu] = [medianOf(ours, 'perSecond'), medianOf(ours, 'cpu')];
  if (other === undefined) line('perSecond', '/s', 0, `≥ ${goals.second}/s`, second >= goals.second);
  else line('perSecond', '/s', 0, `≥ ${goals[where]} ×`, median(ratiosOf('perSecond')) >= goals[where]);
  line('cpu', ' ms', 2, `≤ ${goals.cpu} ms`, cpu <= goals.cpu);
  const memory = sites.map((site) => site.memory());
  tell({
    what: `memory after ${whole(warming + rounds * atOnce)} cold articles, ${where}`,
    ours: `${memory[0]} MB`,
    beside: memory[1] === undefined ? '' : `against ${memory[1]} MB`,
    ratio: '',
    goal: `≤ ${goals.memory} MB`,
    met: (memory[0] ?? Number.NaN) <= goals.memory,
  });
};

/** Uncached articles from the database to the compressed page, each requested once. */
export const measureColdArticles = async (needs: ColdNeeds): Promise<void> => {
  const { scratch, against } = needs;
  const roots = ['.', ...(against === null ? [] : [buildOf(against, scratch)])];
  const buildsIn = (folder: string): readonly Build[] =>
    roots.map((root, at) => ({ root, dataDir: join(scratch, `${folder}-${at}`), port: ports[at] ?? 0 }));
  const uncached = { PAGE_CACHE: 'off' };
  const postgres = await postgresForBench();
  const ways = {
    embedded: (build: Build) => startEmbedded(build, uncached),
    postgres: (build: Build) => startOnPostgres(postgres, build, uncached),
  };
  for (const where of ['embedded', 'postgres'] as const)
    for (const encoding of where === 'embedded' && against === null ? ['br', 'zstd'] : ['br']) {
      const sites: ColdSite[] = [];
      for (const build of buildsIn(`${where}-${encoding}`)) sites.push(await ways[where](build));
      await compare(where, encoding, sites, needs);
      for (const site of sites) await site.stop();
    }
  await postgres.stop();
};
