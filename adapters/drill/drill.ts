import type {
  DrillCell,
  DrilledUpstream,
  DrillOrder,
  DrillOutcomeOrFailure,
  DrillReport,
  FaultName,
} from '#adapters/newsroom-contract/drill.ts';
import type { TellProgress } from '#adapters/newsroom-contract/migration.ts';
import type { Time } from '#adapters/time/time.ts';
import { askPage, type PageAnswer } from './ask-page.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type FindNeeds, findPages, type FoundPage } from './find-pages.ts';
import { isFailure, outcomeOf } from './judge-page.ts';

/** A web node in its own process, without any stored page. */
export interface DrilledNode {
  readonly port: number;
  /** Moves its clock ahead. */
  readonly advance: (seconds: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface DrillNeeds extends Pick<FindNeeds, 'kindOf' | 'starts'> {
  /** Resolves once it is ready; rejects with its last words. */
  readonly startNode: (upstreams: Readonly<Partial<Record<DrilledUpstream, string>>>) => Promise<DrilledNode>;
  readonly nothingTexts: readonly string[];
  readonly time: Pick<Time, 'deadline' | 'wait'>;
  readonly tell: TellProgress;
  readonly signal: AbortSignal;
}

/** Milliseconds. */
const pageTimeout = 30_000;
/** Seconds: longer than any page is fresh, and than any circuit breaker stays open. */
const pastLifetimes = 1_800;
const upstreamTimeout = 10_000;
const concurrency = 4;
const recoveryTries = 5;

/** Services of a main API without an address of their own (docs/upstreams). */
const embedded: readonly (readonly [DrilledUpstream, RegExp])[] = [
  ['live-scores', /^\/livescore\//],
  ['quiz', /^\/api\/quiz-service\//],
];

interface Drilled {
  readonly proxy: FaultProxy;
  readonly matches?: (path: string) => boolean;
}

type Proxies = ReadonlyMap<DrilledUpstream, FaultProxy>;

const drilledBy = (proxies: Proxies): ReadonlyMap<DrilledUpstream, Drilled> => {
  const main = proxies.get('main');
  const parts = embedded.filter(([name]) => !proxies.has(name));
  const own = [...proxies].map(([name, proxy]) => [name, { proxy }] as const);
  if (main === undefined || parts.length === 0) return new Map<DrilledUpstream, Drilled>(own);
  const rest = (path: string): boolean => parts.every(([, pattern]) => !pattern.test(path));
  return new Map<DrilledUpstream, Drilled>([
    ...own,
    ['main', { proxy: main, matches: rest }],
    ...parts.map(([name, pattern]) => [name, { proxy: main, matches: (path: string) => pattern.test(path) }] as const),
  ]);
};

const inTurns = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  const next = items.entries();
  const one = async (): Promise<void> => {
    for (const [at, item] of next) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, one));
  return results;
};

class Drill {
  readonly #needs: DrillNeeds;
  readonly #proxies: Proxies;
  readonly #drilled: ReadonlyMap<DrilledUpstream, Drilled>;
  #pages: readonly FoundPage[] = [];
  #healthy = new Map<FoundPage, PageAnswer>();

  constructor(needs: DrillNeeds, proxies: Proxies) {
    [this.#needs, this.#proxies, this.#drilled] = [needs, proxies, drilledBy(proxies)];
  }

  get upstreams(): readonly DrilledUpstream[] {
    return [...this.#drilled.keys()];
  }

  get pages(): readonly FoundPage[] {
    return this.#pages;
  }

  #ask(node: DrilledNode, { host, path }: Pick<FoundPage, 'host' | 'path'>): Promise<PageAnswer> {
    const deadline = AbortSignal.any([this.#needs.signal, this.#needs.time.deadline(pageTimeout)]);
    return askPage(node.port, `${host}:${node.port}`, path, deadline);
  }

  #startNode(): Promise<DrilledNode> {
    const urls = [...this.#proxies].map(([name, { url }]) => [name, url] as const);
    return this.#needs.startNode(Object.fromEntries(urls));
  }

  async find(): Promise<void> {
    const node = await this.#startNode();
    try {
      const { kindOf, starts } = this.#needs;
      this.#pages = await findPages({ ask: (host, path) => this.#ask(node, { host, path }), kindOf, starts });
      for (const page of this.#pages) this.#healthy.set(page, await this.#ask(node, page));
    } finally {
      await node.stop();
    }
  }

  #cells(
    about: Pick<DrillCell, 'upstream' | 'fault' | 'state'>,
    node: DrilledNode,
    healthy: ReadonlyMap<FoundPage, PageAnswer>,
  ): Promise<readonly DrillCell[]> {
    return inTurns(this.#pages, async (page): Promise<DrillCell> => {
      const answer = await this.#ask(node, page);
      const outcome = outcomeOf(answer, healthy.get(page) ?? answer, this.#needs.nothingTexts);
      const { route, path } = page;
      return { ...about, route, path, status: answer.status, outcome, failed: isFailure({ ...about, outcome }) };
    });
  }

  /** All pages as the recovered node shows them. */
  async #recover(node: DrilledNode): Promise<ReadonlyMap<FoundPage, PageAnswer>> {
    const healthy = new Map<FoundPage, PageAnswer>();
    for (let tries = 0; tries < recoveryTries; tries += 1) {
      await node.advance(pastLifetimes);
      // The first response may still be the stored one.
      await inTurns(this.#pages, (page) => this.#ask(node, page));
      await inTurns(this.#pages, async (page) => void healthy.set(page, await this.#ask(node, page)));
      if ([...healthy.values()].every(({ status }) => status === 200)) break;
      await this.#needs.time.wait(1_000, this.#needs.signal);
    }
    return healthy;
  }

  async round(upstream: DrilledUpstream, fault: FaultName): Promise<readonly DrillCell[]> {
    const { proxy, matches } = this.#drilled.get(upstream) ?? {};
    const node = await this.#startNode();
    try {
      await proxy?.set(fault, matches);
      const cold = await this.#cells({ upstream, fault, state: 'cold' }, node, this.#healthy);
      await proxy?.set(null);
      const healthy = await this.#recover(node);
      await proxy?.set(fault, matches);
      await node.advance(pastLifetimes);
      const about = { upstream, fault, state: 'warm' } as const;
      const first = await this.#cells(about, node, healthy);
      // After the background refresh that the first requests began.
      const second = await this.#cells(about, node, healthy);
      return [...cold, ...first.map((cell, at) => (cell.failed ? cell : (second[at] ?? cell)))];
    } finally {
      await proxy?.set(null);
      await node.stop();
    }
  }
}

const answers = (url: string, { time, signal }: Pick<DrillNeeds, 'time' | 'signal'>): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.any([signal, time.deadline(upstreamTimeout)]) }).then(
    (response) => response.arrayBuffer().then(() => true),
    () => false,
  );

/** Runs each fault of each upstream against each kind of page, cold and warm. */
export const drill = async ({ against, faults }: DrillOrder, needs: DrillNeeds): Promise<DrillOutcomeOrFailure> => {
  const proxies = new Map<DrilledUpstream, FaultProxy>();
  const cells: DrillCell[] = [];
  let pages: DrillReport['pages'] = [];
  const report = (isInterrupted: boolean) => ({
    done: { pages, cells, failed: cells.filter(({ failed }) => failed).length, isInterrupted },
  });
  try {
    for (const [name, url] of Object.entries(against) as [DrilledUpstream, string][]) {
      const isThere = await answers(url, needs);
      needs.signal.throwIfAborted();
      if (!isThere) return { failed: 'unreachable', about: url };
      proxies.set(name, await startFaultProxy(url));
    }
    const running = new Drill(needs, proxies);
    await running.find();
    needs.signal.throwIfAborted();
    if (running.pages.length === 0) return { failed: 'unreachable', about: Object.values(against).join(', ') };
    pages = running.pages.map(({ route, path }) => ({ route, path }));
    const rounds = running.upstreams.flatMap((upstream) => faults.map((fault) => ({ upstream, fault })));
    for (const [at, { upstream, fault }] of rounds.entries()) {
      needs.signal.throwIfAborted();
      cells.push(...(await running.round(upstream, fault)));
      needs.tell(at + 1, rounds.length);
    }
    return report(false);
  } catch (cause) {
    if (needs.signal.aborted) return report(true);
    return { failed: 'not-started', about: (cause as Error).message };
  } finally {
    await Promise.all([...proxies.values()].map((proxy) => proxy.close()));
  }
};
