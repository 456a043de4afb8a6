import type { ChangeSet } from '#adapters/changes/change.ts';
import type { EdgeReceipt } from '#adapters/changes/change-feed.ts';
import type { Log } from '#adapters/telemetry/log.ts';
import { type Measures, reading } from '#adapters/telemetry/metrics/measures.ts';
import type { Time } from '#adapters/time/time.ts';
import type { EdgeTarget } from './edge-targets.ts';
import { type Purge, purgeEverything, purgeForNotices, purgeOfChanges } from './purge-of-changes.ts';
import { createPurgeQueue, type PurgeQueue } from './purge-queue.ts';
import { sendPurge } from './send-purge.ts';
import type { UnconfirmedMark } from './unconfirmed-mark.ts';

export interface PurgeEdges {
  /** Call after this node's own caches are outdated. Resolves within about a second. */
  changed(set: ChangeSet): Promise<readonly EdgeReceipt[]>;
  noticesChanged(): void;
  stop(): Promise<void>;
}

export interface PurgeEdgesNeeds {
  readonly targets: readonly EdgeTarget[];
  readonly mark: UnconfirmedMark;
  readonly measures: Measures | null;
  readonly time: Time;
  readonly log: Log;
  readonly send?: (target: EdgeTarget) => (purge: Purge) => Promise<void>;
}

/** Milliseconds that an editor's receipt waits for an edge. */
const receiptWait = 1_000;
/**
 * Milliseconds. A response that this or another node wrote just before the edit may be stored just after the first
 * purge.
 */
const againAfter = 3_000;

interface Edge {
  readonly target: EdgeTarget;
  readonly queue: PurgeQueue;
}

const watch = (measures: Measures, edges: readonly Edge[]): void => {
  const ofEach = (read: (queue: PurgeQueue) => number) => () =>
    edges.flatMap(({ target, queue }) => reading(read(queue), { 'news.edge': target.name }));
  measures.watch(
    'news.edge.purge.waiting',
    ofEach(({ size }) => size()),
  );
  measures.watch(
    'news.edge.purge.delay',
    ofEach(({ delay }) => delay()),
  );
};

/**
 * Every node purges every edge: a node that learns of an edit late may have sent outdated pages before. Purges are
 * idempotent (docs/decisions/0033).
 */
export const createPurgeEdges = ({
  targets,
  mark,
  measures,
  time,
  log,
  send = (target) => sendPurge(target, time),
}: PurgeEdgesNeeds): PurgeEdges => {
  const edges = targets.map((target): Edge => {
    const count = (outcome: string): void => measures?.count('news.edge.purges', { 'news.edge': target.name, outcome });
    const queue = createPurgeQueue({
      send: send(target),
      time,
      onSent: () => count('confirmed'),
      onFailure: (error) => {
        count('failed');
        log.fold({
          level: 'warn',
          event: 'edge-not-purged',
          same: [target.name],
          fields: { edge: target.name, error },
        });
      },
    });
    return { target, queue };
  });
  if (measures !== null) watch(measures, edges);

  const clearMark = (): void => {
    if (edges.every(({ queue }) => queue.isEmpty())) mark.clear();
  };

  /** False after a second. */
  const isInTime = async (sent: Promise<unknown>): Promise<boolean> => {
    const { promise: late, resolve } = Promise.withResolvers<false>();
    const cancel = time.after(receiptWait, () => resolve(false));
    const inTime = await Promise.race([sent.then(() => true), late]);
    cancel();
    return inTime;
  };

  const receiptFrom = async ({ target: { name }, queue }: Edge, sent: Promise<void>): Promise<EdgeReceipt> => {
    const begun = time.monotonic();
    const confirmed = !queue.isFailing() && (await isInTime(sent));
    return { name, ms: confirmed ? Math.round(time.monotonic() - begun) : null };
  };

  const purge = (one: Purge): Promise<readonly EdgeReceipt[]> => {
    mark.set();
    return Promise.all(
      edges.map((edge) => {
        const sent = edge.queue.add(one);
        void sent.then(clearMark);
        return receiptFrom(edge, sent);
      }),
    );
  };

  // The last process ended before an edge had confirmed.
  if (edges.length > 0 && mark.isSet()) void purge(purgeEverything);

  return {
    async changed(set) {
      const one = purgeOfChanges(set);
      if (one === null || edges.length === 0) return [];
      time.after(againAfter, () => void purge(one));
      return purge(one);
    },
    noticesChanged: () => void (edges.length > 0 && purge(purgeForNotices)),
    async stop() {
      await isInTime(Promise.all(edges.map(({ queue }) => queue.add({ hard: [], soft: [] }))));
      for (const { queue } of edges) queue.stop();
    },
  };
};
